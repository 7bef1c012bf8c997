import type { PredictionGame } from '#contract/prediction.ts';
import type { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { dayCell, type ExportColumn, zonedHead } from '#ui/exportRows.ts';
import { plainText } from '#ui/plainText.ts';

/** A game with the heading it stands under. */
export interface HeadedGame {
  heading: string;
  game: PredictionGame;
}

/** Games as a copied table or a file, each with its heading (UI-11, UI-17). */
export const gameColumns = (t: ReturnType<typeof useText>): ExportColumn<HeadedGame>[] => [
  { label: t('prediction.games'), value: ({ heading }) => heading },
  { label: t('prediction.gameId'), value: ({ game }) => game.id },
  { label: t('prediction.game'), value: ({ game }) => gameCode(game) },
  { label: t('prediction.tournament'), value: ({ game }) => game.tournament?.name },
  { label: zonedHead(t('prediction.date')), value: ({ game }) => dayCell(game.game_date) },
  { label: t('prediction.status'), value: ({ game }) => game.status },
  {
    label: t('prediction.leagues'),
    value: ({ game }) =>
      [...game.leagues].map(([name, value]) => `${name}: ${plainText(value) ?? ''}`).join(' | '),
  },
];
