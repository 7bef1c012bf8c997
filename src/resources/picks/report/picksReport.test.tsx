// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, copyRows, savedFiles } from '#testing/ui.tsx';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import '#resource-kit/list/ListTotals.tsx';
import '#ui/ChartBars.tsx';
import '#ui/ChartLines.tsx';
import '#ui/DateRangePanel.tsx';
import './TeamsFrame.tsx';
import './ReportHeading.tsx';
import './Summary.tsx';
import './TeamAccordion.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const browserZone = process.env.TZ;
afterEach(() => {
  if (browserZone === undefined) delete process.env.TZ;
  else process.env.TZ = browserZone;
});

const REPORT = 'GET picks admin/report/month';
const DAYS = '?from=2020-01-01&to=2029-12-31';

const open = (path: string) => openConsole(issueToken({ role: 'admin' }), path);
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const FROM = /^From/;
const TO = /^To/;
const apply = () => screen.findByRole('button', { name: 'Apply Filter(s)' });
const asked = () => services.requests(REPORT).map(({ query }) => query);
const answers = (report: object) => services.fault({ call: REPORT, status: 200, body: report });
const teams = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, nth) => ({
    _id: `t${nth}`,
    game_id: 1,
    user_id: 48213,
    entry_fee: 10,
    winnings: 4,
    pnl: -6,
    picks_correct: 1,
    picks_selected: 3,
    ...more,
  }));

