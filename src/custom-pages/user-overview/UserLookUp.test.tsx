// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { A, ALL, ROLES, type Role, S, SA, T } from '#authProvider/roles.ts';
import { openSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { english } from '#i18n/english.ts';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, Wrapper } from '#testing/ui.tsx';
import { grantPages, type Page } from '#ui/page.ts';
import { noteRecent, recents } from '#ui/recent.ts';
import { RecentLinks } from './RecentLinks.tsx';
import { UserLookUp } from './UserLookUp.tsx';

const services = setupServices();
setupConsole();
plainStyles();
afterEach(cleanup);

const user = String(userAt(0).id);
const page = (path: string, roles: readonly Role[]): Page => ({
  name: path,
  path,
  roles,
  title: 'layout.home',
  load: () => new Promise(() => {}),
});
/** The full pages with their roles, as the requirements list them. */
const pages = [
  page('/trades/user-games/:userId?', [A, T, SA, S]),
  page('/super-predictor', [A]),
  page('/street/games-list/:userId?', ALL),
  page('/picks/user-report/:userId?', [A, T, SA, S]),
  page('/more-games/stats', ALL),
  page('/pan-verification/manage', ALL),
  page('/bank-verification/manage', [A, T, SA]),
];

grantPages(pages);

async function lookUp(userId: string, role: Role = 'admin') {
  sessionStorage.setItem('jwt', issueToken({ role }));
  await openSession();
  return render(
    <Wrapper path={userId === '' ? '/' : `/?user=${encodeURIComponent(userId)}`}>
      <QueryClientProvider client={queryClient}>
        <UserLookUp pages={pages} />
        <RecentLinks />
      </QueryClientProvider>
    </Wrapper>,
  );
}
/** Looked for by their elements: roles take long to work out among so much. */
const headings = () => [...document.querySelectorAll<HTMLElement>('h3')];
const titles = () => headings().map((one) => one.textContent);
function panel(name: string): HTMLElement {
  const section = headings()
    .find((one) => one.textContent === name)
    ?.closest('section');
  if (!section) throw new Error(`no panel ${name}`);
  return section;
}
const read = (name: string) =>
  waitFor(() => {
    expect(panel(name).textContent).not.toContain('Data is Loading...');
    return panel(name).textContent;
  });

