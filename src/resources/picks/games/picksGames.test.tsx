// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';
// The list is loaded when it is first opened: not while a test waits for it.
import '#resource-kit/ResourceList.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const GAMES = 'GET picks admin/games';

const open = (status: string) =>
  openConsole(issueToken({ role: 'operations' }), `/picks/games-list/${status}`);
const cards = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/picks/questions/'));
const asked = () => services.requests(GAMES).map(({ query }) => query);

it('are asked for by the status in the route, of category 2, which the tabs change [PIC-01, APP-15]', async () => {
  const { router } = await open('new');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/picks/games-list/completed'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()).toEqual([
    { status: 'new', category: '2' },
    { status: 'completed', category: '2' },
  ]);
});

it('show tournament, codes and date, and lead to questions and players [PIC-01]', async () => {
  services.fault({
    call: GAMES,
    status: 200,
    body: [
      {
        game_id: 'a/b',
        status: 'new',
        game_date: '2022-04-09T14:00:00Z',
        home_team_code: 'IND',
        away_team_code: 'AUS',
        home_team_logo: null,
        tournament: { name: 'Cup' },
      },
      { game_id: 2 },
    ],
  });
  await open('new');
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [whole, bare] = cards();
  expect(whole?.getAttribute('href')).toBe('/picks/questions/a%2Fb');
  for (const text of ['IND', 'AUS', 'Cup', '9 April 2022'])
    expect(whole?.textContent).toContain(text);
  expect(bare?.textContent).not.toMatch(/undefined|null|1970|Invalid/);
  const [add] = screen.getAllByRole('link', { name: 'Add Players' });
  expect(add?.getAttribute('href')).toBe('/picks/add-question/a%2Fb');
});

it('of a status without a tab get one, and none is an empty page [PIC-01, NET-11]', async () => {
  await open('suspended');
  const tab = await screen.findByRole('tab', { name: 'suspended' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(cards()).toHaveLength(1));
  fireEvent.click(screen.getByRole('tab', { name: 'New' }));
  services.fault({ call: GAMES, status: 200, body: [] });
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }));
  await screen.findByText('No picks games with this status');
});

it('are copied as a table, and each has its id to copy [UI-17]', async () => {
  const copied = copiedTexts();
  services.fault({ call: GAMES, status: 200, body: [{ game_id: 7, status: 'new' }] });
  await open('new');
  await waitFor(() => expect(cards()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied[0]).toMatch(/\n7\t\t\t\t—\tNew$/));
  expect(screen.getByRole('button', { name: 'Copy Game ID' })).toBeTruthy();
});

it('are found in what was read, sorted, and lead on as a table too [PIC-01, UI-11, APP-15]', async () => {
  const game = (game_id: number, home_team_code: string) => ({ game_id, home_team_code });
  services.fault({ call: GAMES, status: 200, body: [game(1, 'B'), game(2, 'C'), game(3, 'A')] });
  const { router } = await open('new');
  await waitFor(() => expect(cards()).toHaveLength(3));
  const hrefs = () => cards().map((link) => link.getAttribute('href')?.at(-1));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sort by' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Home, ascending' }));
  await waitFor(() => expect(hrefs()).toEqual(['3', '1', '2']));
  fireEvent.change(screen.getByLabelText(/^Team, tournament/), { target: { value: 'c' } });
  await waitFor(() => expect(hrefs()).toEqual(['2']));
  expect(new URLSearchParams(router.state.location.search).get('find')).toBe('c');
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const links = await screen.findAllByRole('link', { name: 'Open' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/picks/questions/2']);
  expect(asked()).toHaveLength(1);
});
