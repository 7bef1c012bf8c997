// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { activity } from '#actions/activity.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';
import { pageCommands } from '#ui/pageCommands.ts';

plainStyles();
const services = setupServices();
const SERVED = { services: { ...testConfig().services, demo: '/services/demo/' } };
setupConsole(SERVED);

/** A shop, as an operator writes it under `resources` of /config.json. */
const SHOP = [
  {
    name: 'customers',
    label: 'Customers',
    one: 'customer',
    service: 'demo',
    roles: ['admin'],
    title: '{first_name} {last_name}',
    fields: [
      { source: 'first_name', type: 'text', required: true },
      { source: 'last_name', type: 'text' },
      { source: 'q', type: 'text', label: 'Search', search: true, list: false, form: false },
      { source: 'city', type: 'text', name: 'place', text: '{city}, {zipcode}', label: 'Place' },
      { source: 'zipcode', type: 'text', list: false },
      { source: 'city', type: 'text', list: false },
    ],
    create: true,
    edit: true,
    show: true,
    delete: true,
    perPage: 10,
    rowClick: 'record',
    related: [
      { resource: 'orders', by: 'customer_id', columns: ['total', 'status'], list: 'count' },
    ],
  },
  {
    name: 'orders',
    label: 'Orders',
    one: 'order',
    service: 'demo',
    roles: ['admin'],
    fields: [
      {
        source: 'customer_id',
        type: 'reference',
        reference: 'customers',
        label: 'Customer',
        sortable: true,
        sortBy: 'customer.last_name',
      },
      {
        source: 'product_ids',
        type: 'reference',
        reference: 'products',
        many: true,
        label: 'Products',
      },
      { source: 'total', type: 'money', currency: 'EUR', total: true },
      { source: 'status', type: 'choice', choices: ['ordered', 'shipped'], default: 'ordered' },
    ],
    create: true,
    edit: true,
    show: true,
    clone: true,
    bulkActions: [
      {
        name: 'ship',
        label: 'Ship',
        method: 'PATCH',
        path: 'orders/{id}',
        body: {
          status: 'shipped',
          parcel: '{ask.parcel}',
          weight: '{ask.weight}',
          worth: '{ask.worth}',
        },
        confirm: { title: 'Ship orders', text: 'With parcel {ask.parcel}' },
        ask: [
          {
            source: 'parcel',
            type: 'text',
            label: 'Parcel',
            required: true,
            pattern: '[A-Z]{2}\\d+',
          },
          { source: 'weight', type: 'number', label: 'Weight' },
          {
            source: 'insured',
            type: 'choice',
            label: 'Insured',
            choices: ['no', 'yes'],
            default: 'no',
          },
          {
            source: 'worth',
            type: 'number',
            label: 'Worth',
            required: true,
            showIf: { insured: 'yes' },
          },
        ],
      },
    ],
    rowActions: [
      {
        name: 'hand-over',
        label: 'Hand over',
        path: 'orders/{id}/hand-over',
        body: { to: '{ask.to}' },
        ask: [
          { source: 'to', type: 'reference', reference: 'customers', label: 'To', creates: false },
        ],
      },
    ],
  },
  {
    name: 'products',
    label: 'Products',
    one: 'product',
    service: 'demo',
    roles: ['admin'],
    fields: [{ source: 'reference', type: 'text' }],
    title: '{reference}',
    related: [{ resource: 'invoices', by: 'product_id', list: true }],
  },
  {
    name: 'invoices',
    label: 'Invoices',
    service: 'demo',
    roles: ['admin'],
    fields: [
      { source: 'status', type: 'text' },
      { source: 'product_id', type: 'reference', reference: 'products', filter: 'product' },
    ],
    tabs: [
      { name: 'due', label: 'Due', filter: { status: 'due' } },
      { name: 'paid', label: 'Paid', filter: { status: 'paid' } },
    ],
  },
];

type Row = Record<string, unknown> & { id: number };
let shop: Record<string, Row[]> = {};
let asked: { method: string; path: string; query: string; sort: string; body: unknown }[] = [];

const LONG = 'Maximiliana '.repeat(20).trim();
const customers = Array.from({ length: 60 }, (_, nth) => ({
  id: nth + 1,
  first_name: nth === 54 ? 'Zara' : 'Anita',
  last_name: `Rao ${nth + 1}`,
  city: 'Pune',
  zipcode: `4110${nth + 10}`,
}));

