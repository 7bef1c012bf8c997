// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/list/ListTotals.tsx';
import '#resource-kit/ResourceList.tsx';
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

const APRIL = '?from=2022-04-01&to=2022-04-30';
const open = (query: string) => openConsole(issueToken({ role: 'admin' }), `/picks/report${query}`);

const game = (game_id: number, away_team_code: string, game_date: string) => ({
  game_id,
  home_team_code: 'IND',
  away_team_code,
  game_date,
});
const team = (id: string, game_id: number, entry_fee: unknown, winnings: unknown) => ({
  _id: id,
  game_id,
  user_id: 48213,
  entry_fee,
  winnings,
  pnl: 0,
});
const REPORTS: Record<string, object> = {
  '2022-04-01': {
    summary: {
      totalTeams: 3,
      totalEntryFees: '30.30',
      totalCompanyEarnings: -5,
      totalInvalidPicks: 2,
    },
    picksLeaguesTeams: [
      team('a', 1, '10.10', 4),
      team('b', 1, '10.10', 'n/a'),
      team('c', 2, '10.10', 1),
    ],
    game_map: { 1: game(1, 'AUS', '2022-04-02'), 2: game(2, 'ENG', '2022-04-05T18:30:00Z') },
    totalPages: 1,
  },
  '2022-03-01': {
    summary: {
      totalTeams: 2,
      totalEntryFees: '40.40',
      totalCompanyEarnings: 0,
      totalInvalidPicks: 2,
    },
    picksLeaguesTeams: [team('x', 7, 20, 10), team('y', 8, 20.4, 10)],
    game_map: { 7: game(7, 'NZ', '2022-03-02'), 8: game(8, 'SA', '2022-03-31') },
    totalPages: 1,
  },
};

