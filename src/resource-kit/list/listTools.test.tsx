// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setConfig } from '#config/current.ts';
import { demo } from '#mocks/data/demo.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { resources } from '#resources/index.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  one: 'offer',
  service: 'demo',
  roles: ['admin'],
  perPage: 10,
  sort: { field: 'title', order: 'ASC' },
  fields: [
    { source: 'title', type: 'text', search: true },
    { source: 'status', type: 'text' },
  ],
  bulkActions: [
    {
      name: 'activate',
      label: 'Activate',
      method: 'PUT',
      path: 'offers/{id}',
      body: { status: 'active' },
      confirm: { title: 'Activate', text: '{title}?' },
    },
    {
      name: 'retire',
      label: 'Retire',
      method: 'PUT',
      path: 'offers/{id}',
      body: { status: 'retired' },
      confirm: { title: 'Retire offers', text: 'Retire {title} for good?' },
      when: { status: 'active' },
    },
  ],
});
const OFFERS = 25;
const openOffers = async (search = '') => {
  const { demoRecords } = await services.db().area(demo);
  for (let n = 1; n <= OFFERS; n += 1)
    await demoRecords.create({
      resource: 'offers',
      id: `o${n}`,
      values: { title: `Offer ${String(n).padStart(2, '0')}`, status: 'inactive' },
    });
  const opened = await openConsole(issueToken({ role: 'admin' }), `/offers${search}`, [offers]);
  if (search === '') await rowOf('Offer 01');
  return opened;
};
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const tick = async (name: string) =>
  fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('group', { name: 'Selected records' });
const said = () => within(bar() as HTMLElement).getByRole('status').textContent;
const sent = () => services.requests('PUT demo offers').map(({ path }) => path);

describe('every declared list', () => {
  const lists = resources
    .map(({ name, route, menu, missing }) => [name, missing ? '' : (menu?.to ?? route)] as const)
    .filter(([, route]) => route !== '' && !route.includes(':'));
  it.each(lists)(
    'of %s has views, columns, copy, export, and says when it was read [UI-11, UI-15, UI-16, UI-17]',
    async (_, route) => {
      await openConsole(issueToken({ role: 'admin' }), route);
      await screen.findByText(/^Updated \d\d:\d\d$/);
      for (const name of ['Views', 'Columns', 'Copy rows', 'Export CSV', 'Refresh'])
        expect(screen.getByRole('button', { name }), name).toBeTruthy();
      fireEvent.keyDown(document.body, { key: '?' });
      expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    },
  );

  it('copies its rows with their headings as a table for a sheet [UI-17]', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    services.fault({
      call: 'GET groups admin/list-groups',
      status: 200,
      body: {
        data: [{ _id: 'g', name: '=SUM(A1)\tTab', participantCount: 7, status: 'active' }],
        totalPage: 1,
      },
    });
    await openConsole(issueToken({ role: 'admin' }), '/group/stats');
    await screen.findByRole('button', { name: 'View Messages' });
    press('Copy rows');
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    const [head, row] = (writeText.mock.calls[0]?.[0] ?? '').split(/\r?\n/);
    expect(head).toBe('Name\tUser Count\tStatus');
    expect(row?.split('\t').slice(-2)).toEqual(['7', 'Active']);
    expect(row).not.toMatch(/^=/);
    vi.unstubAllGlobals();
  });
});

it('each row has its tick by name; the one above ticks the page and leaves those of other pages [UI-12, UI-16]', async () => {
  await openOffers();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Offer 02' }));
  press('Next');
  await rowOf('Offer 11');
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all of this page' });
  fireEvent.click(page);
  await waitFor(() => expect(said()).toBe('11 selected, 1 of them out of sight'));
  expect(page.checked).toBe(true);
  fireEvent.click(page);
  await waitFor(() => expect(said()).toBe('1 selected, 1 of them out of sight'));
});

describe('the pages of a list', () => {
  it('are counted where the service tells how many rows there are; one past the end leads to the last [UI-08]', async () => {
    await openOffers('?page=99');
    await rowOf('Offer 25');
    screen.getByText('Page 3');
    screen.getByText('of 3');
  });
});