/** A service that speaks ra-data-simple-rest and keeps what it is given. */
const handlers = [
  http.all('*/services/demo/:resource/:id?', async ({ request, params }) => {
    const { resource, id } = params as { resource: string; id?: string };
    const { searchParams, pathname } = new URL(request.url);
    const body = request.method === 'GET' ? null : ((await request.json()) as Row);
    asked.push({
      method: request.method,
      path: pathname.replace(/.*\/demo\//, ''),
      query: searchParams.get('filter') ?? '',
      sort: searchParams.get('sort') ?? '',
      body,
    });
    const rows = shop[resource] ?? [];
    const found = rows.find((row) => String(row.id) === id);
    if (request.method === 'POST') {
      const made = { ...(body as Row), id: rows.length + 1 };
      rows.push(made);
      return HttpResponse.json(made, { status: 201 });
    }
    if (id !== undefined) {
      if (!found) return new HttpResponse(null, { status: 404 });
      if (body) Object.assign(found, body);
      return HttpResponse.json(found);
    }
    const filter = JSON.parse(searchParams.get('filter') ?? '{}') as Record<string, unknown>;
    const left = rows.filter((row) =>
      Object.entries(filter).every(([name, wanted]) =>
        name === 'q'
          ? JSON.stringify(row).includes(String(wanted))
          : [wanted].flat().includes(row[name]),
      ),
    );
    const [from = 0, to = 9] = JSON.parse(searchParams.get('range') ?? '[0,99]') as number[];
    return HttpResponse.json(left.slice(from, to + 1), {
      headers: { 'content-range': `${resource} ${from}-${to}/${left.length}` },
    });
  }),
];

beforeEach(() => {
  asked = [];
  shop = {
    customers: structuredClone(customers),
    products: [
      { id: 1, reference: 'Dawn' },
      { id: 2, reference: 'Dusk' },
    ],
    orders: [
      { id: 1, customer_id: 55, product_ids: [1, 2], total: 0.1, status: 'ordered', kept: 'a' },
      { id: 2, customer_id: 1, product_ids: [2], total: '0.2', status: 'ordered', kept: 'b' },
      { id: 3, customer_id: 55, product_ids: [], total: 12, status: 'shipped', kept: 'c' },
    ],
  };
  services.server.use(...handlers);
});

async function open(path: string) {
  const { resources, mistakes } = resourcesFromConfig(
    testConfig({ ...SERVED, resources: SHOP }),
    [],
    [],
  );
  expect(mistakes).toEqual([]);
  return openConsole(issueToken({ role: 'admin' }), path, resources);
}
const rowsOf = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const sent = (method: string) => asked.filter((one) => one.method === method);
const wait = { timeout: 30_000 };
const press = async (role: string, name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }, wait));
/** What an element says, without the characters that keep directions apart. */
const said = (element: Element) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