/** Answers by the first day; what was asked for. */
function reportsBy(reports: Record<string, object>) {
  const asked: string[] = [];
  services.server.use(
    http.get('*/admin/report/month', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('from')}..${searchParams.get('to')}`);
      const report = reports[searchParams.get('from') ?? ''];
      return report
        ? HttpResponse.json(report)
        : HttpResponse.json({ message: 'Not now' }, { status: 403 });
    }),
  );
  return asked;
}

const figures = (band: HTMLElement) =>
  [...band.querySelectorAll('dd')].map((figure) => figure.textContent?.replace(/Copy.*$/, ''));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('shows both figures and the difference with a sign and words, exactly [RNG-02]', async () => {
  const asked = reportsBy(REPORTS);
  await open(`${APRIL}&compare=before`);
  await screen.findByText(/^Compared with 1 Mar 2022 to 31 Mar 2022\./);
  screen.getByText(/not equally long: 30 and 31 days/);
  const band = await screen.findByLabelText('Summary');
  await waitFor(() => expect(band.textContent).toContain('more than'));
  expect(figures(band)).toEqual([
    '3+1 (+50.00%) more than 2',
    '₹30.30−₹10.10 (−25.00%) less than ₹40.40',
    '—before: —',
    '—before: —',
    '-₹5.00−₹5.00 less than ₹0.00',
    '2the same as 2',
  ]);
  expect(asked.toSorted()).toEqual(['2022-03-01..2022-03-31', '2022-04-01..2022-04-30']);
});

it('a comparison that fails leaves the report, and is tried again [RNG-02, NET-08]', async () => {
  const reports = { ...REPORTS };
  delete reports['2022-03-01'];
  reportsBy(reports);
  await open(`${APRIL}&compare=before`);
  await screen.findByText(/The figures to compare with could not be read\. Not now/);
  const band = screen.getByLabelText('Summary');
  expect(band.textContent).toContain('₹30.30');
  expect(band.textContent).not.toContain('more than');
  screen.getByRole('region', { name: 'Teams' });
  reports['2022-03-01'] = REPORTS['2022-03-01'] ?? {};
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(band.textContent).toContain('less than ₹40.40'));
});

it.each(['2022-03-02_2022-03-01', '2022-02-30_2022-03-01', 'other'])(
  'compared with %s asks for nothing and says so [RNG-02]',
  async (named) => {
    const asked = reportsBy(REPORTS);
    await open(`${APRIL}&compare=${named}`);
    await screen.findByText(/There are no such dates to compare with/);
    const band = await screen.findByLabelText('Summary');
    expect(band.textContent).toContain('₹30.30');
    expect(asked).toEqual(['2022-04-01..2022-04-30']);
  },
);

it('charts both periods by their days once all pages were read [RNG-02, PIC-07]', async () => {
  reportsBy(REPORTS);
  await open(`${APRIL}&compare=before&by=day`);
  await screen.findByText('To see both periods in the chart, chart all pages.');
  fireEvent.click(screen.getByRole('button', { name: 'Chart all pages' }));
  await screen.findByRole('columnheader', { name: 'Entry fees, compared' });
  const rows = cells(screen.getByRole('table', { name: /of all 3 teams$/ }));
  expect(rows).toHaveLength(32);
  const [, first, second] = rows;
  expect(first).toEqual(['1 Apr 2022 (compared: 1 Mar 2022)', ...Array(6).fill('₹0.00')]);
  // Its winnings are no number: that team is left out and counted.
  expect(second).toEqual([
    '2 Apr 2022 (compared: 2 Mar 2022)',
    '₹10.10',
    '₹20.00',
    '₹4.00',
    '₹10.00',
    '₹6.10',
    '₹10.00',
  ]);
  expect(rows.at(-1)?.[0]).toBe('compared: 31 Mar 2022');
});

it('a day or game of the chart filters the list, and another choice takes it away [RNG-02, APP-15]', async () => {
  reportsBy(REPORTS);
  const { router } = await open(APRIL);
  const list = () => within(screen.getByRole('region', { name: 'Teams' }));
  const teams = () => list().getAllByRole('button', { expanded: false });
  await screen.findByRole('region', { name: 'Teams' });
  expect(teams()).toHaveLength(3);
  const totals = await screen.findByRole('region', { name: 'Totals of this page (3)' });
  expect(totals.textContent).toMatch(/Entry fee₹30\.30Winnings₹5\.00/);
  expect(totals.textContent).toContain('1 value is not a number and is left out.');

  const box = screen.getByLabelText<HTMLSelectElement>('Show in the list');
  const choose = (name: string) => {
    const option = within(box).getByRole<HTMLOptionElement>('option', { name });
    fireEvent.change(box, { target: { value: option.value } });
  };
  choose('IND v ENG');
  await waitFor(() => expect(teams()).toHaveLength(1));
  expect(router.state.location.search).toBe(`${APRIL}&only=2`);
  await screen.findByRole('region', { name: 'Totals of the rows shown (1)' });
  fireEvent.click(screen.getByRole('button', { name: /^Only IND v ENG/ }));
  await waitFor(() => expect(teams()).toHaveLength(3));
  expect(router.state.location.search).toBe(APRIL);
});

it('in a calendar by keys alone; the days picked are asked for at once [RNG-01, UI-12]', async () => {
  const asked = reportsBy(REPORTS);
  const { router } = await open('?from=2024-02-27&to=2024-02-28');
  fireEvent.click(await screen.findByRole('button', { name: 'Choose dates' }));
  const grid = await screen.findByRole('grid', { name: 'February 2024' });
  const focused = () => document.activeElement?.getAttribute('aria-label')?.replaceAll(',', '');
  await waitFor(() => expect(focused()).toBe('Wednesday 28 February 2024'));
  for (const [key, expected] of [
    ['ArrowRight', 'Thursday 29 February 2024'],
    ['ArrowRight', 'Friday 1 March 2024'],
    ['ArrowUp', 'Friday 23 February 2024'],
    ['Home', 'Sunday 18 February 2024'],
    ['End', 'Saturday 24 February 2024'],
    ['PageDown', 'Sunday 24 March 2024'],
    ['PageUp', 'Saturday 24 February 2024'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? grid, { key });
    expect(focused()).toBe(expected);
  }
  fireEvent.click(document.activeElement as HTMLElement);
  await screen.findByText('From 24 Feb 2024: choose the last day');
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowUp' });
  fireEvent.click(document.activeElement as HTMLElement);
  // In whichever order they are chosen.
  await waitFor(() => expect(router.state.location.search).toBe('?from=2024-02-17&to=2024-02-24'));
  await waitFor(() => expect(asked.at(-1)).toBe('2024-02-17..2024-02-24'));
});

it.each([
  ['9 Ap', '9 Apr 2022', '“9 Ap” is not a date.'],
  ['31/4/2022', '9 May 2022', '“31/4/2022” is not a date.'],
  ['9 May 2022', '8 May 2022', 'From is after To'],
  ['1/1/2020', '1/1/2030', 'at most 10 years at once'],
])('from %s to %s: says “%s” and asks for nothing [RNG-01]', async (from, to, told) => {
  const asked = reportsBy(REPORTS);
  await open('');
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  await type(/^From/, from);
  await type(/^To/, to);
  expect(
    (await screen.findAllByText(new RegExp(told.replace(/[.]/g, '\\.')))).length,
  ).toBeGreaterThan(0);
  fireEvent.submit(screen.getByRole('search'));
  expect(asked).toEqual([]);
});

it('goes to the period before and after by an arrow, and keeps what it is compared with [RNG-01]', async () => {
  reportsBy(REPORTS);
  const { router } = await open(`${APRIL}&compare=before&page=1`);
  fireEvent.click(
    await screen.findByRole('button', { name: /^The period before: 1 Mar 2022 to 31 Mar 2022/ }),
  );
  await waitFor(() =>
    expect(router.state.location.search).toBe('?from=2022-03-01&to=2022-03-31&compare=before'),
  );
});
