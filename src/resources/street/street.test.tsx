// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '#authProvider/roles.ts';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copyRows, savedFiles } from '#testing/ui.tsx';
import { recents } from '#ui/recent.ts';

const services = setupServices();
setupConsole();
plainStyles();

const user = String(userAt(0).id);
const LIVE = '71001';
const open = (path: string, role: (typeof ROLES)[number] = 'support') =>
  openConsole(issueToken({ role }), path);
const game = (page: string) => `/street/${page}/${user}/${LIVE}`;
const list = (name: string) => screen.findByRole('list', { name });
/** The cards of games; looked for by address, because roles take long to work out among many. */
const cards = () =>
  waitFor(() => {
    const found = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/street/index/"]'),
    ];
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
/** The rows of a list, whose look comes in a script of its own. */
const rowsOf = async (name: string) => within(await list(name)).findAllByRole('listitem');
const firstOf = async (name: string) => {
  const [row] = await rowsOf(name);
  if (!row) throw new Error(`no row in ${name}`);
  return row;
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('street games', () => {
  it.each(ROLES)('are open to %s [STR-01, APP-04]', async (role) => {
    await open(`/street/games-list/${user}`, role);
    expect(
      await screen.findByRole('heading', { name: `Street games of user ${user}` }),
    ).toBeTruthy();
  });

  it('ask for the user when the address names none, and cut what a paste brought along [STR-01, UI-09]', async () => {
    const { router } = await open('/street/games-list');
    await userEvent.type(await screen.findByLabelText('User ID'), ` ${user}\t{enter}`);
    expect(router.state.location.pathname).toBe(`/street/games-list/${user}`);
    await cards();
    const [asked] = services.requests('GET auth street/support/user-games/{status}/street.json');
    expect(asked?.path).toContain('/user-games/active/');
    expect(asked?.query).toEqual({ user_id: user });
  });

  it.each(['index', 'reports', 'teams'])(
    'the title of street %s names the teams, also when it is the first page that is opened [STR-02, APP-16]',
    async (page) => {
      services.fault({
        call: 'GET auth street/support/user-games/{status}/street.json',
        status: 200,
        body: { games: [{ id: LIVE, home_team_code: 'KVK', away_team_code: 'NMN' }] },
      });
      await open(game(page));
      // Looked for by its tag, because roles take long to work out among many rows.
      const heading = () => document.querySelector('h1')?.textContent;
      await waitFor(() => expect(heading()).toMatch(/KVK v NMN/), { timeout: 15_000 });
      expect(document.title).toMatch(/KVK v NMN/);
    },
    40_000,
  );

  it.each([
    ['Upcoming', 'active'],
    ['Live', 'inprogress'],
    ['Completed', 'inactive'],
  ])(
    'stand under %s when they are %s, each leading to its index [STR-01, APP-15]',
    async (tab, status) => {
      const { router } = await open(`/street/games-list/${user}?tab=inprogress`);
      await userEvent.click(await screen.findByRole('tab', { name: tab }));
      expect(new URLSearchParams(router.state.location.search).get('tab')).toBe(status);
      const [card] = await cards();
      const asked = services.requests('GET auth street/support/user-games/{status}/street.json');
      expect(asked.at(-1)?.path).toContain(`/user-games/${status}/`);
      expect(card?.getAttribute('href')).toMatch(new RegExp(`^/street/index/${user}/`));
    },
  );

  it('with a bad date and no logos are cards all the same [APP-17]', async () => {
    services.fault({
      call: 'GET auth street/support/user-games/{status}/street.json',
      status: 200,
      body: {
        games: [
          {
            id: 1,
            status: 'paused',
            game_date: '0000-00-00',
            home_team: null,
            away_team: { logo: null },
          },
          { id: 1, status: null, game_date: 0, home_team_code: 'IND' },
        ],
      },
    });
    await open(`/street/games-list/${user}`);
    const shown = await cards();
    expect(shown).toHaveLength(2);
    expect(shown[0]?.textContent).toContain('—');
    expect(shown[0]?.textContent).toContain('paused');
    expect(shown[1]?.textContent).not.toContain('1970');
  });
});

describe('a street game', () => {
  it('has its reports, its teams and its four parts, the part in the address [STR-02, APP-15]', async () => {
    const { router } = await open(`${game('index')}?tab=prizes`);
    expect((await screen.findByRole('link', { name: 'Reports' })).getAttribute('href')).toBe(
      game('reports'),
    );
    expect(screen.getByRole('link', { name: 'Street Teams' }).getAttribute('href')).toBe(
      game('teams'),
    );
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Leaderboard', 'Street Orders', 'Street Holdings', 'Prizes']);
    expect(screen.getByRole('tab', { name: 'Prizes' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Street Orders' }));
    expect(router.state.location.search).toBe('?tab=orders');
  });

  it('shows the leaderboard: a team without points has "—" in their place [STR-03]', async () => {
    services.fault({
      call: 'GET auth street/leaderboard',
      status: 200,
      body: {
        leaderboards: [
          {
            _id: 'a',
            user_team_name: 'Rao XI',
            sold_units: 1250,
            total_units: '2000',
            points: 12.5,
            ltp: '18.5',
          },
          { _id: 'a', user_team_name: null, user_team_pic: null, sold_units: null, ltp: null },
        ],
      },
    });
    await open(game('index'));
    const rows = await rowsOf('Leaderboard');
    expect(rows.map((row) => row.textContent)).toEqual([
      'RXRao XITrade sold/total units1,250/2,000Points12.5Price₹18.50',
      '?—Trade sold/total units—/—Points—Price—',
    ]);
  });

  it('has no place for points where no team has any [STR-03]', async () => {
    services.fault({
      call: 'GET auth street/leaderboard',
      status: 200,
      body: { leaderboards: [{ _id: 'a', user_team_name: 'Rao XI', points: null, ltp: 5 }] },
    });
    await open(game('index'));
    const rows = await rowsOf('Leaderboard');
    expect(rows.map((row) => row.textContent)).toEqual([
      'RXRao XITrade sold/total units—/—Price₹5.00',
    ]);
  });

  it('shows orders: what remains of open ones, what was processed of others [STR-04]', async () => {
    const order = {
      quantity: 10,
      processed_quantity: 3,
      price: 5,
      updatedAt: '2022-04-09T13:00:00Z',
    };
    services.fault({
      call: 'GET auth street/support/orders/mine',
      status: 200,
      body: {
        orders: [
          { ...order, _id: 1, trade_action: 'buy', order_state: 'open', team: { name: 'Rao XI' } },
          { ...order, _id: 2, trade_action: 'sell', order_state: 'processed', team: null },
          {
            ...order,
            _id: 3,
            trade_action: 'swap',
            order_state: 'parked',
            updatedAt: 'soon',
            price: 'x',
          },
        ],
      },
    });
    await open(`${game('index')}?tab=orders`);
    const rows = await rowsOf('Street Orders');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Rao XIBuyOpenRemaining/quantity7/10Price₹5.00Date9 Apr 2022, 18:30',
      '—SellProcessedProcessed/quantity3/10Price₹5.00Date9 Apr 2022, 18:30',
      '—swapparkedProcessed/quantity3/10Price—Date—',
    ]);
    const tones = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('[data-tone]') ?? [])].map((badge) =>
        badge.getAttribute('data-tone'),
      );
    expect(tones(rows[0])).toEqual(['positive', 'waiting']);
    expect(tones(rows[1])).toEqual(['negative', 'positive']);
    expect(tones(rows[2])).toEqual(['neutral', 'neutral']);
  });

  it('shows holdings with gain or loss and its percentage, "—" for an average of 0 [STR-05]', async () => {
    const holding = (_id: number, avg_price: unknown, last_traded_price: unknown) => ({
      _id,
      units: 4,
      avg_price,
      invested: 40,
      team: { name: 'Rao XI', last_traded_price },
    });
    services.fault({
      call: 'GET auth street/support/holdings/mine',
      status: 200,
      body: {
        holdings: {
          holdings_array: [
            holding(1, 10, 12.5),
            holding(2, '12.50', 10),
            holding(3, 0, 5),
            holding(4, 7, '7.00'),
            holding(5, null, 3),
          ],
        },
      },
    });
    await open(`${game('index')}?tab=holdings`);
    const rows = await rowsOf('Street Holdings');
    const gains = rows.map((row) => /per unit(.*)Invested/.exec(row.textContent)?.[1]);
    expect(gains).toEqual([
      '+₹2.50 (25.00%)',
      '-₹2.50 (-20.00%)',
      '+₹5.00 (—)',
      '₹0.00 (0.00%)',
      '—',
    ]);
    expect(rows[0]?.textContent).toBe(
      'Rao XIUnits4Average price₹10.00Profit/loss per unit+₹2.50 (25.00%)Invested₹40.00LTP₹12.50',
    );
  });

  it('is asked once for what its tab shows, though that is read before the page is drawn [STR-02, UI-13]', async () => {
    await open(`${game('index')}?tab=holdings`);
    await firstOf('Street Holdings');
    expect(services.requests('GET auth street/support/holdings/mine')).toHaveLength(1);
  });

  it('shows prizes, a span of ranks as it came [STR-06]', async () => {
    services.fault({
      call: 'GET auth street/leaderboard',
      status: 200,
      body: {
        leaderboards: [],
        estimate_winnings: [
          { rank: '10–20', user_team_name: 'Rao XI', estimate_winnings: 123456.5 },
        ],
      },
    });
    await open(`${game('index')}?tab=prizes`);
    expect((await firstOf('Prizes')).textContent).toBe(
      'RXRao XIRank10–20Estimated winnings₹1,23,456.50',
    );
  });

  it('keeps 5,000 orders out of the document but for those in sight, and finds one [UI-13]', async () => {
    const orders = Array.from({ length: 5000 }, (_, n) => ({
      _id: n,
      trade_action: 'buy',
      order_state: 'open',
      team: { name: `Team ${n}` },
    }));
    services.fault({ call: 'GET auth street/support/orders/mine', status: 200, body: { orders } });
    await open(`${game('index')}?tab=orders`);
    const rows = await rowsOf('Street Orders');
    expect(rows.length).toBeLessThan(100);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000');
    await userEvent.type(screen.getByLabelText('Find in list'), 'team 4321');
    expect(screen.getByText('1 of 1')).toBeTruthy();
  });

  it('copies its rows as a table for a sheet [UI-17]', async () => {
    userEvent.setup();
    services.fault({
      call: 'GET auth street/leaderboard',
      status: 200,
      body: {
        leaderboards: [
          {
            _id: 'a',
            user_team_name: '=HYPERLINK("x")',
            sold_units: 1,
            total_units: 2,
            points: 3,
            ltp: 4.5,
          },
        ],
      },
    });
    await open(game('index'));
    await copyRows();
    expect(await navigator.clipboard.readText()).toBe(
      `Team\tTrade sold units\tTotal units\tPoints\tPrice\n"'=HYPERLINK(""x"")"\t1\t2\t3\t4.5`,
    );
  });

  it.each([
    ['games-list', `/street/games-list/${user}?tab=inprogress`, 'Copy Game ID', /^Game ID\tHome/],
    ['teams', `/street/teams/${user}/${LIVE}`, 'Copy Team ID', /^Team ID\tTeam\tPlayers\n/],
  ])('has ids to copy and rows for a sheet on %s [UI-17]', async (_page, path, id, table) => {
    userEvent.setup();
    await open(path);
    await copyRows();
    expect(await navigator.clipboard.readText()).toMatch(table);
    expect(screen.getAllByRole('button', { name: id }).length).toBeGreaterThan(0);
  });

  it('copies orders with bare numbers, which no sheet takes for days, and saves all as CSV [UI-17, UI-11]', async () => {
    const person = userEvent.setup();
    const saved = savedFiles();
    const order = {
      _id: 'o1',
      trade_action: 'buy',
      order_state: 'open',
      quantity: 12,
      processed_quantity: 3,
      price: 7,
      team: { name: 'Alpha' },
    };
    services.fault({
      call: 'GET auth street/support/orders/mine',
      status: 200,
      body: { orders: [order, order] },
    });
    await open(`${game('index')}?tab=orders`);
    await copyRows();
    const [, row] = (await navigator.clipboard.readText()).split('\n');
    expect(row?.split('\t').slice(0, 6)).toEqual(['Alpha', 'Buy', 'Open', '3', '12', '7']);
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Saved 2 rows');
    await waitFor(() => expect(saved[0]).toMatch(/Alpha,Buy,Open,3,12,7/));
  });

  it('shows why a part could not be read, and reads it again [NET-08]', async () => {
    services.fault({
      call: 'GET auth street/support/orders/mine',
      status: 403,
      body: { message: 'Not for you' },
    });
    await open(`${game('index')}?tab=orders`);
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
    services.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await firstOf('Street Orders')).textContent).toContain('quantity');
  });
});

