import type { RmgPlayer } from '#contract/rmg.ts';
import type { Played } from '#custom-pages/rmg-stats/played.ts';
import type { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { MISSING } from '#rules/text.ts';
import { type ExportColumn, momentCell, zonedHead } from '#ui/exportRows.ts';
import { plainText } from '#ui/plainText.ts';

/** One opponent as it came; several in one cell, in their order. */
const ofAll = (players: readonly RmgPlayer[], field: 'display_name' | 'score' | 'health') =>
  players.length < 2
    ? players[0]?.[field]
    : players.map((player) => plainText(player[field]) ?? MISSING).join('; ');

/** The file and the copied table of a user's games (RMG-01, UI-11, UI-17). */
export const gameColumns = (t: ReturnType<typeof useText>): ExportColumn<Played>[] => [
  { label: t('rmg.game'), value: ({ game }) => game.game_id },
  { label: t('rmg.user'), value: ({ user }) => user?.display_name },
  { label: t('rmg.score'), value: ({ user }) => user?.score },
  { label: t('rmg.health'), value: ({ user }) => user?.health },
  { label: t('rmg.opponent'), value: ({ opponents }) => ofAll(opponents, 'display_name') },
  { label: t('rmg.score'), value: ({ opponents }) => ofAll(opponents, 'score') },
  { label: t('rmg.health'), value: ({ opponents }) => ofAll(opponents, 'health') },
  { label: t('rmg.entry'), value: ({ game }) => rupeesCell(game.game?.cost) },
  { label: t('rmg.winnings'), value: ({ game }) => rupeesCell(game.game?.winnings) },
  { label: zonedHead(t('rmg.date')), value: ({ game }) => momentCell(game.timestamp) },
];
