import { expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { rmgUserGame } from '#contract/rmg.ts';
import { fileColumns } from '#resource-kit/list/fileColumns.ts';
import { playedOf } from '#resources/rmg/games/played.ts';
import { rmgGames } from '#resources/rmg/games/resource.ts';
import { toCsv } from '#rules/csv.ts';
import { testConfig } from '#testing/testConfig.ts';
import { type ExportColumn, tableOf } from '#ui/exportRows.ts';

setConfig(testConfig());

/** A moment whose day in India is the next one. */
const at = '2026-11-26T23:00:00.000Z';
const t = (text: unknown) => JSON.stringify(text);

const lineOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  toCsv(tableOf(columns, rows)).split('\r\n')[1];

it('real-money games with the moment of the screen [APP-17, RMG-01]', () => {
  const game = rmgUserGame.parse({
    game_id: 'g',
    timestamp: at,
    game: { cost: 0.125, winnings: -0.001, players: [] },
  });
  const row = { ...playedOf(game, { user_id: '7' }), id: 'g' };
  const columns = fileColumns(rmgGames.fields, { t, label: t, nameOf: () => null });
  expect(lineOf(columns, [row])).toBe('g,,,,,,,0.13,0,2026-11-27 04:30');
});