describe('the user look-up', () => {
  it('shows no panel and asks for nothing before a user is typed [APP-18]', async () => {
    await lookUp('');
    expect(titles()).toEqual([]);
    expect(services.requests()).toEqual([]);
  });

  it('takes a typed user ID, trimmed, into the address and asks every product for it [APP-18, APP-15, UI-09]', async () => {
    await lookUp('');
    await userEvent.click(screen.getByLabelText('User ID'));
    await userEvent.paste(` ${user}\t`);
    await userEvent.keyboard('{enter}');
    expect(titles()).toHaveLength(7);
    await waitFor(() => {
      const asked = services.requests().map(({ query }) => query.user_id ?? query.search);
      expect(asked.filter((id) => id === user)).toHaveLength(10);
    });
    expect(recents()[0]).toEqual({ kind: 'user', id: user, to: `/?user=${user}` });
  });

  it.each(['12.9', '-1', '48213 48344', '48213,48344', '+5'])(
    'refuses %j at the field and looks nobody up [APP-18, UI-06]',
    async (typed) => {
      await lookUp('');
      const box = screen.getByLabelText('User ID');
      fireEvent.change(box, { target: { value: typed } });
      expect(box.getAttribute('aria-invalid')).toBe('true');
      screen.getByText(english.ui.notOneUser);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Look up' }).disabled).toBe(
        true,
      );
      fireEvent.submit(screen.getByRole('search'));
      expect(titles()).toEqual([]);
      expect(services.requests()).toEqual([]);
      expect(recents()).toEqual([]);
    },
  );

  it.each(['12.9', '-1', '48213,48344', '+5'])(
    'reads nothing for %j in the address, says so at the field and notes nobody [APP-18, UI-06, UI-17]',
    async (asked) => {
      await lookUp(asked);
      expect(screen.getByLabelText<HTMLInputElement>('User ID').value).toBe(asked);
      screen.getByText(english.ui.notOneUser);
      screen.getByRole('link', { name: english.home.clear });
      expect(titles()).toEqual([]);
      expect(services.requests()).toEqual([]);
      expect(recents()).toEqual([]);
    },
  );

  it('looks up the one id of what was pasted with blanks around it [APP-18, UI-06]', async () => {
    await lookUp('');
    fireEvent.change(screen.getByLabelText('User ID'), { target: { value: ' 48213 ' } });
    expect(screen.queryByText(english.ui.notOneUser)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(titles()).toHaveLength(7);
    expect(recents()[0]?.id).toBe('48213');
    await waitFor(() =>
      expect(services.requests().map(({ query }) => query.user_id ?? query.search)).toContain(
        '48213',
      ),
    );
  });

  it.each([...ROLES])(
    'has the panels whose full page %s may open [APP-18, APP-04]',
    async (role) => {
      const expected = {
        'Trades games': [A, T, SA, S],
        Predictions: [A],
        'Street games': ALL,
        'Picks this month': [A, T, SA, S],
        'Real-money games': ALL,
        'PAN requests': ALL,
        'Bank requests': [A, T, SA],
      };
      await lookUp(user, role);
      expect(titles()).toEqual(
        Object.entries(expected).flatMap(([title, roles]) =>
          roles.some((one) => one === role) ? [title] : [],
        ),
      );
    },
  );

  it.each([
    ['Trades games', `/trades/user-games/${user}`],
    ['Street games', `/street/games-list/${user}`],
    ['Picks this month', `/picks/user-report/${user}`],
    ['Real-money games', `/more-games/stats?user_id=${user}`],
    ['PAN requests', `/pan-verification/manage?filter=%7B%22search%22%3A%22${user}%22%7D`],
    ['Bank requests', `/bank-verification/manage?filter=%7B%22user_id%22%3A%22${user}%22%7D`],
  ])('leads from %s to the full page of the user [APP-18]', async (title, address) => {
    await lookUp(user);
    const link = within(panel(title)).getByRole('link', { name: `Open ${title}` });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('shows what each product knows [APP-18]', async () => {
    services.fault({
      call: 'GET auth trades/support/user-games',
      status: 200,
      body: [{ id: 'g1', status: 'active', game_date: 'soon', home_team_code: 'IND' }],
    });
    services.fault({
      call: 'GET picks admin/report/month',
      status: 200,
      body: {
        summary: { totalTeams: 12, totalEntryFees: '1500', totalWinningsDistributed: null },
        picksLeaguesTeams: [],
      },
    });
    services.fault({
      call: 'GET auth rmg/games',
      status: 200,
      body: { active: [{ id: 1, name: 'ludo', navigate: '/ludo/room' }] },
    });
    services.fault({
      call: 'GET auth rmg/user-games',
      status: 200,
      body: { user_games: [{ game_id: 1, timestamp: 1649529000, game: null }] },
    });
    const request = { name_pan_card: 'ASHA RAO', status: 'pending', urls: [] };
    services.fault({
      call: 'GET auth pan-verification/pending-verification',
      status: 200,
      body: {
        data: [
          { ...request, _id: 1, user_id: Number(user), pan: 'ABCPR1234F' },
          { ...request, _id: 2, user_id: `${user}9`, pan: 'ZZZPZ9999Z' },
        ],
      },
    });
    services.fault({
      call: 'GET auth users/bypass-bank-kyc/list',
      status: 200,
      body: {
        data: [{ _id: 1, user_id: user, status: 'verified', json: '{"account_number":"00012"' }],
      },
    });
    await lookUp(user);
    expect(await read('Trades games')).toContain('IND v —');
    expect(await read('Picks this month')).toMatch(/Teams12Entry fees₹1,500.00Winnings—/);
    expect(await read('Real-money games')).toMatch(/Ludo 1 · last 10 Apr 2022/);
    expect(await read('PAN requests')).toContain('ABCPR1234F');
    expect(panel('PAN requests').textContent).not.toContain('ZZZPZ9999Z');
    expect(await read('Bank requests')).toMatch(/———Verified/);
  });

  it('copies the rows of all panels at once, all that were read [UI-17, WHY-04]', async () => {
    const game = (id: string) => ({
      id,
      status: 'active',
      game_date: '2022-04-09T10:00:00Z',
      home_team_code: 'IND',
      away_team_code: 'AUS',
      tournament: { name: 'World Cup' },
    });
    const ids = ['g1', 'g2', 'g3', 'g4', 'g5'];
    services.fault({
      call: 'GET auth trades/support/user-games',
      status: 200,
      body: ids.map(game),
    });
    services.fault({
      call: 'GET auth street/support/user-games/{status}/street.json',
      status: 200,
      body: { games: [game('s1'), game('s2'), game('s3')] },
    });
    services.fault({
      call: 'GET picks admin/report/month',
      status: 200,
      body: {
        summary: { totalTeams: 12, totalEntryFees: '1500', totalWinningsDistributed: 900.5 },
        picksLeaguesTeams: [],
      },
    });
    services.fault({
      call: 'GET auth rmg/games',
      status: 200,
      body: { active: [{ id: 1, name: 'ludo', navigate: '/ludo/room' }] },
    });
    services.fault({
      call: 'GET auth rmg/user-games',
      status: 200,
      body: {
        user_games: [
          {
            game_id: 'r1',
            timestamp: 1649529000,
            game: {
              cost: 10,
              winnings: 18,
              players: [
                { unique_id: user, display_name: 'Asha', score: 5, health: 2 },
                { user_id: '1', display_name: 'Ravi', score: 3, health: 0 },
              ],
            },
          },
        ],
      },
    });
    services.fault({
      call: 'GET auth pan-verification/pending-verification',
      status: 200,
      body: {
        data: [
          { _id: 1, user_id: user, pan: 'ABCPR1234F', name_pan_card: '=ASHA', status: 'pending' },
          { _id: 2, user_id: `${user}9`, pan: 'ZZZPZ9999Z', status: 'pending' },
        ],
      },
    });
    services.fault({
      call: 'GET auth users/bypass-bank-kyc/list',
      status: 200,
      body: {
        data: [
          {
            _id: 1,
            user_id: user,
            status: 'verified',
            json: '{"account_name":"Asha Rao","account_number":"00012","account_ifsc":"HDFC0000001"}',
          },
        ],
      },
    });
    const copied = copiedTexts();
    await lookUp(user);
    for (const name of ['Trades games', 'Street games', 'Picks this month', 'PAN requests'])
      await read(name);
    await waitFor(() => expect(panel('Real-money games').textContent).toContain('Ludo 1'));
    await read('Bank requests');
    fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const blocks = (copied[0] ?? '')
      .split(/\r?\n\r?\n/)
      .map((block) => block.split(/\r?\n/).map((line) => line.split('\t')));
    expect(blocks.map((block) => block[0]?.[0])).toEqual([
      'Trades games',
      'Street games · Completed',
      'Street games · Live',
      'Street games · Upcoming',
      'Picks this month',
      'Real-money games · Ludo',
      'PAN requests',
      'Bank requests',
    ]);
    const rowsOf = (title: string) =>
      blocks.find((block) => block[0]?.[0] === title)?.slice(1) ?? [];
    const trades = rowsOf('Trades games');
    expect(trades[0]?.[0]).toBe('Game ID');
    expect(trades.slice(1).map(([id]) => id)).toEqual(ids);
    expect(trades[1]?.slice(1, 4)).toEqual(['IND', 'AUS', 'World Cup']);
    const street = rowsOf('Street games · Live');
    expect(street.slice(1).map(([id]) => id)).toEqual(['s1', 's2', 's3']);
    expect(rowsOf('Picks this month')).toEqual([
      ['User ID', 'Teams', 'Entry fees', 'Winnings'],
      [user, '12', '1500', '900.5'],
    ]);
    const [, rmg] = rowsOf('Real-money games · Ludo');
    expect(rmg?.slice(0, 9)).toEqual(['r1', 'Asha', '5', '2', 'Ravi', '3', '0', '10', '18']);
    expect(rowsOf('PAN requests')).toEqual([
      ['User ID', 'PAN', 'Name on card', 'Name at bank', 'Status'],
      [user, 'ABCPR1234F', expect.stringMatching(/^.=ASHA$/), '', 'Pending'],
    ]);
    expect(rowsOf('Bank requests')).toEqual([
      ['User ID', 'Account name', 'Account number', 'IFSC', 'Status'],
      [user, 'Asha Rao', expect.stringContaining('00012'), 'HDFC0000001', 'Verified'],
    ]);
  });

  it('offers nothing to copy where there are no rows [UI-17]', async () => {
    await lookUp('stranger');
    await read('Trades games');
    await read('Street games');
    await read('PAN requests');
    await read('Bank requests');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy rows' }).disabled).toBe(
      true,
    );
  });

  it.each([
    ['PAN requests', 'GET auth pan-verification/pending-verification'],
    ['Bank requests', 'GET auth users/bypass-bank-kyc/list'],
  ])(
    'finds the user of %s behind a page of longer ids that begin alike [APP-18]',
    async (title, call) => {
      const row = (n: number, user_id: string) => ({
        _id: n,
        user_id,
        status: 'pending',
        json: '{}',
        urls: [],
      });
      const longer = Array.from({ length: 10 }, (_none, n) => row(n, `${user}${n}`));
      services.fault({ call, status: 200, body: { data: longer }, times: 1 });
      services.fault({ call, status: 200, body: { data: [row(10, user)] } });
      await lookUp(user);
      expect(await read(title)).toContain('Pending');
    },
  );

  it('does not say that there is none while it has not read the whole list [APP-18]', async () => {
    const call = 'GET auth pan-verification/pending-verification';
    const data = Array.from({ length: 10 }, (_none, n) => ({
      _id: n,
      user_id: `${user}${n}`,
      status: 'pending',
      urls: [],
    }));
    services.fault({ call, status: 200, body: { data } });
    await lookUp(user);
    expect(await read('PAN requests')).toContain('Not on the first 5 pages');
    expect(services.requests(call)).toHaveLength(5);
  });

  it('lets each panel fail by itself, and tries that one again [APP-18, NET-10]', async () => {
    services.fault({
      call: 'GET auth users/bypass-bank-kyc/list',
      status: 403,
      body: { message: 'Not your desk' },
    });
    services.fault({
      call: 'GET auth street/support/user-games/{status}/street.json',
      status: 404,
      times: 1,
    });
    await lookUp(user);
    expect(await read('Bank requests')).toContain('Not your desk');
    const street = await read('Street games');
    expect(street).toContain('Error');
    expect(street).toMatch(/Live \d+/);
    expect(await read('Trades games')).not.toContain('Error');
    services.clearFaults();
    await userEvent.click(within(panel('Bank requests')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(panel('Bank requests').textContent).not.toContain('Error'));
    expect(panel('Street games').textContent).toContain('Error');
  });

  it('says what there is none of, for a stranger [APP-18]', async () => {
    await lookUp('stranger');
    expect(await read('Trades games')).toContain('No trades games');
    expect(await read('Street games')).toContain('Upcoming none');
    expect(await read('PAN requests')).toContain('No pending PAN request');
    expect(await read('Bank requests')).toContain('Not on the bypass list');
    await waitFor(() => expect(panel('Real-money games').textContent).toContain('Ludo none'));
  });

  const LEAGUES = 'GET prediction super-predictor/support/user-leagues';
  const games = (count: number) => ({
    games: {
      Earlier: Array.from({ length: count }, (_none, nth) => ({
        id: `p${nth}`,
        status: 'completed',
        game_date: `2026-05-0${nth + 1}`,
        home_team_code: `H${nth}`,
        away_team_code: 'AUS',
      })),
    },
  });
  const entered = (investments: unknown, pnl: unknown) => ({
    investments,
    winnings: 0,
    pnl,
    userLeagues: [{ _id: 1, status: 'completed' }],
  });

  it('reads the predictions of every listed game on demand, names what failed, reads that again and adds up exactly [WHY-04]', async () => {
    services.fault({
      call: 'GET prediction super-predictor/list-games',
      status: 200,
      body: games(5),
    });
    services.fault({ call: LEAGUES, status: 403, body: { message: 'Not this one' }, times: 1 });
    services.fault({ call: LEAGUES, status: 200, body: entered('100.10', -50.05), times: 2 });
    services.fault({
      call: LEAGUES,
      status: 200,
      body: { investments: 0, winnings: 0, pnl: 0, userLeagues: [] },
    });
    await lookUp(user);
    const own = () => within(panel('Predictions'));
    expect(services.requests(LEAGUES)).toHaveLength(0);
    fireEvent.click(own().getByRole('button', { name: 'Read predictions of all listed games' }));
    // The latest game is asked for first, and is the one that failed.
    await own().findByText('1 game could not be read and is not in the total', { exact: false });
    own().getByText('H4 v AUS: Not this one');
    own().getByText('Nothing in 2 other games');
    const total = () =>
      own()
        .getByText(/^Total of/)
        .closest('tr')?.textContent;
    expect(total()).toBe('Total of 2 games₹200.20₹100.10');
    fireEvent.click(own().getByRole('button', { name: 'Read 1 missing game' }));
    await own().findByText('Nothing in 3 other games');
    expect(services.requests(LEAGUES)).toHaveLength(6);
  });

  it('stops reading when told to, and goes on with what is left [WHY-04]', async () => {
    services.fault({
      call: 'GET prediction super-predictor/list-games',
      status: 200,
      body: games(7),
    });
    services.fault({ call: LEAGUES, fault: 'never' });
    await lookUp(user);
    const own = () => within(panel('Predictions'));
    fireEvent.click(own().getByRole('button', { name: 'Read predictions of all listed games' }));
    await own().findByText('Reading games: 0 of 7');
    // So many at once, no more.
    await waitFor(() => expect(services.requests(LEAGUES)).toHaveLength(3));
    fireEvent.click(own().getByRole('button', { name: 'Stop' }));
    services.clearFaults();
    services.fault({ call: LEAGUES, status: 200, body: entered(1, 0) });
    fireEvent.click(await own().findByRole('button', { name: 'Read 7 missing games' }));
    await own().findByText('Total of 7 games');
  });

  const TRADED = 'GET auth trades/support/user-games';
  const TRADES = 'GET auth trades/support/get-trades';
  const traded = (ids: readonly number[]) => ({
    games: ids.map((id) => ({
      id,
      status: 'inactive',
      game_date: `2026-05-0${(id % 9) + 1}`,
      home_team_code: `H${id}`,
      away_team_code: 'AUS',
    })),
  });

  it('adds up all trades games of the user on demand, and says before that only the first page is sorted [WHY-04]', async () => {
    const ten = Array.from({ length: 10 }, (_none, nth) => 80_000 + nth);
    services.fault({ call: TRADED, status: 200, body: traded(ten), times: 1 });
    services.fault({
      call: TRADED,
      status: 200,
      body: traded([...ten.slice(1), 90_000]),
      times: 1,
    });
    services.fault({ call: TRADED, status: 200, body: traded([90_001]), times: 1 });
    services.fault({
      call: TRADES,
      status: 200,
      body: { total_investments: 10, total_refunds: 0, winnings: 5, trades: [] },
    });
    await lookUp(user);
    expect(await read('Trades games')).toContain('among the first 10 games only');
    const own = () => within(panel('Trades games'));
    fireEvent.click(own().getByRole('button', { name: 'Add up all trades games' }));
    await own().findByText('Total of 11 games');
    expect(panel('Trades games').textContent).not.toContain('games only');
    expect(services.requests(TRADES).length).toBeGreaterThan(9);
  });

  it('of two users never calls a game equal before their money is known, nor hides it; then only what is alike [WHY-05]', async () => {
    const money = (total_investments: number) => ({
      call: TRADES,
      status: 200,
      body: { total_investments, total_refunds: 0, winnings: 5, trades: [] },
      times: 1,
    });
    services.fault({ call: TRADED, status: 200, body: traded([7, 6]) });
    await pair('user=100&with=200');
    await waitFor(() => expect(titles()).toContain('Trades games'), { timeout: 5000 });
    await read('Trades games');
    const own = () => within(panel('Trades games'));
    const lines = () =>
      [...panel('Trades games').querySelectorAll('tbody tr')].map((row) => row.textContent);
    fireEvent.click(screen.getByRole('switch', { name: 'Hide equal lines' }));
    const before = lines();
    expect(before).toHaveLength(2);
    for (const line of before) expect(line).toMatch(/\(not compared yet\)$/);
    const add = (user: string) =>
      fireEvent.click(
        within(own().getByRole('group', { name: new RegExp(user) })).getByRole('button', {
          name: 'Add up all trades games',
        }),
      );
    services.fault(money(10));
    services.fault(money(10));
    add('100');
    await waitFor(() =>
      expect(panel('Trades games').textContent).toMatch(/staked ₹10\.00.*staked ₹10\.00/),
    );
    expect(lines()).toHaveLength(2);
    services.fault(money(10));
    services.fault(money(25));
    add('200');
    await own().findByText('1 equal line is hidden');
    expect(lines()).toEqual([
      expect.stringMatching(/staked ₹10\.00.*staked ₹25\.00, returned ₹5\.00$/),
    ]);
  });

  const pair = async (search: string) => {
    sessionStorage.setItem('jwt', issueToken({ role: 'support' }));
    await openSession();
    return render(
      <Wrapper path={`/?${search}`}>
        <QueryClientProvider client={queryClient}>
          <UserLookUp pages={pages} />
        </QueryClientProvider>
      </Wrapper>,
    );
  };

  it('shows two users line by line and hides equal lines on demand [WHY-05]', async () => {
    const request = { status: 'pending', urls: [], pan: 'ABCPR1234F' };
    services.fault({
      call: 'GET auth pan-verification/pending-verification',
      status: 200,
      body: {
        data: [
          { ...request, _id: 1, user_id: 100, name_pan_card: 'ASHA' },
          { ...request, _id: 2, user_id: 200, name_pan_card: 'ASHA' },
          { ...request, _id: 3, user_id: 200, name_pan_card: 'RAVI', pan: 'XYZPR9999Z' },
        ],
      },
    });
    await pair('user=100&with=200');
    await waitFor(() => expect(titles()).toContain('PAN requests'), { timeout: 5000 });
    await read('PAN requests');
    const rows = () =>
      [...panel('PAN requests').querySelectorAll('tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      );
    expect(rows()).toEqual([
      ['Line', 'User 100', 'User 200'],
      ['ABCPR1234F', 'ASHA · Pending', 'ASHA · Pending (equal)'],
      ['XYZPR9999Z', '—', 'RAVI · Pending'],
    ]);
    fireEvent.click(screen.getByRole('switch', { name: 'Hide equal lines' }));
    expect(rows()).toHaveLength(2);
    expect(panel('PAN requests').textContent).toContain('1 equal line is hidden');
    expect(titles()).not.toContain('Predictions');
    expect(recents().map(({ id }) => id)).toEqual(expect.arrayContaining(['100', '200']));
  });

  it.each([
    ['user=100&with=100', english.why.user.sameTwice],
    ['user=100&with=12.9', english.ui.notOneUser],
  ])('of %s shows the first user alone and says why [WHY-05, UI-06]', async (search, why) => {
    await pair(search);
    screen.getByText(why);
    expect(screen.getByLabelText('Compare with').getAttribute('aria-invalid')).toBe('true');
    expect(titles()).toContain('PAN requests');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('of no first user looks nobody up [WHY-05]', async () => {
    await pair('user=-1&with=200');
    expect(titles()).toEqual([]);
    expect(services.requests()).toEqual([]);
  });

  it.each(['..', '.', '  '])('looks nobody up for %j [NET-12]', async (id) => {
    await lookUp(id);
    expect(titles()).toEqual([]);
  });

  it('offers what was opened lately, users into the look-up and games where they were open [UI-17]', async () => {
    const view = await lookUp('');
    expect(screen.queryByRole('navigation', { name: 'Recent' })).toBeNull();
    view.unmount();
    noteRecent({ kind: 'game', id: '7', to: '/trades/questions-list/7', name: 'IND v AUS' });
    noteRecent({ kind: 'user', id: 'a&b', to: '/street/games-list/a%26b' });
    await lookUp('');
    const links = within(screen.getByRole('navigation', { name: 'Recent' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['a&b', '/?user=a%26b'],
      ['IND v AUS · 7', '/trades/questions-list/7'],
    ]);
  });
});