describe('street reports', () => {
  const report = (investments: unknown) =>
    services.fault({
      call: 'GET auth street/support/holdings/sold',
      status: 200,
      body: {
        sold_holdings: {
          investments,
          holdings_array: [
            {
              _id: 1,
              units: 3,
              avg_price: 10,
              avg_sell_price: '12.345',
              invested: 30,
              team: { name: 'Rao XI' },
            },
          ],
        },
      },
    });

  it('show what was sold, its total, and each sum that is not zero [STR-07, RNG-02]', async () => {
    report({
      buy_team_fee_invested: 100,
      sell_team_fee_returned: 0,
      profit_on_hold: -5,
      ipo_sell_team_commission: '2.005',
      winning_amount: null,
      refund_amount: '0.00',
    });
    await open(game('reports'));
    expect((await firstOf('Sold holdings')).textContent).toBe(
      'Rao XIUnits3Average price₹10.00Average sell price₹12.35Invested₹30.00',
    );
    const below = await screen.findByRole('region', { name: 'Totals of all rows (1)' });
    expect(below.textContent).toBe('Totals of all rows (1)Invested₹30.00');
    const band = document.querySelector('dl[aria-label="Investment summary"]');
    expect(band?.textContent).toBe(
      'Buy Team Fee Invested₹100.00Profit on Hold-₹5.00IPO Sell Team Commission₹2.01',
    );
  });

  it('say so when every sum is zero [STR-07]', async () => {
    report(null);
    await open(game('reports'));
    expect(await screen.findByText('Every sum of this user in this game is zero.')).toBeTruthy();
  });
});

