// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROLES, type Role } from '#authProvider/roles.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readsOf } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { readFilters, rmgAddress } from '#resources/rmg/addresses.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';
import { copyRows, savedFiles } from '#testing/ui.tsx';
import { recents } from '#ui/recent.ts';
// The list is loaded when it is first opened: not while a test waits for it.
import '#resource-kit/ResourceList.tsx';
import '#resources/rmg/games/cells.tsx';
import '#resources/rmg/games/RmgGamesHeading.tsx';

const services = setupServices();
setupConsole({ replayUrl: 'https://rooms.example{navigate}?room={game_id}&user={user_id}' });
plainStyles();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GAMES = 'GET auth rmg/user-games';
const user = String(userAt(0).id);
const open = (query = '', role: Role = 'support') =>
  openConsole(issueToken({ role }), `/more-games/stats${query}`);
const table = () => screen.findByRole('table');
const answer = (user_games: unknown[]) =>
  services.fault({ call: GAMES, status: 200, body: { user_games } });
const player = (unique_id: unknown, display_name: unknown, more = {}) => ({
  unique_id,
  display_name,
  score: 30,
  health: 2,
  winnings: 0,
  ...more,
});
const texts = async () => {
  const [, ...rows] = within(await table()).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.trim()),
  );
};

describe('the address', () => {
  it('is read and written as type and user_id [RMG-01]', () => {
    const read = (query: string) => readFilters(new URLSearchParams(query));
    expect(read('type=1&user_id=%2048213%09&page=3')).toEqual({ type: '1', userId: '48213' });
    expect(read('page=0')).toEqual({ type: '', userId: '' });
    expect(rmgAddress({ type: 'a&b', userId: '4 8' })).toBe(
      '/more-games/stats?type=a%26b&user_id=4+8',
    );
    expect(rmgAddress({ userId: '48213' })).toBe('/more-games/stats?user_id=48213');
  });
});

it.each(ROLES)('is open to %s and asks for a game first [RMG-04]', async (role) => {
  await open('', role);
  expect(
    await screen.findByText('Please select a game and filters to view RMG games'),
  ).toBeTruthy();
  expect(services.requests(GAMES)).toEqual([]);
});

