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
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const GAMES = 'GET auth trades/get-games';

const open = (query = '') =>
  openConsole(issueToken({ role: 'operations' }), `/trades/games-list${query}`);
const tab = (name: string) => screen.findByRole('tab', { name });
const cards = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/trades/questions-list/'));

it('stand under Upcoming, Live and Completed, the tab in the address [TRD-01, APP-15]', async () => {
  const { router } = await open();
  expect((await tab('Upcoming')).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(cards()).toHaveLength(15));
  fireEvent.click(await tab('Live'));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(router.state.location.search).toBe('?tab=inprogress');
  fireEvent.click(await tab('Completed'));
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(services.requests(GAMES).map(({ query }) => query)).toEqual(
    ['active', 'inprogress', 'inactive'].map((status) => ({ source: 'dashboard', status })),
  );
});

it('show tournament, codes, date and status, and lead to their questions [TRD-01]', async () => {
  services.fault({
    call: GAMES,
    status: 200,
    body: {
      games: [
        {
          id: 'a/b',
          status: 'reconciled',
          game_date: '2022-04-09T14:00:00Z',
          home_team_code: 'IND',
          away_team_code: 'AUS',
          tournament: { name: 'Cup' },
        },
        { id: 2 },
      ],
    },
  });
  await open('?tab=inactive');
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [whole, bare] = cards();
  expect(whole?.getAttribute('href')).toBe('/trades/questions-list/a%2Fb');
  for (const text of ['IND', 'AUS', 'Cup', '9 April 2022', 'Reconciled'])
    expect(whole?.textContent).toContain(text);
  expect(bare?.textContent).not.toMatch(/undefined|null|1970/);
});

it('are found by team, tournament or id, held in the address [TRD-01, APP-15]', async () => {
  await open('?tab=inactive&find=70003');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]?.getAttribute('href')).toBe('/trades/questions-list/70003');
});

it('that come by the thousand are drawn by steps [TRD-01, UI-13]', async () => {
  const games = Array.from({ length: 2000 }, (_, id) => ({ id, status: 'active' }));
  services.fault({ call: GAMES, status: 200, body: games });
  await open();
  await waitFor(() => expect(cards()).toHaveLength(60));
  await screen.findByText('60 of 2000 shown');
  fireEvent.click(screen.getByRole('button', { name: 'Show 60 more' }));
  expect(cards()).toHaveLength(120);
});

it('are copied as a table, and each has its id to copy [UI-17]', async () => {
  const copied = copiedTexts();
  await open('?tab=inprogress');
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(screen.getAllByRole('button', { name: 'Copy Game ID' })).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  const rows = copied[0]?.split('\n') ?? [];
  expect(rows).toHaveLength(4);
  expect(rows[0]).toBe('Game ID\tHome\tAway\tTournament\tDate (Asia/Kolkata)\tStatus');
});

it('are copied and saved as they are filtered [UI-11]', async () => {
  const copied = copiedTexts();
  const saved = savedFiles();
  await open('?tab=inactive&find=70003');
  await waitFor(() => expect(cards()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^Game ID\t[^\n]+\n70003\t[^\n]+$/);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 1 row');
  await waitFor(() => expect(saved[0]?.trim().split('\r\n')).toHaveLength(2));
});

it('as a table lead to their questions too, and a saved view keeps to the address [TRD-01, UI-11]', async () => {
  await open('?tab=inprogress');
  await waitFor(() => expect(cards()).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const [first] = await screen.findAllByRole('link', { name: 'Open' });
  expect(first?.getAttribute('href')).toMatch(/^\/trades\/questions-list\/\d+$/);
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const view = await screen.findByRole('link', { name: 'Mine' });
  expect(view.getAttribute('href')).toBe('/trades/games-list?tab=inprogress');
});
