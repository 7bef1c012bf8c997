import type { useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import type { ExportColumn } from './exportRows.ts';

/** What a list knows of a game, whichever service it came from. */
export interface ListedGame {
  home_team_code?: unknown;
  away_team_code?: unknown;
  tournament?: { name?: unknown } | null | undefined;
  game_date?: unknown;
  status?: unknown;
}

/** Games as a copied table or a file; days in the configured zone (UI-11, UI-17). */
export const gameListColumns = <Game extends ListedGame>(
  t: ReturnType<typeof useText>,
  timeZone: string,
  idOf: (game: Game) => unknown,
): ExportColumn<Game>[] => [
  { label: t('ui.game.id'), value: idOf },
  { label: t('ui.game.home'), value: ({ home_team_code }) => home_team_code },
  { label: t('ui.game.away'), value: ({ away_team_code }) => away_team_code },
  { label: t('ui.game.tournament'), value: ({ tournament }) => tournament?.name },
  { label: t('ui.game.date'), value: ({ game_date }) => formatDate(game_date, { timeZone }) },
  { label: t('ui.game.status'), value: ({ status }) => status },
];