it('offers the active types by name, and Apply once both are chosen [RMG-01, UI-09]', async () => {
  const { router } = await open();
  await screen.findByRole('button', { name: 'Ludo' });
  const pressed = screen.getAllByRole('button', { pressed: false });
  // The star beside the title has no text.
  const names = pressed.map((one) => one.textContent).filter((name) => name !== '');
  expect(names).toEqual(['Ludo', 'Snakes and ladders', 'Pool duel']);
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect(apply.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Ludo' }));
  expect(apply.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('User ID'), `  ${user} `);
  expect(apply.disabled).toBe(false);
  expect(services.requests(GAMES)).toEqual([]);
  await userEvent.click(apply);
  expect(router.state.location.search).toBe(`?type=1&user_id=${user}`);
  await table();
  expect(services.requests(GAMES)[0]?.query).toEqual({ game_type: '1', page: '1', user_id: user });
});

it('keeps Apply off for a blank user ID [RMG-01]', async () => {
  await open('?type=1');
  expect((await screen.findByRole('button', { name: 'Ludo' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await userEvent.type(screen.getByLabelText('User ID'), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
});

it('shows the columns, the user looked up first wherever the players stand [RMG-01, RMG-05, APP-17]', async () => {
  const mine = player(user, 'Asha Rao', { winnings: '47.50' });
  const theirs = player('u2', 'Ravi', { score: null, health: 'x' });
  const game = (players: unknown, more = {}) => ({ cost: 25, winnings: 47.5, players, ...more });
  answer([
    { game_id: 'g1', timestamp: 1649529000, game: game([theirs, mine]) },
    { game_id: 'g2', timestamp: 1649529000000, game: game([mine, theirs]) },
    { game_id: 'g3', timestamp: null, game: game([mine], { cost: '12', winnings: 'none' }) },
    { game_id: 'g4', timestamp: '0000-00-00', game: null },
  ]);
  await open(`?type=1&user_id=${user}`);
  const heads = within(await table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
  expect(heads).toEqual([
    'User (Score / Health)',
    'Opponent (Score / Health)',
    'Replay',
    'Entry',
    'Winnings',
    'Date',
  ]);
  const replay = (id: string) => `Replay of game ${id}, opens a new tab`;
  expect(await texts()).toEqual([
    [
      'Asha Rao Winner (30 / 2)',
      'Ravi  (— / —)',
      replay('g1'),
      '₹25.00',
      '₹47.50',
      '10 Apr 2022, 00:00',
    ],
    [
      'Asha Rao Winner (30 / 2)',
      'Ravi  (— / —)',
      replay('g2'),
      '₹25.00',
      '₹47.50',
      '10 Apr 2022, 00:00',
    ],
    ['Asha Rao Winner (30 / 2)', '—', replay('g3'), '₹12.00', '—', '—'],
    ['—', '—', replay('g4'), '—', '—', '—'],
  ]);
});

it('puts a medal, told to screen readers, beside winnings only [RMG-02]', async () => {
  const rows = ['0', 0, -5, 'x', null, '0.01'].map((winnings, n) => ({
    game_id: n,
    game: { players: [player(user, `P${n}`, { winnings })] },
  }));
  answer(rows);
  await open(`?type=1&user_id=${user}`);
  const medals = (await texts()).map(([cell]) => cell?.includes('Winner'));
  expect(medals).toEqual([false, false, false, false, false, true]);
});

describe('replay', () => {
  const one = { game_id: 'a/b?c', game: { players: [player(user, 'Asha')] } };

  it('opens the room of the game in a new tab, without handing over the opener [RMG-03]', async () => {
    answer([one]);
    await open(`?type=1&user_id=${user}`);
    await screen.findByRole('button', { name: 'Ludo' });
    const link = await screen.findByRole('link', { name: /^Replay/ });
    expect(link.getAttribute('href')).toBe(
      `https://rooms.example/ludo/room?room=a%2Fb%3Fc&user=${user}`,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('is "—" where the type is not known [RMG-03]', async () => {
    answer([one]);
    await open(`?type=99&user_id=${user}`);
    expect((await texts())[0]?.[2]).toBe('—');
  });

  it('says so when no address is configured [RMG-03]', async () => {
    setConfig(testConfig());
    answer([one]);
    await open(`?type=1&user_id=${user}`);
    expect((await texts())[0]?.[2]).toBe('—');
    expect(screen.getByText(/replayUrl is not set/)).toBeTruthy();
  });
});

describe('pages', () => {
  it('go on until fewer than ten rows, and back to the first [RMG-04, UI-08, APP-15]', async () => {
    const { router } = await open(`?type=1&user_id=${user}&page=3`);
    await table();
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('Next').disabled).toBe(false);
    await userEvent.click(button('Next'));
    expect(router.state.location.search).toBe(`?type=1&user_id=${user}&page=4`);
    await waitFor(() => expect(button('Next').disabled).toBe(true));
    expect(screen.getByText('Page 4')).toBeTruthy();
    expect(await texts()).toHaveLength(4);
    await userEvent.click(button('Previous'));
    expect(screen.getByText('Page 3')).toBeTruthy();
  });

  it('past the end give way to the last one, found with few calls [RMG-04, UI-08, APP-15]', async () => {
    const { router } = await open(`?type=1&user_id=${user}&page=99`);
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?type=1&user_id=${user}&page=4`),
    );
    expect(await texts()).toHaveLength(4);
    expect(screen.queryByText('No Data Found!!')).toBeNull();
    await waitFor(() =>
      expect(services.requests(GAMES).map(({ query }) => query.page)).toEqual([
        '99',
        '98',
        '1',
        '2',
        '4',
        '4',
      ]),
    );
    expect(router.state.action).toBe('REPLACE');
  });

  it.each(['-3', 'abc', '0', ''])(
    'page=%s is replaced by the first [RMG-04, UI-08]',
    async (page) => {
      const { router } = await open(`?type=1&user_id=${user}&page=${page}`);
      await waitFor(() => expect(router.state.location.search).toBe(`?type=1&user_id=${user}`));
      await table();
      expect(services.requests(GAMES).map(({ query }) => query.page)).toEqual(['1']);
    },
  );

  it('have no previous at 1 and name an empty one [RMG-04]', async () => {
    await open(`?type=1&user_id=stranger`);
    expect(await screen.findByText('No Data Found!!')).toBeTruthy();
    expect(screen.getByText('Page 1')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });
});

it('says that a type does not exist, instead of that its user has no games [RMG-04]', async () => {
  await open(`?type=zzz&user_id=${user}`);
  expect(await screen.findByText('There is no active game type “zzz”')).toBeTruthy();
  expect(screen.queryByText('No Data Found!!')).toBeNull();
});

it('reads games when the types fail, and types when the games fail [NET-10]', async () => {
  services.fault({
    call: 'GET auth rmg/games',
    status: 403,
    body: { message: 'No types for you' },
  });
  await open(`?type=1&user_id=${user}`);
  expect((await screen.findByRole('alert')).textContent).toContain('No types for you');
  expect((await texts()).length).toBe(10);
});

it('is remembered as a user, and leads to the look-up [UI-17, APP-16, APP-18]', async () => {
  await open(`?type=1&user_id=${user}`);
  await screen.findByRole('heading', { name: `Real-money games of user ${user}` });
  expect(recents()[0]).toEqual({
    kind: 'user',
    id: user,
    to: `/more-games/stats?type=1&user_id=${user}`,
  });
  expect(screen.getByRole('link', { name: 'User look-up' }).getAttribute('href')).toBe(
    `/?user=${user}`,
  );
});

it('copies and saves every opponent of a game, in the order of the seats [UI-17, UI-11]', async () => {
  const person = userEvent.setup();
  const saved = savedFiles();
  answer([
    {
      game_id: 'g1',
      timestamp: 1649529000,
      game: {
        cost: 5,
        winnings: 9,
        players: [
          player(user, 'Me'),
          player('2', 'Asha', { score: 12, health: 1 }),
          player('3', null, { score: 7, health: 0 }),
        ],
      },
    },
  ]);
  await open(`?type=1&user_id=${user}`);
  await copyRows();
  const [, row] = (await navigator.clipboard.readText()).split('\n');
  expect(row?.split('\t').slice(4, 8)).toEqual(['Asha; —', '12; 7', '1; 0', '5']);
  await person.click(screen.getByRole('button', { name: 'Copy Game ID' }));
  expect(await navigator.clipboard.readText()).toBe('g1');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 1 row');
  await waitFor(() => expect(saved[0]).toContain('g1,Me,30,2,"Asha; —","12; 7","1; 0",5,9,'));
});

it('tells when the types of games were read, reads them again, and says when that failed [UI-15]', async () => {
  const TYPES = 'GET auth rmg/games';
  await open();
  await screen.findByRole('button', { name: 'Ludo' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(services.requests(TYPES)).toHaveLength(2));
  services.fault({ call: TYPES, status: 403, body: { message: 'Not now' } });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^Could not be refreshed/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ludo' })).toBeTruthy();
});

it('tells one time once games are shown; that of the types only when they failed [UI-15]', async () => {
  const TYPES = 'GET auth rmg/games';
  await open(`?type=1&user_id=${user}`);
  await table();
  await screen.findByRole('button', { name: 'Ludo' });
  expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1);
  services.fault({ call: TYPES, status: 403, body: { message: 'Not now' } });
  await queryClient.refetchQueries({ predicate: readsOf([listGameTypes]) });
  expect(await screen.findByText(/^Could not be refreshed/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(2);
});
