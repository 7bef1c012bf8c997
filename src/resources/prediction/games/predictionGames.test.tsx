// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, savedFiles } from '#testing/ui.tsx';
// The list is loaded when it is first opened: not while a test waits for it.
import '#resource-kit/ResourceList.tsx';

const services = setupServices();
setupConsole();
plainStyles();
vi.stubGlobal('scrollTo', () => {});

const GAMES = 'GET prediction super-predictor/list-games';
const open = (query = '') => openConsole(issueToken({ role: 'admin' }), `/super-predictor${query}`);
const game = (id: number, leagues: unknown, more = {}) => ({
  id,
  status: 'active',
  game_date: '2022-04-09T20:00:00Z',
  home_team_code: 'IND',
  away_team_code: 'AUS',
  tournament: { name: 'Monsoon Trophy' },
  leagues,
  ...more,
});
const answer = (games: Record<string, unknown[]>) =>
  services.fault({ call: GAMES, status: 200, body: { games } });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const cards = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith('/super-predictor/questions/'));

it('stand under their headings in the order given, leagues as name and value, and are copied [PRD-01, UI-17, APP-17]', async () => {
  answer({ Tomorrow: [game(8, null)], Empty: [], Today: [game(7, { Mega: '1000', Free: 0 })] });
  await open();
  await screen.findByText('Mega: 1000');
  expect(headings()).toEqual(['Tomorrow 1', 'Today 1']);
  const card = screen.getByText('Free: 0').closest('a');
  expect(card?.getAttribute('href')).toBe('/super-predictor/questions/7');
  expect(card?.textContent).toContain('10 April 2022');
  expect(card?.textContent).toContain('Monsoon Trophy');
  const copied = copiedTexts();
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]?.split(/\r?\n/).map((line) => line.split('\t'))).toEqual([
    [
      'Heading',
      'Game ID',
      'Home',
      'Away',
      'Tournament',
      'Date (Asia/Kolkata)',
      'Status',
      'Leagues',
    ],
    ['Tomorrow', '8', 'IND', 'AUS', 'Monsoon Trophy', '2022-04-10 01:30', 'Active', ''],
    [
      'Today',
      '7',
      'IND',
      'AUS',
      'Monsoon Trophy',
      '2022-04-10 01:30',
      'Active',
      'Mega: 1000 | Free: 0',
    ],
  ]);
});

it('of which one stands under two headings lead to the same questions, and both are saved [PRD-01, UI-11]', async () => {
  const saved = savedFiles();
  answer({ Featured: [game(7, {})], Today: [game(8, {}), game(7, {})] });
  await open();
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(cards().map((to) => to.at(-1))).toEqual(['7', '8', '7']);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 3 rows');
  await waitFor(() => expect(saved[0]).toContain('Today,8,IND'));
});

it('are found and sorted without a call, a heading without games left out, and lead on as a table [PRD-01, APP-15, UI-11]', async () => {
  answer({
    Tomorrow: [game(8, { Mega: 5 }, { home_team_code: 'B' })],
    Today: [game(7, {}, { home_team_code: 'C' }), game(9, {}, { home_team_code: 'A' })],
  });
  await open('?sort=home_team_code&order=ASC');
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(headings()).toEqual(['Today 2', 'Tomorrow 1']);
  expect(cards().map((to) => to.at(-1))).toEqual(['9', '7', '8']);
  fireEvent.change(screen.getByLabelText(/^Team, tournament/), { target: { value: 'mega' } });
  await waitFor(() => expect(headings()).toEqual(['Tomorrow 1']));
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const links = await screen.findAllByRole('link', { name: 'Open' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/super-predictor/questions/8']);
  expect(screen.getByText('Mega: 5')).toBeTruthy();
  expect(services.requests(GAMES)).toHaveLength(1);
});

it('of another heading are the next that the keys come to [PRD-01, UI-11]', async () => {
  answer({ Tomorrow: [game(8, {})], Today: [game(7, {})] });
  await open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  for (const key of ['j', 'j']) fireEvent.keyDown(document.body, { key });
  await waitFor(() =>
    expect(document.querySelector('[data-current] a')?.getAttribute('href')).toBe(
      '/super-predictor/questions/7',
    ),
  );
});

it('that fail say the service’s own message, and can be asked again; none is told [PRD-01, NET-08]', async () => {
  services.fault({ call: GAMES, status: 403, body: { message: 'Not yours' } });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('403 Not yours');
  services.clearFaults();
  answer({});
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Upcoming prediction games appear here.')).toBeTruthy();
});
