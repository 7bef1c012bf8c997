// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const ROWS = [
  { id: 1, title: 'Tea', total: 120, status: 'new', buyer: 7, at: '2026-01-31T10:00:00Z' },
  { id: 2, title: 'Cup', total: 80, status: 'held', buyer: 8, at: '2026-02-01T10:00:00Z' },
];
const people = definePlainResource({
  name: 'buyers',
  label: 'Buyers',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'name', type: 'text' }],
});
const plain: PlainResource = {
  name: 'sales',
  label: 'Sales',
  one: 'sale',
  service: 'demo',
  roles: ['admin'],
  fields: [
    { source: 'title', type: 'text' },
    { source: 'total', type: 'rupees', label: 'Total', filter: true, sortable: true },
    {
      source: 'status',
      type: 'status',
      label: 'Status',
      filter: { many: true },
      choices: ['new', { id: 'held', label: 'On hold', tone: 'waiting' }],
    },
    { source: 'buyer', type: 'reference', label: 'Buyer', reference: 'buyers', filter: true },
  ],
  filters: [{ source: 'at', type: 'date', label: 'Placed' }],
};

/** What each call for the list was filtered by. */
function serve() {
  const asked: unknown[] = [];
  const headers = { 'content-range': 'x 0-9/2' };
  services.server.use(
    http.get('*/services/demo/sales', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(JSON.parse(searchParams.get('filter') ?? '{}'));
      return HttpResponse.json(ROWS, { headers });
    }),
    http.get('*/services/demo/buyers', () =>
      HttpResponse.json(
        [
          { id: 7, name: 'Ann' },
          { id: 8, name: 'Bo' },
        ],
        { headers },
      ),
    ),
  );
  return asked;
}
let made = 0;
/** Each under a route of its own: a page is kept by its name. */
const open = async (search = '', more: Partial<PlainResource> = {}) => {
  made += 1;
  const sales = definePlainResource({ ...plain, ...more, name: `sales-${made}`, path: 'sales' });
  const opened = await openConsole(issueToken({ role: 'admin' }), `${sales.route}${search}`, [
    sales,
    people,
  ]);
  await screen.findByText('Tea');
  return opened;
};
const add = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog', { name: `Filter: ${name}` });
};
const choose = async (dialog: HTMLElement, box: string, option: string) => {
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: box }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');

describe('a filter that is added', () => {
  it('is typed, stands in the address and as a chip, and is removed [CFG-06, APP-15]', async () => {
    const asked = serve();
    const { router } = await open();
    const dialog = await add('Total');
    await choose(dialog, 'Condition', 'is between');
    const box = (name: string) => within(dialog).getByRole('spinbutton', { name });
    fireEvent.change(box('From'), { target: { value: '100.0' } });
    fireEvent.change(box('To'), { target: { value: '200' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ total_gte: 100, total_lte: 200 }));
    expect(filterIn(router.state.location.search)).toEqual({ total: { gte: 100, lte: 200 } });
    expect(box('From')).toHaveProperty('value', '100.0');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    const chip = await screen.findByRole('group', { name: 'Total' });
    expect(chip.textContent).toContain('Total: 100 to 200');
    fireEvent.click(within(chip).getByRole('button', { name: 'Remove the filter Total' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({}));
    expect(router.state.location.search).toBe('');
  });

  it('asks for days as such where records hold bare days [CFG-06]', async () => {
    const asked = serve();
    await open(`?filter=${encodeURIComponent('{"born":{"lte":"1965-03-02"}}')}`, {
      fields: [
        ...plain.fields,
        { source: 'born', type: 'date', label: 'Born', day: true, filter: true },
      ],
    });
    expect(asked.at(-1)).toEqual({ born_lte: '1965-03-02' });
    expect(screen.getByRole('group', { name: 'Born' }).textContent).toBe('Born: until 2 Mar 1965');
  });

  it('may be several choices, a record of another resource, a day, or that nothing is there [CFG-06]', async () => {
    const asked = serve();
    await open(
      `?filter=${encodeURIComponent('{"status":["new","held"],"buyer":8,"at":{"lte":"2026-01-31"},"total":{"null":true}}')}`,
    );
    expect(asked.at(-1)).toEqual({
      status: ['new', 'held'],
      buyer: 8,
      at_lte: '2026-01-31T18:29:59.999Z',
      total_eq: null,
    });
    const said = (name: string) => screen.getByRole('group', { name }).textContent;
    expect(said('Status')).toBe('Status: New, On hold');
    expect(said('Placed')).toBe('Placed: until 31 Jan 2026');
    expect(said('Total')).toBe('Total: empty');
    await waitFor(() => expect(said('Buyer')).toBe('Buyer: Bo'));
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
    fireEvent.click(within(screen.getByRole('group', { name: 'Status' })).getByText(/New/));
    const dialog = await screen.findByRole('dialog', { name: 'Filter: Status' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'New' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['held'] }));
  });
});

it('tabs are presets of the filter with their numbers; a head says that it sorts [CFG-11, UI-12]', async () => {
  const asked = serve();
  await open('?sort=total&order=DESC', {
    tabs: [
      { name: 'all', label: 'All' },
      { name: 'dear', label: 'Dear', filter: { total: { gte: 100 } } },
    ],
  });
  expect(await screen.findByRole('tab', { name: /Dear\s*2/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Total/ }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(screen.getByRole('columnheader', { name: /Title/ }).hasAttribute('aria-sort')).toBe(false);
  expect(document.querySelectorAll('td[aria-sort]')).toHaveLength(0);
  asked.length = 0;
  fireEvent.click(screen.getByRole('tab', { name: /Dear/ }));
  await waitFor(() => expect(asked).toContainEqual({ total_gte: 100 }));
});
