// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { endSession } from '#authProvider/session.ts';
import { entriesOf, mapOf } from '#fields/entries/entriesOf.ts';
import type { Field } from '#fields/field.ts';
import { kinds } from '#fields/furtherKinds.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const BIG = '9007199254740993';
const STORED = `{"id":1,"reference":"A1","basket":[{"product":"Tea","quantity":2,"sku":${BIG}},{"product":"Cup","quantity":1,"gift":{"wrap":true}}],"tags":["warm",5],"limits":{"b":1,"a":{"x":1}},"source":"web"}`;
const FIELDS: PlainResource['fields'] = [
  { source: 'reference', type: 'text' },
  {
    source: 'basket',
    type: 'list',
    label: 'Basket',
    fields: [
      { source: 'product', type: 'text', label: 'Product', required: true },
      { source: 'quantity', type: 'number', label: 'Quantity', default: 1, total: true },
    ],
  },
  {
    source: 'tags',
    type: 'choices',
    label: 'Tags',
    choices: ['warm', 'cold', { id: 5, label: 'Five' }],
  },
  { source: 'limits', type: 'map', label: 'Limits', values: 'number' },
];

let made = 0;
const baskets = (send: 'whole' | 'changed' = 'whole') =>
  definePlainResource({
    name: `baskets-${++made}`,
    path: 'baskets',
    label: 'Baskets',
    one: 'basket',
    service: 'demo',
    roles: ['admin'],
    fields: FIELDS,
    create: true,
    edit: true,
    show: true,
    send,
  });
function serve(stored = STORED) {
  const sent: string[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push(await request.text());
    return HttpResponse.json({ success: true });
  };
  const headers = { 'content-type': 'application/json', 'content-range': 'x 0-0/1' };
  services.server.use(
    http.get('*/services/demo/baskets', () => new HttpResponse(`[${stored}]`, { headers })),
    http.get('*/services/demo/baskets/:id', () => new HttpResponse(stored, { headers })),
    http.put('*/services/demo/baskets/:id', note),
    http.patch('*/services/demo/baskets/:id', note),
    http.post('*/services/demo/baskets', note),
  );
  return sent;
}
const open = async (path: string, resource = baskets()) =>
  openConsole(issueToken({ role: 'admin' }), `${resource.route}${path}`, [resource]);