describe('bulk actions of a list', () => {
  it('say how many are ticked and how many of them are out of sight, and act on exactly those [UI-16, UI-11]', async () => {
    await openOffers();
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'x' });
    await waitFor(() => expect(said()).toBe('1 selected'));
    press('Next');
    await tick('Offer 11');
    await waitFor(() => expect(said()).toBe('2 selected, 1 of them out of sight'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'none' } });
    await screen.findByText('Nothing matches');
    await waitFor(() => expect(said()).toBe('2 selected, 2 of them out of sight'));
    press('Activate (2)');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(
      /2 records:offer o2 \(Offer 02\)Offer 02\?offer o11 \(Offer 11\)Offer 11\?/,
    );
    expect(dialog.textContent).toContain('2 of them out of sight');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(sent()).toEqual(['offers/o2', 'offers/o11']);
  });

  it('take all N of the list only after all of them were read; what failed is named and stays selected [UI-16, PRD-17]', async () => {
    await openOffers();
    await tick('Offer 03');
    services.fault({ call: 'GET demo offers', times: 1, status: 403 });
    await waitFor(() => expect(bar()).not.toBeNull());
    press(`Select all ${OFFERS}`);
    const missing = await screen.findByRole('alert');
    expect(missing.textContent).toContain('Read 0 rows; from page 1');
    expect(said()).toBe('1 selected');
    fireEvent.click(within(missing).getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(said()).toBe(`${OFFERS} selected, ${OFFERS - 10} of them out of sight`),
    );
    services.fault({
      call: 'PUT demo offers',
      times: 1,
      status: 422,
      body: { message: 'Not that one' },
    });
    press(`Activate (${OFFERS})`);
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    const ended = await screen.findByRole('alertdialog', { name: 'Not everything was done' });
    expect(ended.textContent).toContain(`${OFFERS - 1} of ${OFFERS} done`);
    expect(ended.textContent).toMatch(/Offer 01.*Not that one/);
    fireEvent.click(within(ended).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(said()).toBe('1 selected'));
    expect(new Set(sent()).size).toBe(OFFERS);
  });

  it('ask as declared, for exactly those that they may act on; the others stay selected, with the reason [UI-16, CFG-01]', async () => {
    await openOffers();
    const { demoRecords } = await services.db().area(demo);
    await demoRecords.update((q) => q.where({ id: 'o2' }), {
      data: (record) => {
        record.values = { title: 'Offer 02', status: 'active' };
      },
    });
    press('Refresh');
    await waitFor(() => expect(screen.getByRole('row', { name: /Offer 02.*active/ })).toBeTruthy());
    await tick('Offer 01');
    const off = await screen.findByRole('button', { name: 'Retire (0)' });
    expect(off.getAttribute('aria-disabled')).toBe('true');
    await tick('Offer 02');
    fireEvent.click(await screen.findByRole('button', { name: 'Retire (1)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Retire offers' });
    expect(dialog.textContent).toMatch(/1 record:offer o2 \(Offer 02\)Retire Offer 02 for good\?/);
    expect(dialog.textContent).toContain(
      '1 selected record is left out: Only when status is active',
    );
    expect(dialog.textContent).not.toContain('Offer 01');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(said()).toBe('1 selected'));
    expect(sent()).toEqual(['offers/o2']);
  });

  it('stay in sight in read-only and say so [UI-14, APP-19]', async () => {
    await openOffers();
    await tick('Offer 03');
    await waitFor(() => expect(bar()).not.toBeNull());
    const activate = () => screen.getByRole('button', { name: 'Activate (1)' });
    expect(activate().getAttribute('aria-disabled')).toBeNull();
    act(() =>
      setConfig(
        testConfig({
          services: { ...testConfig().services, demo: '/services/demo/' },
          readOnly: true,
        }),
      ),
    );
    await waitFor(() => expect(activate().getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(activate());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.getElementById(activate().getAttribute('aria-describedby') ?? '')).toBeTruthy();
  });

  it('let go of what its own page no longer brings, and say how many [UI-16]', async () => {
    await openOffers();
    await tick('Offer 02');
    await tick('Offer 03');
    await waitFor(() => expect(said()).toBe('2 selected'));
    const { demoRecords } = await services.db().area(demo);
    demoRecords.delete((q) => q.where({ id: 'o2' }));
    press('Refresh');
    await waitFor(() => expect(said()).toBe('1 selected, 1 no longer available'));
    press('Activate (1)');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(sent()).toEqual(['offers/o3']));
  });

  it('on a phone: each card has its tick and the columns of the person [UI-11, UI-16]', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    await openOffers('?page=1');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Offer 02' }));
    await waitFor(() => expect(said()).toBe('1 selected'));
    expect(document.querySelectorAll('main dt')).toHaveLength(20);
    press('Columns');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Columns of this list' })).getByRole(
        'checkbox',
        { name: 'Status' },
      ),
    );
    await waitFor(() => expect(document.querySelectorAll('main dt')).toHaveLength(10));
    vi.unstubAllGlobals();
  });
});

describe('a page that fails', () => {
  it('says so where it is, keeps its address, and is asked again [NET-08, APP-15]', async () => {
    services.fault({ call: 'GET demo offers', status: 403, body: { message: 'Not yours' } });
    const { router } = await openOffers('?page=3');
    expect(await screen.findByText('Not yours')).toBeTruthy();
    expect(router.state.location.search).toContain('page=3');
    expect(services.requests('GET demo offers')).toHaveLength(1);
    services.clearFaults();
    press('Retry');
    expect(await rowOf('Offer 21')).toBeTruthy();
    expect(router.state.location.search).toContain('page=3');
  });
});

it.each([
  '?page=0&perPage=0',
  '?page=abc&perPage=-5',
  `?filter=${encodeURIComponent('{"sentiment":"zzz"}')}`,
])(
  'an address that asks for what cannot be (%s) opens the list all the same [APP-15, UI-08]',
  async (search) => {
    await openConsole(issueToken({ role: 'admin' }), `/call-logs/manage${search}`);
    await screen.findAllByRole('button', { name: /^View the transcription/ });
    expect(services.requests('GET auth calllogs/')[0]?.query).toEqual({
      page: '1',
      limit: '10',
    });
  },
);
