import { expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#config/testConfig.ts';
import { picksReport } from '#contract/picks.ts';
import { rmgUserGame } from '#contract/rmg.ts';
import { tradesGameReport } from '#contract/trades.ts';
import { reportColumns, rowsOf } from '#custom-pages/picks-report/reportColumns.ts';
import { gameColumns as tradesColumns } from '#custom-pages/trades-report/columns.ts';
import { fileColumns } from '#resource-kit/list/fileColumns.ts';
import { playedOf } from '#resources/rmg/games/played.ts';
import { rmgGames } from '#resources/rmg/games/resource.ts';
import { toCsv } from '#rules/csv.ts';
import { type ExportColumn, tableOf } from '#ui/exportRows.ts';

setConfig(testConfig());

/** A moment whose day in India is the next one. */
const at = '2026-11-26T23:00:00.000Z';
const t = (text: unknown) => JSON.stringify(text);
const codes = { home_team_code: 'IND', away_team_code: 'AUS', game_date: at };

const lineOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  toCsv(tableOf(columns, rows)).split('\r\n')[1];

it('the picks report has the day of the screen and rounded rupees [APP-17, PIC-07]', () => {
  const report = picksReport.parse({
    picksLeaguesTeams: [
      { _id: 't', game_id: 1, user_id: 7, entry_fee: 10, winnings: '1.005', pnl: -0.004 },
    ],
    game_map: { 1: { game_id: 1, ...codes } },
  });
  expect(lineOf(reportColumns(t), rowsOf(report))).toBe('t,1,IND,AUS,2026-11-27,7,10,,,1.01,0,');
});

it('the trades report likewise [APP-17, TRD-06]', () => {
  const game = tradesGameReport.parse({ id: 1, ...codes, investments: 2.675, winnings: '-0.004' });
  expect(lineOf(tradesColumns(t), [game])).toBe('IND v AUS,1,,2026-11-27,2.68,0,,');
});

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
