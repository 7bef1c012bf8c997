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

const GAMES = 'GET auth trades/support/user-games';

const open = (path: string) => openConsole(issueToken({ role: 'supportadmin' }), path);
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const cards = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith('/trades/stats/'));

it('come by pages of the address, each leading to the stats [TRD-04, UI-08, APP-15]', async () => {
  const { router } = await open('/trades/user-games/48475');
  await screen.findByText('Page 1');
  expect(cards()).toHaveLength(10);
  expect(cards()[0]).toBe('/trades/stats/70001/48475');
  expect([previous().disabled, next().disabled]).toEqual([true, false]);
  fireEvent.click(next());
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  fireEvent.click(next());
  await screen.findByText('Page 3');
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect([previous().disabled, next().disabled]).toEqual([false, true]);
  expect(services.requests(GAMES).map(({ query }) => query.pageNo)).toEqual(['1', '2', '3']);
});

it.each([
  ['48737', '2', '', ['2', '1']],
  ['48737', '99', '', ['99', '98', '1', '2', '1']],
  ['48475', '50', '?page=3', ['50', '49', '1', '2', '4', '3', '3']],
  ['48475', 'abc', '', ['1']],
  ['48475', '-3', '', ['1']],
])(
  'of user %s on page %s: the address becomes %j with few calls [TRD-04, UI-08, APP-15]',
  async (user, page, search, pages) => {
    const { router } = await open(`/trades/user-games/${user}?page=${page}`);
    await waitFor(() => expect(router.state.location.search).toBe(search));
    await waitFor(() => expect(cards()).toHaveLength(search === '' ? 10 : 4));
    await waitFor(() =>
      expect(services.requests(GAMES).map(({ query }) => query.pageNo)).toEqual(pages),
    );
  },
);

it('of a user without any end on page 1, which says so [TRD-04, UI-08]', async () => {
  services.fault({ call: GAMES, status: 200, body: [] });
  const { router } = await open('/trades/user-games/48737?page=7');
  await screen.findByText('No trades games for this user');
  expect(router.state.location.search).toBe('');
});

it('whose last page cannot be found lead back to the first [TRD-04, UI-08, NET-08]', async () => {
  services.fault({ call: GAMES, status: 200, body: [], times: 1 });
  services.fault({ call: GAMES, status: 403, body: { message: 'Not now' }, times: 1 });
  await open('/trades/user-games/48737?page=99');
  await screen.findByText('There is no page 99');
  fireEvent.click(screen.getByRole('button', { name: 'To page 1' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

it('are asked for when the route names no user, the id trimmed [TRD-04, APP-04, UI-09]', async () => {
  const { router } = await open('/trades/user-games');
  fireEvent.change(await screen.findByLabelText('User ID'), { target: { value: ' 48213 ' } });
  expect(services.requests(GAMES)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show games' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/trades/user-games/48213'));
  await waitFor(() => expect(cards()).toHaveLength(4));
});

it('are copied with their ids, and saved as CSV over all pages [UI-17, UI-11, UI-16]', async () => {
  const saved = savedFiles();
  const copied = copiedTexts();
  await open('/trades/user-games/48475');
  await screen.findByText('Page 1');
  expect(screen.getAllByRole('button', { name: 'Copy Game ID' })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^Game ID\tHome\t[^\n]+\n70001\t/);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 24 rows');
  await waitFor(() => expect(saved[0]).toContain('70001,'));
});

it('of a page that could not be read leave the pager in place [UI-08, NET-08]', async () => {
  await open('/trades/user-games/48475');
  await screen.findByText('Page 1');
  services.fault({ call: GAMES, status: 403, body: { message: 'Not now' } });
  fireEvent.click(next());
  await screen.findByText('Not now');
  expect(previous().disabled).toBe(false);
});