describe('street teams', () => {
  it('name their players of each side, or how many; a missing player is "—" [STR-08]', async () => {
    services.fault({
      call: 'GET auth street/support/user-teams',
      status: 200,
      body: {
        userTeams: [
          {
            _id: 1,
            name: 'Rao XI 1',
            user_team_pic: '/services/media/player/7',
            playersPerTeam: {
              IND: [{ id: 1, name: 'R. Sharma' }, null, { id: 2 }],
              AUS: 5,
              __proto__: null,
            },
          },
          { _id: 2, name: null, playersPerTeam: { IND: 'many' } },
          { _id: 3, name: 'Empty XI', playersPerTeam: null },
        ],
      },
    });
    await open(game('teams'));
    const heading = await screen.findByRole('heading', { name: /Rao XI 1/ });
    const card = heading.parentElement;
    expect(card?.textContent).toBe('RXRao XI 11Players from IND: 3R. Sharma——Players from AUS: 5');
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/services/media/player/7');
    expect(screen.getByText('Players from IND: not known')).toBeTruthy();
    const empty = screen.getByRole('heading', { name: /Empty XI/ }).parentElement;
    expect(empty?.textContent).toMatch(/3Players—$/);
  });
});

it.each([
  ['games-list', `/street/games-list/${user}`, `Street games of user ${user}`],
  ['index', game('index'), `Street game ${LIVE}, user ${user}`],
  ['reports', game('reports'), `Street reports of game ${LIVE}, user ${user}`],
  ['teams', game('teams'), `Street teams of game ${LIVE}, user ${user}`],
])(
  '%s names its record, leads to the look-up and is remembered [APP-16, APP-18, UI-17]',
  async (_page, path, title) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toContain(title);
    expect(screen.getByRole('link', { name: 'User look-up' }).getAttribute('href')).toBe(
      `/?user=${user}`,
    );
    expect(recents()[0]).toMatchObject({ kind: 'user', id: user });
  },
);