describe('a record of a declared shop', () => {
  it('is called by its title in references, links, headings, ticks, dialogs and activity [CFG-05, CFG-07]', async () => {
    const { router } = await open('/orders');
    const link = await screen.findAllByRole('link', { name: 'Zara Rao 55' }, wait);
    expect(link[0]?.getAttribute('href')).toBe('/customers/55/show');
    screen.getByRole('checkbox', { name: 'Select order 1' });
    fireEvent.click(link[0] as Element);
    await screen.findByRole('heading', { name: 'customer Zara Rao 55', level: 1 }, wait);
    await screen.findByRole('region', { name: 'Orders (2)' }, wait);
    await press('button', 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    expect(said(dialog)).toContain('delete customer 55 (Zara Rao 55)');
    fireEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(router.state.location.pathname).toBe('/customers/55/show');
  });

  it('has a name that is cut where it is long, with the whole on demand [CFG-05]', async () => {
    Object.assign(shop.customers?.[0] ?? {}, { first_name: LONG });
    await open('/customers/1/show');
    const heading = await screen.findByRole('heading', { level: 1, name: /customer Maxi/ }, wait);
    expect(heading.textContent?.length).toBeLessThan(90);
    expect(screen.getAllByRole('button', { name: 'Show all' }).length).toBeGreaterThan(0);
    await press('button', 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).not.toContain(LONG);
    expect(said(dialog)).toContain('customer 1 (Maximiliana');
  });

  it('shows what belongs to it, with its number, and makes a new one of its own [CFG-08]', async () => {
    const { router } = await open('/customers/55/show');
    const section = await screen.findByRole('region', { name: 'Orders (2)' }, wait);
    expect(
      within(section)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(expect.arrayContaining(['Total', 'Status', 'Actions']));
    expect(within(section).queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    within(section).getByRole('region', { name: 'Totals of this page (2)' });
    expect(asked.map(({ query }) => query)).toContain('{"customer_id":55}');
    fireEvent.click(within(section).getByRole('link', { name: 'Add order' }));
    const parent = await screen.findByRole<HTMLInputElement>(
      'combobox',
      { name: 'Customer' },
      wait,
    );
    await waitFor(() => expect(parent.value).toBe('Zara Rao 55'), wait);
    expect(parent.disabled || parent.readOnly).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region', { name: 'Orders (3)' }, wait);
    expect(router.state.location.pathname).toBe('/customers/55/show');
    expect(sent('POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ customer_id: 55, status: 'ordered' }),
    ]);
  });

  it('is opened by a press on its row, and leads to the one before and after it, over pages [CFG-12]', async () => {
    const { router } = await open('/customers');
    await screen.findByText('Rao 10', undefined, wait);
    fireEvent.click(screen.getByText('Rao 10'));
    await screen.findByText('10 of 60', undefined, wait);
    await press('link', 'Next');
    await screen.findByText('11 of 60', undefined, wait);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/customers/11/show?page=2',
    );
    await press('link', 'Previous');
    await screen.findByText('10 of 60', undefined, wait);
    expect(router.state.location.search).toBe('');
  });
});

describe('a declared list', () => {
  it('says totals exactly, shows a template, several columns of one source, names of a list of ids [CFG-07, CFG-10]', async () => {
    await open('/orders');
    const totals = await screen.findByRole('region', { name: 'Totals of this page (3)' }, wait);
    expect(totals.textContent).toContain('€12.30');
    await screen.findByText('Dawn');
    expect(rowsOf()[0]).toContain('DawnDusk');
  });

  it('counts in a link to what belongs to each row, and shows a computed column [CFG-08, CFG-10]', async () => {
    await open('/customers');
    const link = await screen.findAllByRole('link', { name: /^Orders \(\d\)$/ }, wait);
    expect(link[0]?.getAttribute('href')).toBe(
      `/orders?${new URLSearchParams({ filter: '{"customer_id":1}' })}`,
    );
    expect(rowsOf()[0]).toContain('Pune, 411010');
  });

  it('leads to all that belongs to it, by the query name of the field, also where each tab leaves something out [CFG-08, CFG-11]', async () => {
    const { router } = await open('/products');
    const [link] = await screen.findAllByRole('link', { name: 'Invoices' }, wait);
    const address = new URL(link?.getAttribute('href') ?? '', 'http://console');
    expect([address.pathname, ...address.searchParams.entries()]).toEqual([
      '/invoices',
      ['tab', 'all'],
      ['filter', '{"product":1}'],
    ]);
    asked = [];
    fireEvent.click(link as Element);
    await screen.findByRole('tab', { name: 'All', selected: true }, wait);
    await waitFor(
      () => expect(asked.filter(({ path }) => path === 'invoices')).not.toEqual([]),
      wait,
    );
    const [rows] = asked.filter(({ path, query }) => path === 'invoices' && !/status/.test(query));
    expect(JSON.parse(rows?.query ?? '')).toEqual({ product: 1 });
    await router.navigate('/invoices?tab=nothing');
    await screen.findByRole('tab', { name: /^Due/, selected: true }, wait);
  });

  it('is sorted by what the service names for a reference [CFG-07]', async () => {
    await open('/orders');
    await screen.findByRole('region', { name: 'Totals of this page (3)' }, wait);
    await press('button', /sort.*customer/i);
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('["customer.last_name","ASC"]'), wait);
  });

  it('is not acted on by the palette without what its actions ask for: it opens their forms [CFG-12, CFG-07, WRK-03]', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open('/orders');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order 1' }, wait));
    const offered = (label: string) => {
      const [command, ...more] = pageCommands().filter((one) => one.label === label);
      expect([command?.reason, more]).toEqual([undefined, []]);
      act(() => command?.run());
    };
    offered('Ship (1)');
    await screen.findByRole('textbox', { name: /Parcel/ }, wait);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Parcel/ })).toBeNull(), wait);
    offered('Hand over: order 2');
    await user.click(await screen.findByRole('combobox', { name: 'To' }, wait));
    await screen.findByRole('option', { name: 'Anita Rao 1' }, wait);
    expect(screen.queryByRole('option', { name: /Add customer/ })).toBeNull();
    expect([...sent('PATCH'), ...sent('POST')]).toEqual([]);
  });

  it('asks for values before a bulk action, checks and repeats them, and sends those that are shown [CFG-12, CFG-11]', async () => {
    await open('/orders');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order 1' }, wait));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select order 2' }));
    await press('button', 'Ship (2)');
    const parcel = await screen.findByRole('textbox', { name: /Parcel/ }, wait);
    const go = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const insured = async (name: string) => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: /Insured/ }));
      fireEvent.click(await screen.findByRole('option', { name }, wait));
    };
    const worth = () => screen.queryByRole('spinbutton', { name: /Worth/ });
    expect(worth()).toBeNull();
    fireEvent.change(parcel, { target: { value: 'zz' } });
    await insured('Yes');
    await screen.findByText('Still to fill in: Worth', undefined, wait);
    fireEvent.change(worth() as Element, { target: { value: '900' } });
    await insured('No');
    expect(worth()).toBeNull();
    go();
    await screen.findByText('Not in the form that is wanted', undefined, wait);
    fireEvent.change(parcel, { target: { value: 'IN7' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Weight' }), {
      target: { value: '2.5' },
    });
    go();
    const dialog = await screen.findByRole('alertdialog', undefined, wait);
    for (const line of ['order 1', 'order 2', 'With parcel IN7', 'Parcel: IN7', 'Weight: 2.5'])
      expect(said(dialog)).toContain(line);
    expect(said(dialog)).not.toContain('Worth');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2), wait);
    expect(sent('PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['orders/1', { status: 'shipped', parcel: 'IN7', weight: 2.5 }],
      ['orders/2', { status: 'shipped', parcel: 'IN7', weight: 2.5 }],
    ]);
    await waitFor(() => expect(activity().map(({ record }) => record)).toContain('order 2'), wait);
  });
});

