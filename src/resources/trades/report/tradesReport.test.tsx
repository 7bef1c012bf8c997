// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { savedFiles } from '#testing/ui.tsx';
import { largest } from './sums.ts';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import '#resources/trades/game-report/GameReportHeading.tsx';
import '#resources/trades/game-report/QuestionSums.tsx';
import '#resources/trades/game-report/QuestionsChart.tsx';
import '#resource-kit/list/ListTotals.tsx';
import '#resources/trades/game-report/QuestionsFrame.tsx';
import './GamesChart.tsx';
import './ReportDates.tsx';
import './GamesFrame.tsx';
import './ReportSummary.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const REPORT = 'GET auth trades/get-report';
const QUESTIONS = 'GET auth trades/question/get-report';

const open = (path: string) => openConsole(issueToken({ role: 'tech-support' }), path);
const figures = (row: HTMLElement) =>
  [...row.querySelectorAll('dl > div')].map((one) => one.textContent);

/** The games of the table, by the links to their own reports. */
const links = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/trades/report/'));
const games = async (count: number) => {
  await waitFor(() => expect(links()).toHaveLength(count));
  return links();
};
/** The four sums of a game's row. */
const sums = (link: HTMLElement) =>
  [...(link.closest('tr')?.querySelectorAll('td') ?? [])]
    .map((cell) => cell.textContent)
    .slice(-5, -1);

describe('per game', () => {
  it('that cannot be read leaves the pager in place; the ids are to be copied [UI-08, NET-08, UI-17]', async () => {
    await open('/trades/report');
    await games(10);
    expect(screen.getAllByRole('button', { name: 'Copy Game ID' })).toHaveLength(10);
    services.fault({ call: REPORT, status: 403, body: { message: 'Not now' } });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Not now');
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await games(10);
  });

  it('shows the sums, refunds only where there are any, and leads to the questions [TRD-06]', async () => {
    const game = { home_team_code: 'IND', away_team_code: 'AUS', game_date: '2022-04-09' };
    services.fault({
      call: REPORT,
      status: 200,
      body: {
        report: [
          { ...game, id: 1, investments: '123456.5', winnings: 10, commission: 0.125, refunds: 7 },
          { ...game, id: 2, investments: 1, winnings: null, refunds: '0.00' },
        ],
      },
    });
    await open('/trades/report');
    expect((await games(2)).map(sums)).toEqual([
      ['₹1,23,456.50', '₹10.00', '₹0.13', '₹7.00'],
      ['₹1.00', '—', '—', '—'],
    ]);
    const [table] = screen.getAllByRole('table');
    expect(
      within(table as HTMLElement)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Game',
      'Game ID',
      'Tournament',
      'Date',
      'Total Investment',
      'Total Winnings',
      'Commission',
      'Total Refunds',
      'Actions',
    ]);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/trades/report/1',
      '/trades/report/2',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    screen.getByRole('region', { name: 'Investment, winnings and commission by game, in rupees' });
  });

  it('charts games of the same two teams by day, and by id where the day is the same too [TRD-06, UI-01]', async () => {
    const game = { home_team_code: 'KVK', away_team_code: 'NMN', investments: 1 };
    const report = [
      { ...game, id: 1, game_date: '2022-04-09' },
      { ...game, id: 2, game_date: '2022-04-10' },
      { ...game, id: 3, game_date: '2022-04-10', away_team_code: 'nmn ' },
      { ...game, id: 4, away_team_code: 'AUS' },
    ];
    services.fault({ call: REPORT, status: 200, body: { report } });
    await open('/trades/report');
    const charted = within(await screen.findByRole('table', { name: /by game, in rupees$/ }));
    expect(charted.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'KVK v NMN (9 Apr 2022, 1)',
      'KVK v NMN (10 Apr 2022, 2)',
      'KVK v nmn (10 Apr 2022, 3)',
      'KVK v AUS',
    ]);
  });

  it('goes by pages of the address, and exports all of them [TRD-06, UI-16, APP-15]', async () => {
    const saved = savedFiles();
    await open('/trades/report?page=3');
    await screen.findByText('Page 3');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Saved 24 rows');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, first] = (saved[0] ?? '').split('\r\n');
    expect(head).toContain('Total Investment,Total Winnings,Commission,Total Refunds');
    expect(first).toContain('70001');
    expect(services.requests(REPORT).map(({ query }) => query.pageNo)).toEqual([
      '3',
      '1',
      '2',
      '3',
    ]);
  });
});