const row = (n: number) => screen.findByRole('group', { name: `Basket, row ${n}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const quantity = async (n: number) => within(await row(n)).getByRole('spinbutton');

describe('the records of a list within a record', () => {
  it('are changed, moved, removed and added; what else they have stays, every digit of it [CFG-09, UI-10]', async () => {
    const sent = serve();
    await open('/1/edit');
    fireEvent.change(await quantity(1), { target: { value: '3' } });
    fireEvent.keyDown(await quantity(1), { key: 'ArrowDown', altKey: true });
    await screen.findByText('Row 1 is now row 2');
    expect((await quantity(2)).getAttribute('aria-valuenow')).toBe('3');
    expect(screen.getByText('Total of Quantity').nextElementSibling?.textContent).toBe('4');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toBe(
      STORED.replace(
        /"basket":\[.*?\](?=,"tags")/,
        `"basket":[{"product":"Cup","quantity":1,"gift":{"wrap":true}},{"product":"Tea","quantity":3,"sku":${BIG}}]`,
      ),
    );
  });

  it('send only the list where only changes are sent, and nothing that was not touched [CFG-09]', async () => {
    const sent = serve();
    await open('/1/edit', baskets('changed'));
    await press('Remove row 1');
    await press('Add a row to Basket');
    fireEvent.change(within(await row(2)).getByRole('textbox', { name: /Product/ }), {
      target: { value: 'Pot' },
    });
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      basket: [
        { product: 'Cup', quantity: 1, gift: { wrap: true } },
        { product: 'Pot', quantity: 1 },
      ],
    });
  });

  it('wait for what they need, and are kept over the end of the session [CFG-09, APP-08]', async () => {
    const sent = serve();
    const resource = baskets();
    const first = await open('/1/edit', resource);
    fireEvent.change(within(await row(2)).getByRole('textbox', { name: /Product/ }), {
      target: { value: '' },
    });
    await press('Save');
    await screen.findByText('Required');
    fireEvent.change(await quantity(1), { target: { value: 'many' } });
    act(() => endSession('expired'));
    first.unmount();
    await open('/1/edit', resource);
    expect(await quantity(1)).toHaveProperty('value', 'many');
    expect(within(await row(2)).getByRole('textbox', { name: /Product/ })).toHaveProperty(
      'value',
      '',
    );
    expect(sent).toEqual([]);
  });

  it('stand in a table with their sum on the page of the record, and as a count in the list [CFG-09]', async () => {
    serve();
    const resource = baskets();
    const first = await open('/1/show', resource);
    const table = await screen.findByRole('table', { name: 'Basket' });
    expect([...table.querySelectorAll('tr')].map((line) => line.textContent)).toEqual([
      'ProductQuantity',
      'Tea2',
      'Cup1',
      'Total3',
    ]);
    screen.getByText('Warm, Five');
    first.unmount();
    await open('', resource);
    await screen.findByText('2 rows');
  });

  it('are left as they are where the list holds anything else [CFG-09, NET-11]', async () => {
    const sent = serve(STORED.replace(/"basket":\[.*?\](?=,"tags")/, '"basket":["x",null]'));
    await open('/1/edit');
    await screen.findByText('This value cannot be changed here. It stays as it is.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Reference' }), {
      target: { value: 'B2' },
    });
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ reference: 'B2', basket: ['x', null] });
  });
});

it('choices, keys and values are typed; what was not touched keeps its type [CFG-09]', async () => {
  const sent = serve();
  await open('/1/edit', baskets('changed'));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tags' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Cold' }));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Value of b' }), {
    target: { value: '2.5' },
  });
  await press('Add an entry to Limits');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name 3' }), {
    target: { value: '10' },
  });
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    tags: ['warm', 5, 'cold'],
    limits: { '10': null, b: 2.5, a: { x: 1 } },
  });
});

describe('keys and values', () => {
  const field: Field = { source: 'm', type: 'map', label: { text: 'M' }, values: 'number' };
  it.each<[object[], string]>([
    [[{ key: '', text: '5', stored: null }], 'noName'],
    [[{ key: '__proto__', text: '5', stored: null }], 'badName'],
    [
      [
        { key: 'a', text: '5', stored: 5 },
        { key: 'a ', text: '6', stored: null },
      ],
      'nameTwice',
    ],
    [[{ key: 'a', text: 'much', stored: null }], 'notNumber'],
  ])('%j make no map; what was typed is kept as it was [CFG-09, UI-10]', (entries, why) => {
    const refused = mapOf(entries as never, field);
    expect(refused).toMatchObject({ why });
    expect(entriesOf(refused)).toEqual(entries);
  });

  it('in a file are words, as lists are [CFG-09, UI-17]', () => {
    const words = {
      t: () => '',
      label: (label: object | string) =>
        typeof label === 'object' && 'text' in label ? String(label.text) : '',
      nameOf: (_: string, id: unknown) => (id === 7 ? 'Ann' : null),
    };
    expect(kinds.map.toText({ a: 1, b: null }, field)).toBe('a: 1, b: ');
    const list: Field = {
      source: 'l',
      type: 'list',
      label: { text: 'L' },
      fields: [
        { source: 'who', type: 'reference', reference: 'people', label: { text: 'Who' } },
        { source: 'n', type: 'number', label: { text: 'N' } },
      ],
    };
    const rows = [
      { who: 7, n: 2 },
      { who: 8, n: null },
    ];
    expect(kinds.list.inFile?.(rows, list, words)).toBe('Who: Ann, N: 2; Who: 8, N: ');
  });
});
