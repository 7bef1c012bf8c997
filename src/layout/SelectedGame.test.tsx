// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL, type Role } from '#authProvider/roles.ts';
import { openSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listUserTradesGames } from '#contract/trades.ts';
import { PagesContext } from '#layout/PagesContext.ts';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { setupConsole } from '#testing/screen.tsx';
import { Wrapper } from '#testing/ui.tsx';
import { grantPages, type Page } from '#ui/page.ts';
import { recents } from '#ui/recent.ts';
import { SelectedGame } from './SelectedGame.tsx';

const services = setupServices();
setupConsole();

const STREET_GAMES = 'GET auth street/support/user-games/{status}/street.json';
const user = String(userAt(0).id);
const page = (path: string, roles: readonly Role[] = ALL): Page => ({
  name: path,
  path,
  roles,
  title: 'layout.home',
  load: () => new Promise(() => {}),
});
const pages = [
  page('/super-predictor/questions/:gameId', ['admin']),
  page('/super-predictor/stats/:gameId?/:userId?', ['admin']),
  page('/picks/questions/:gameId'),
  page('/trades/questions-list/:gameId'),
  page('/trades/stats/:gameId?/:userId?'),
  page('/trades/report'),
  page('/trades/report/:gameId'),
  page('/coupons/add/:gameId'),
  page('/street/index/:userId/:gameId'),
];

grantPages(pages);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function bar(path: string, role: Role = 'admin') {
  sessionStorage.setItem('jwt', issueToken({ role }));
  await openSession();
  return render(
    <Wrapper path={path}>
      <QueryClientProvider client={queryClient}>
        <PagesContext value={pages}>
          <SelectedGame />
        </PagesContext>
      </QueryClientProvider>
    </Wrapper>,
  );
}
/** Gives the page the time in which it would have read the game by itself. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));
const shown = () => screen.queryByRole('group', { name: 'Selected game' })?.textContent;

describe('the selected game', () => {
  it.each([
    ['/super-predictor/questions/72001'],
    [`/super-predictor/stats/72001/${user}`],
    ['/picks/questions/72001'],
    ['/trades/questions-list/70001'],
    [`/trades/stats/71001/${user}`],
    ['/trades/report/70001'],
    ['/coupons/add/72001'],
    [`/street/index/${user}/71001`],
  ])('is named with teams and date at %s [APP-11]', async (path) => {
    await bar(path);
    expect(shown()).toBeUndefined();
    await wait();
    await waitFor(() => expect(shown()).toMatch(/[A-Z]+ v [A-Z]+.*\d{1,2} \w{3} \d{4}$/));
    expect(recents()[0]).toMatchObject({
      kind: 'game',
      to: path,
      name: expect.stringMatching(/ v /),
    });
  });

  it('comes from what a page has read, whatever its page of the list, without a call [APP-11]', async () => {
    await bar(`/trades/stats/g7/${user}`);
    const games: AnswerOf<typeof listUserTradesGames> = [
      {
        id: 'g7',
        status: 'active',
        game_date: '2022-04-09T13:00:00Z',
        home_team_code: 'IND',
        away_team_code: null,
        home_team: null,
        away_team: null,
        tournament: null,
      },
    ];
    act(() => {
      const key = readKey(listUserTradesGames, { query: { user_id: user, pageNo: 3 } });
      queryClient.setQueryData(key, games);
    });
    await waitFor(() => expect(shown()).toBe('INDIND v —?9 Apr 2022'));
    await wait();
    expect(services.requests()).toEqual([]);
  });

  it('is nothing where the route has no game, and nothing is asked for [APP-11]', async () => {
    await bar('/trades/report');
    await wait();
    expect(shown()).toBeUndefined();
    expect(services.requests()).toEqual([]);
    expect(recents()).toEqual([]);
  });

  it('is neither asked for nor remembered for a role that may not open the page [APP-01]', async () => {
    await bar('/super-predictor/questions/72001', 'support');
    await wait();
    expect(services.requests()).toEqual([]);
    expect(recents()).toEqual([]);
  });

  it('is nothing when it cannot be read or found; each list is asked once [APP-11]', async () => {
    services.fault({ call: 'GET auth trades/get-questions', status: 500 });
    await bar('/trades/questions-list/nowhere');
    await wait();
    await waitFor(() => expect(services.requests('GET auth trades/get-games')).toHaveLength(3));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).toBeUndefined();
    expect(services.requests()).toHaveLength(4);
  });

  it('shows "—" for a bad date [APP-17]', async () => {
    const games = [{ id: 5, status: 'active', game_date: '0000-00-00', home_team_code: 'IND' }];
    services.fault({ call: STREET_GAMES, status: 200, body: { games } });
    await bar(`/street/index/${user}/5`);
    await wait();
    await waitFor(() => expect(shown()).toBe('INDIND v —?—'));
  });
});
