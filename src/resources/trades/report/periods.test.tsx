// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListTotals.tsx';
import '#resource-kit/ResourceList.tsx';
import '#resources/trades/game-report/GameReportHeading.tsx';
import '#resources/trades/game-report/QuestionsChart.tsx';
import '#resources/trades/game-report/QuestionsFrame.tsx';
import '#resources/trades/game-report/QuestionSums.tsx';
import '#ui/ChartBars.tsx';
import '#ui/ChartLines.tsx';
import './GamesChart.tsx';
import './ReportDates.tsx';
import './ReportHeading.tsx';
import './GamesFrame.tsx';
import './ReportSummary.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const game = (id: number, game_date: string | null, investments: unknown) => ({
  id,
  home_team_code: 'IND',
  away_team_code: `T${id}`,
  game_date,
  investments,
  winnings: 1,
  commission: '0.10',
});
const GAMES = [
  ...Array.from({ length: 10 }, (_, nth) => game(nth, '2022-01-01', 1)),
  // In India it is played on the first of May.
  game(41, '2022-04-30T18:30:00Z', 1000),
  game(42, '2022-04-30T18:29:00Z', '30.10'),
  game(43, '2022-04-02', '10.20'),
  game(44, '2022-03-02', 80.6),
  game(45, null, 7),
];

/** Answers page by page; the pages that were asked for. */
function pagesOf(games: readonly object[]) {
  const asked: number[] = [];
  services.server.use(
    http.get('*/trades/get-report', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageNo'));
      asked.push(page);
      return HttpResponse.json({ report: games.slice((page - 1) * 10, page * 10) });
    }),
  );
  return asked;
}

const open = (path: string) => openConsole(issueToken({ role: 'tech-support' }), path);
const games = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/trades/report/'))
    .map((link) => link.getAttribute('href')?.split('/').at(-1));

it('of some days has their games out of all pages, summed beside those of other days [RNG-01, RNG-02]', async () => {
  const asked = pagesOf(GAMES);
  await open('/trades/report?from=2022-04-01&to=2022-04-30&compare=before');
  const band = await screen.findByLabelText('Sums of these dates');
  await waitFor(() => expect(games()).toEqual(['42', '43']));
  expect([...band.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual([
    '2+1 (+100.00%) more than 1',
    '₹40.30−₹40.30 (−50.00%) less than ₹80.60',
    '₹2.00+₹1.00 (+100.00%) more than ₹1.00',
    '₹0.20+₹0.10 (+100.00%) more than ₹0.10',
    '₹0.00the same as ₹0.00',
  ]);
  screen.getByText('1 game has no date and belongs to no period.');
  await screen.findByRole('region', { name: 'Totals of all rows (2)' });
  expect(screen.getAllByText(/^Updated /)).toHaveLength(1);
  expect(asked.toSorted()).toEqual([1, 1, 2]);
  // Another period needs no further reading.
  fireEvent.click(screen.getByRole('button', { name: /^The period after: 1 May 2022/ }));
  await waitFor(() => expect(games()).toEqual(['41']));
  expect(asked).toHaveLength(3);
});

it('charts games as bars and days as lines; one of them filters the list [RNG-02]', async () => {
  pagesOf(GAMES);
  const { router } = await open('/trades/report?from=2022-04-01&to=2022-04-30');
  await waitFor(() => expect(games()).toEqual(['42', '43']));
  fireEvent.click(await screen.findByRole('button', { name: 'Day' }));
  const table = await screen.findByRole('table', { name: /by the date of the game/ });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  const box = screen.getByLabelText<HTMLSelectElement>('Show in the list');
  const option = within(box).getByRole<HTMLOptionElement>('option', { name: '2 Apr 2022' });
  fireEvent.change(box, { target: { value: option.value } });
  await waitFor(() => expect(games()).toEqual(['43']));
  expect(router.state.location.search).toContain('only=2022-04-02');
  fireEvent.change(box, { target: { value: 'all' } });
  await waitFor(() => expect(games()).toEqual(['42', '43']));
});

it('charts the days of a page from the first to the last, what has no date behind them [RNG-02, PIC-07]', async () => {
  const dated = (id: number, date: string | null) => game(id, date, 5);
  pagesOf([dated(1, '2022-04-03'), dated(2, '2022-04-05'), dated(3, null), dated(4, '2022-04-04')]);
  await open('/trades/report?by=day');
  const table = await screen.findByRole('table', { name: /by the date of the game/ });
  const heads = within(table).getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '3 Apr 2022',
    '4 Apr 2022',
    '5 Apr 2022',
    'No date',
  ]);
  expect(screen.getAllByText(/^Updated /)).toHaveLength(1);
});

it('of days that make no period shows no games and says why [RNG-01]', async () => {
  pagesOf(GAMES);
  await open('/trades/report?from=2022-04-02&to=2022-04-01');
  await screen.findAllByText('From is after To');
  expect(games()).toEqual([]);
});

it('of a game has the totals of its questions, and shows one alone [RNG-02, TRD-06]', async () => {
  services.fault({
    call: 'GET auth trades/question/get-report',
    status: 200,
    body: [
      { _id: 1, question_en: 'One?', investments: 12.5, winnings: 3 },
      { _id: 2, question_en: 'Two?', investments: '0.1' },
    ],
  });
  await open('/trades/report/70001');
  const totals = await screen.findByRole('region', { name: 'Totals of all rows (2)' });
  expect(totals.textContent).toContain('Total Investment₹12.60');
  const box = await screen.findByLabelText<HTMLSelectElement>('Show in the list');
  fireEvent.change(box, { target: { value: '1' } });
  await screen.findByRole('region', { name: 'Totals of the rows shown (1)' });
  const list = within(screen.getByRole('list', { name: 'Sums per question' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Only Two\?/ }));
  await screen.findByRole('region', { name: 'Totals of all rows (2)' });
});