describe('the picker of a reference', () => {
  it('names one beyond the first page, searches at the service and goes on [CFG-07]', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open('/orders/1/edit');
    const picker = await screen.findByRole<HTMLInputElement>(
      'combobox',
      { name: 'Customer' },
      wait,
    );
    await waitFor(() => expect(picker.value).toBe('Zara Rao 55'), wait);
    expect(asked.some(({ path, query }) => path === 'customers' && query === '{}')).toBe(false);
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: /Show more \(25 of 60/ }, wait));
    await screen.findByRole('option', { name: 'Anita Rao 40' }, wait);
    await user.clear(picker);
    await user.type(picker, 'Rao 7');
    await waitFor(() => expect(asked.at(-1)?.query).toBe('{"q":"Rao 7"}'), wait);
    await user.click(await screen.findByRole('option', { name: 'Anita Rao 7' }, wait));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1), wait);
    expect(sent('PUT')[0]?.body).toEqual({
      id: 1,
      customer_id: 7,
      product_ids: [1, 2],
      total: 0.1,
      status: 'ordered',
      kept: 'a',
    });
  });

  it('makes a new record in place, and takes several [CFG-07]', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open('/orders/create');
    await user.click(await screen.findByRole('combobox', { name: 'Customer' }, wait));
    await user.click(await screen.findByRole('option', { name: 'Add customer…' }, wait));
    const dialog = await screen.findByRole('dialog', { name: 'Add customer' }, wait);
    await user.type(within(dialog).getByRole('textbox', { name: /First name/ }), 'Neha');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const picker = screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });
    await waitFor(() => expect(picker.value).toBe('Neha'), wait);
    expect(sent('POST').map(({ path }) => path)).toEqual(['customers']);
    await user.click(screen.getByRole('combobox', { name: 'Products' }));
    await user.click(await screen.findByRole('option', { name: 'Dusk' }, wait));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(2), wait);
    expect(sent('POST')[1]?.body).toEqual(
      expect.objectContaining({ customer_id: 61, product_ids: [2] }),
    );
  });
});

it('a clone starts with the values of the form, and is a new record [CFG-12]', async () => {
  await open('/orders');
  const [clone] = await screen.findAllByRole('link', { name: 'Clone' }, wait);
  fireEvent.click(clone as Element);
  await screen.findByRole('heading', { name: 'Clone order' }, wait);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }, wait));
  await waitFor(() => expect(sent('POST')).toHaveLength(1), wait);
  expect(sent('POST')[0]?.body).toEqual({
    customer_id: 55,
    product_ids: [1, 2],
    total: 0.1,
    status: 'ordered',
  });
});
