import type { PredictionGame } from '#contract/prediction.ts';
import type { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { plainText } from '#ui/plainText.ts';

/** Games as rows of a sheet, headings first, each with the heading it stands under (UI-17). */
export const gameRows = (
  t: ReturnType<typeof useText>,
  groups: readonly (readonly [string, readonly PredictionGame[]])[],
): readonly (readonly unknown[])[] => [
  [
    t('prediction.games'),
    t('prediction.gameId'),
    t('prediction.game'),
    t('prediction.tournament'),
    t('prediction.date'),
    t('prediction.status'),
    t('prediction.leagues'),
  ],
  ...groups.flatMap(([heading, games]) =>
    games.map((game) => [
      heading,
      game.id,
      gameCode(game),
      game.tournament?.name,
      game.game_date,
      game.status,
      [...game.leagues].map(([name, value]) => `${name}: ${plainText(value) ?? ''}`).join(' | '),
    ]),
  ),
];