describe('the days', () => {
  it('are both needed, and From after To is refused without a call [PIC-06]', async () => {
    await open('/picks/report');
    expect((await apply()).getAttribute('aria-disabled')).toBe('true');
    await fill(FROM, '2022-04-09');
    expect((await apply()).getAttribute('aria-disabled')).toBe('true');
    await fill(TO, '2022-04-08');
    await screen.findAllByText('From is after To');
    expect((await field(TO)).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(await apply());
    fireEvent.submit(await screen.findByRole('search'));
    expect(asked()).toEqual([]);
    await fill(TO, '2022-04-09');
    expect((await apply()).getAttribute('aria-disabled')).toBeNull();
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'are sent as picked in a browser of %s [PIC-06]',
    async (zone) => {
      process.env.TZ = zone;
      const { router } = await open('/picks/report');
      await fill(FROM, '2021-12-31');
      await fill(TO, '2022-01-01');
      fireEvent.click(await apply());
      await waitFor(() =>
        expect(asked()).toEqual([{ from: '2021-12-31', to: '2022-01-01', page: '1' }]),
      );
      expect(router.state.location.search).toBe('?from=2021-12-31&to=2022-01-01');
      expect((await field(FROM)).value).toBe('31 Dec 2021');
    },
  );

  it('that a link names wrongly are asked for [PIC-06, APP-15]', async () => {
    await open('/picks/report?from=2022-02-30&to=soon');
    await screen.findByText('Choose both dates');
    expect(asked()).toEqual([]);
  });
});

describe('the report', () => {
  it('has the sums of the service, not of the page, and — for what is missing [PIC-06]', async () => {
    answers({
      summary: {
        totalTeams: '12',
        totalEntryFees: '123456.5',
        totalWinningsDistributed: null,
        avgPicksSelected: 3.25,
        totalCompanyEarnings: -20.5,
      },
      picksLeaguesTeams: teams(1),
      game_map: {},
      totalPages: 1,
    });
    await open(`/picks/report${DAYS}`);
    const band = await screen.findByLabelText('Summary');
    for (const text of [
      'Teams12',
      'Entry fees₹1,23,456.50',
      'Winnings distributed—',
      'Average picks selected3.25',
      'Invalid picks—',
    ])
      expect(band.textContent).toContain(text);
    expect(band.textContent).toMatch(/Company earnings[-−]₹20\.50/);
  });

  it('opens each team to its picks in words of ours, also of a game that is not named [PIC-06, APP-17, NET-11]', async () => {
    answers({
      summary: null,
      picksLeaguesTeams: [
        ...teams(1, {
          players: [
            { _id: 1, name: 'Asha', category: 'strike-rate', line: '24.50', choice: 'over' },
            { _id: 1, name: null, category: 'sixes', choice: 'exactly' },
          ],
        }),
        { _id: 'x', game_id: 'gone', players: null },
      ],
      game_map: { 1: { game_id: 1, home_team_code: 'IND', away_team_code: 'AUS' } },
    });
    await open(`/picks/report${DAYS}`);
    const list = within(await screen.findByRole('region', { name: 'Teams' }));
    const heads = list.getAllByRole('button', { expanded: false });
    expect(heads).toHaveLength(2);
    expect(heads[0]?.textContent).toContain('IND v AUS');
    expect(heads[0]?.textContent).toContain('1 of 3 correct');
    expect(heads[1]?.textContent).toContain('Game gone');
    fireEvent.click(heads[0] as HTMLElement);
    const picks = await list.findByRole('table');
    expect(picks.textContent).toContain('Asha');
    expect(picks.textContent).toContain('24.5');
    // Words of ours for what is known, as it came for the rest.
    for (const words of ['Strike rate', 'Over', 'sixes', 'exactly'])
      expect(picks.textContent).toContain(words);
    fireEvent.click(heads[1] as HTMLElement);
    await list.findByText('This team has no picks.');
  });

  it('goes by pages of the address; a page past the end returns to the last [PIC-06, UI-08, APP-15]', async () => {
    const { router } = await open(`/picks/report${DAYS}&page=99`);
    await waitFor(() => expect(router.state.location.search).toBe(`${DAYS}&page=5`));
    await screen.findByText('Page 5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(router.state.location.search).toBe(`${DAYS}&page=4`));
    expect(asked().map(({ page }) => page)).toEqual(['99', '5', '5', '4']);
  });

  it('charts games of the same two teams by day, and by id where the day is the same too [PIC-07, UI-01]', async () => {
    const game = (game_id: number, day: number) => ({
      game_id,
      home_team_code: 'KVK',
      away_team_code: 'NMN',
      game_date: `2026-05-0${day}`,
    });
    const [one, two, three] = [1, 2, 3].map((game_id) => teams(1, { _id: `t${game_id}`, game_id }));
    answers({
      summary: null,
      picksLeaguesTeams: [one, two, three].flat(),
      game_map: { 1: game(1, 3), 2: game(2, 4), 3: game(3, 4) },
      totalPages: 1,
    });
    await open(`/picks/report${DAYS}`);
    const charted = within(await screen.findByRole('table', { name: /on page 1$/ }));
    expect(charted.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'KVK v NMN (3 May 2026, 1)',
      'KVK v NMN (4 May 2026, 2)',
      'KVK v NMN (4 May 2026, 3)',
    ]);
  });

  it('charts the page by game or day, and all pages on demand [PIC-07]', async () => {
    // Of more than a year the points of a line are months.
    const [from, to] = [60, -1].map((ago) =>
      new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
    );
    await open(`/picks/report?from=${from}&to=${to}`);
    const chart = await screen.findByRole('region', {
      name: 'Entry fees, winnings and earnings of the teams on page 1',
    });
    const table = () => within(chart).getByRole('table');
    expect(within(table()).getByRole('columnheader', { name: 'Game' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Day' }));
    await within(chart).findByRole('columnheader', { name: 'Day' });
    fireEvent.click(screen.getByRole('button', { name: 'Chart all pages' }));
    await screen.findByRole('region', {
      name: 'Entry fees, winnings and earnings of all 45 teams',
    });
    expect(asked().map(({ page }) => page)).toEqual(['1', '1', '2', '3', '4', '5']);
  });

  it('tells when all pages were read for the chart, reads them anew, and keeps them when that fails [PIC-07, UI-15]', async () => {
    await open(`/picks/report${DAYS}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Chart all pages' }));
    const whole = await screen.findByRole('region', { name: /of all 45 teams$/ });
    const [, again] = screen.getAllByRole('button', { name: 'Refresh' });
    fireEvent.click(again as HTMLElement);
    await waitFor(() => expect(asked()).toHaveLength(11));
    services.fault({ call: REPORT, status: 403, body: { message: 'Not now' } });
    await waitFor(() => expect(again?.getAttribute('aria-busy')).toBe('false'));
    fireEvent.click(again as HTMLElement);
    await screen.findByText(/^Could not be refreshed/);
    expect(whole.isConnected).toBe(true);
  });

  it('has the day of the screen, rounded rupees and the picks in the file [APP-17, PIC-07]', async () => {
    const saved = savedFiles();
    const players = [{ name: 'Asha', category: 'runs', choice: 'over', line: 24.5 }];
    answers({
      picksLeaguesTeams: [
        {
          _id: 't',
          game_id: 1,
          user_id: 7,
          entry_fee: 10,
          winnings: '1.005',
          pnl: -0.004,
          players,
        },
      ],
      // A moment whose day in India is the next one.
      game_map: {
        1: {
          game_id: 1,
          home_team_code: 'IND',
          away_team_code: 'AUS',
          game_date: '2026-11-26T23:00:00.000Z',
        },
      },
    });
    await open(`/picks/report${DAYS}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.split('\r\n')[1]).toBe(
      't,1,IND,AUS,2026-11-27,7,10,,,1.01,0,Asha Runs Over 24.5',
    );
  });

  it('has its teams as a table too, the look of which stays [PIC-06, UI-11]', async () => {
    answers({ picksLeaguesTeams: teams(2), game_map: {}, totalPages: 1 });
    await open(`/picks/report${DAYS}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Table' }));
    await screen.findByRole('columnheader', { name: 'Entry fee' });
    expect(screen.queryByRole('region', { name: 'Teams' })).toBeNull();
  });

  it('is of the user in the route, else asks for one, and sends the id trimmed [PIC-06, UI-09]', async () => {
    const { router } = await open('/picks/user-report');
    await fill(FROM, '2020-01-01');
    await fill(TO, '2029-12-31');
    expect((await apply()).getAttribute('aria-disabled')).toBe('true');
    await fill(/^User ID/, ' 48344 ');
    fireEvent.click(await apply());
    await waitFor(() => expect(router.state.location.pathname).toBe('/picks/user-report/48344'));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toEqual({
      from: '2020-01-01',
      to: '2029-12-31',
      page: '1',
      user_id: '48344',
    });
    await screen.findByText('Company earnings');
  });

  it('of a user says in one sentence what came of it, with a verdict for each team, also in a copy [WHY-01, WHY-02]', async () => {
    const copied = copiedTexts();
    answers({
      summary: { totalTeams: 12, totalEntryFees: '120.10', totalWinningsDistributed: 45.5 },
      picksLeaguesTeams: [
        ...teams(1, { winnings: '45.50' }),
        ...teams(1, { _id: 'lost', winnings: 0 }),
        ...teams(1, { _id: 'void', game_id: 2, winnings: 0, pnl: 0 }),
        ...teams(1, { _id: 'gone', game_id: 3, winnings: 0 }),
        ...teams(1, { _id: 'soon', game_id: 4, winnings: null }),
      ],
      game_map: {
        1: { game_id: 1, status: 'completed', home_team_code: 'IND', away_team_code: 'AUS' },
        2: { game_id: 2, status: 'cancelled' },
        4: { game_id: 4, status: 'active' },
      },
      totalPages: 3,
    });
    await open(`/picks/user-report/48213${DAYS}`);
    // A fee that came back without being winnings is in none of the sums.
    await screen.findByText(
      'Staked ₹120.10, returned an amount not known. On this page: 1 of 5 won, 1 lost, 1 without a result yet, 1 cancelled and refunded, 1 not known.',
    );
    const list = within(await screen.findByRole('region', { name: 'Teams' }));
    const heads = list.getAllByRole('button', { expanded: false });
    expect(heads[0]?.textContent).toContain('Won');
    fireEvent.click(heads[2] as HTMLElement);
    await list.findByText(/game cancelled · staked ₹10\.00 · winnings ₹0\.00/);
    await copyRows();
    expect(copied[0]).toMatch(/User ID\tVerdict\tEntry fee/);
    for (const verdict of ['Won', 'Lost', 'Cancelled and refunded', 'Open'])
      expect(copied[0]).toContain(`\t48213\t${verdict}\t10\t`);
    expect(copied[0]).toContain('Not known: the game is not named');
  });

  it('of a user is copied as an answer in Hindi, without internal ids or with them [WHY-03]', async () => {
    const copied = copiedTexts();
    answers({
      summary: { totalTeams: 1, totalEntryFees: '10', totalWinningsDistributed: 45.5 },
      picksLeaguesTeams: teams(1, { winnings: '45.50' }),
      game_map: {
        1: { game_id: 1, status: 'completed', home_team_code: 'IND', away_team_code: 'AUS' },
      },
    });
    await open(`/picks/user-report/48213${DAYS}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Answer to the user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer to the user' }));
    const copy = async () => {
      const before = copied.length;
      const button = () =>
        dialog.getByRole<HTMLButtonElement>('button', { name: /Copy text|Copied/ });
      await waitFor(() => expect(button().disabled).toBe(false));
      fireEvent.click(button());
      await waitFor(() => expect(copied).toHaveLength(before + 1));
      return (copied.at(-1) ?? '').split('\n');
    };
    const english = await copy();
    expect(english).toHaveLength(3);
    expect(english[0]).toMatch(/^Picks from .+ to .+$/);
    expect(english[1]).toBe('Staked ₹10.00, returned ₹45.50. 1 of 1 won.');
    expect(english[2]).toMatch(/^1\. IND v AUS: Won \(/);
    expect(english.join()).not.toMatch(/48213|\[ID/);
    fireEvent.click(dialog.getByRole('button', { name: 'हिन्दी' }));
    await dialog.findByText(/लगाए/);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'With internal IDs' }));
    const hindi = await copy();
    expect(hindi[0]).toContain('यूज़र ID 48213');
    expect(hindi[1]).toMatch(/^₹10\.00 लगाए, ₹45\.50 वापस मिले।/);
    expect(hindi[2]).toMatch(/: जीते \(.*\[ID .+\]$/);
  });

  it('without a count of pages goes by the teams of the summary [PIC-06, UI-08, APP-15]', async () => {
    const summary = { totalTeams: '24' };
    const body = { data: { summary, picksLeaguesTeams: [], game_map: {} } };
    services.fault({ call: REPORT, status: 200, body, times: 1 });
    answers({ summary, picksLeaguesTeams: teams(4), game_map: {} });
    const { router } = await open(`/picks/user-report/48213${DAYS}&page=999`);
    await screen.findByText('Company earnings');
    expect(router.state.location.search).toBe(`${DAYS}&page=3`);
    await waitFor(() => expect(asked().map(({ page }) => page)).toEqual(['999', '3', '3']));
  });

  it('without any count looks for the last page; of an empty report it is the first [PIC-06, UI-08]', async () => {
    answers({ summary: null, picksLeaguesTeams: [], game_map: {} });
    const { router } = await open(`/picks/user-report/48213${DAYS}&page=3`);
    await waitFor(() => expect(router.state.location.search).toBe(DAYS));
    await screen.findByText('No teams between these days');
    await waitFor(() => expect(asked().map(({ page }) => page)).toEqual(['3', '2', '1', '1']));
  });

  it('of a page that is none is that of page 1 [PIC-06, UI-08]', async () => {
    const { router } = await open(`/picks/report${DAYS}&page=-3`);
    await screen.findByText('Page 1');
    expect(router.state.location.search).toBe(DAYS);
  });
});
