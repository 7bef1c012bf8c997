// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { setPicksQuestionStatus } from '#contract/picks.ts';
import { listTradesGames } from '#contract/trades.ts';
import { takeAssumptions } from '#http/assumptions.ts';
import { call, send } from '#http/call.ts';
import { setCorrecting } from '#http/corrected.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const config = testConfig({
  assumptions: {
    keys: { 'GET auth trades/get-games': { '*.id': 'rows.*.gameId' } },
    dates: { auth: 'DD-MM-YYYY HH:mm' },
    statuses: { auth: { LIVE: 'inprogress' }, picks: { OPEN: 'active' } },
  },
});
beforeAll(() => {
  setConfig(config);
  takeAssumptions(config);
});
afterAll(() => setCorrecting(null));

const games = (list: object[]) => () => HttpResponse.json({ rows: list });
const read = () => call(listTradesGames, { query: { status: 'inprogress' } });

it('a service that does otherwise than is assumed is asked and read in its own words [CHK-04]', async () => {
  service.answers(games([{ gameId: 5, status: 'LIVE', game_date: '09-04-2022 19:30' }]));
  expect(await read()).toMatchObject([
    { id: 5, status: 'inprogress', game_date: '2022-04-09T19:30:00' },
  ]);
  expect(new URL(service.requests[0]?.url ?? '').searchParams.get('status')).toBe('LIVE');
  service.answers(games([{ id: null }]));
  await expect(read()).rejects.toMatchObject({ kind: 'shape', field: '0.id' });
});

it('what changes something is sent as the contract says it [CHK-04, NET-05]', async () => {
  await send(setPicksQuestionStatus, { query: { updateStatus: 'active' }, body: [7] });
  expect(new URL(service.requests[0]?.url ?? '').search).toBe('?updateStatus=active');
});