it('has the day of the screen and rounded rupees in the file [APP-17, TRD-06]', async () => {
  const saved = savedFiles();
  const game = { home_team_code: 'IND', away_team_code: 'AUS', tournament: { name: 'Cup' } };
  const sums = { investments: 2.675, winnings: '-0.004' };
  // A moment whose day in India is the next one.
  const report = [{ ...game, ...sums, id: 1, game_date: '2026-11-26T23:00:00.000Z' }];
  services.fault({ call: REPORT, status: 200, body: { report } });
  await open('/trades/report');
  await games(1);
  screen.getByText('27 Nov 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.split('\r\n')[1]).toBe('IND v AUS,1,Cup,2026-11-27,2.68,0,,');
});

it('a page past the end of the report gives way to the last, with few calls [TRD-06, UI-08, APP-15]', async () => {
  const { router } = await open('/trades/report?page=99');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  await games(4);
  await waitFor(() =>
    expect(services.requests(REPORT).map(({ query }) => query.pageNo)).toEqual([
      '99',
      '98',
      '1',
      '2',
      '4',
      '3',
      '3',
    ]),
  );
});

describe('per question', () => {
  it('shows the four sums, 0 where they are missing [TRD-06]', async () => {
    services.fault({
      call: QUESTIONS,
      status: 200,
      body: [
        { _id: 1, question_en: 'One?', investments: 12.5, winnings: 3, commission: 1, refunds: 2 },
        { _id: 2, question_en: 'Two?', investments: null },
      ],
    });
    await open('/trades/report/70001');
    const rows = within(await screen.findByRole('list', { name: 'Sums per question' }));
    expect((await rows.findAllByRole('listitem')).map(figures)).toEqual([
      ['Total Investment₹12.50', 'Total Winnings₹3.00', 'Commission₹1.00', 'Total Refunds₹2.00'],
      ['Total Investment₹0.00', 'Total Winnings₹0.00', 'Commission₹0.00', 'Total Refunds₹0.00'],
    ]);
    expect(services.requests(QUESTIONS)[0]?.query).toEqual({ game_id: '70001' });
    const charted = within(screen.getByRole('table', { name: /by question, in rupees$/ }));
    expect(charted.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'QuestionTotal InvestmentTotal WinningsCommission',
      'One?₹12.50₹3.00₹1.00',
      'Two?₹0.00₹0.00₹0.00',
    ]);
  });

  it('names the teams in its title, also when it is the first page that is opened, and tells alike questions apart [TRD-06, APP-16, UI-01]', async () => {
    const game = { id: 70001, home_team_code: 'KVK', away_team_code: 'NMN' };
    services.fault({ call: REPORT, status: 200, body: { report: [game] } });
    services.fault({
      call: QUESTIONS,
      status: 200,
      body: [
        { _id: 'q1', question_en: 'Who wins?' },
        { _id: 'q2', question_en: 'WHO  wins?' },
      ],
    });
    await open('/trades/report/70001');
    await screen.findByRole('heading', { level: 1, name: /KVK v NMN/ });
    await waitFor(() => expect(document.title).toMatch(/KVK v NMN/));
    const charted = within(screen.getByRole('table', { name: /by question, in rupees$/ }));
    expect(charted.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Who wins? (q1)',
      'WHO  wins? (q2)',
    ]);
  });

  it('charts all of a few, and of many those with the most invested [TRD-06]', () => {
    const rows = [{ investments: 1 }, { investments: '30' }, { investments: null }, {}];
    expect(largest(rows, 4)).toBe(rows);
    expect(largest(rows, 2)).toEqual([{ investments: '30' }, { investments: 1 }]);
  });
});
