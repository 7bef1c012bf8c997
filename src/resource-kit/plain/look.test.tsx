// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Role } from '#authProvider/roles.ts';
import { kinds } from '#fields/furtherKinds.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { type PlainResource, plainResourceSchema } from '#resource-kit/plain/schema.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';
import { ICONS } from '#ui/icons.ts';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const STORED = {
  id: 1,
  title: 'Tea',
  state: 'held',
  reason: 'Late',
  margin: 12,
  note: 'n',
  size: 'L',
};
const plain: PlainResource = {
  name: 'things',
  label: { en: 'Things', hi: 'चीज़ें' },
  one: 'thing',
  service: 'demo',
  roles: ['admin', 'operations'],
  menu: 'Own things',
  icon: 'truck',
  perPage: [10, 50],
  fields: [
    { source: 'title', type: 'text', label: 'Title', hint: 'As it is sold' },
    {
      source: 'state',
      type: 'status',
      label: 'State',
      filter: true,
      choices: ['active', { id: 'held', label: 'On hold', tone: 'waiting' }],
    },
    {
      source: 'reason',
      type: 'text',
      label: 'Reason',
      required: true,
      showIf: { state: ['held'] },
    },
    { source: 'margin', type: 'number', label: 'Margin', roles: ['admin'], filter: true },
    { source: 'note', type: 'text', label: 'Note', hidden: true },
    { source: 'size', type: 'text', label: 'Size', required: true, list: false },
  ],
  sections: [
    { label: 'What', fields: ['title', 'state', 'reason'], tab: 'Main' },
    { label: 'More', fields: ['size', 'note'], tab: 'Rest' },
  ],
  card: { title: '{title} ({size})', lines: ['state', 'margin'] },
  tones: [{ when: { state: 'held' }, tone: 'waiting' }],
  create: true,
  edit: { roles: ['admin'] },
  show: true,
};

let made = 0;
function things(more: Partial<PlainResource> = {}) {
  made += 1;
  return definePlainResource({ ...plain, name: `things-${made}`, path: 'things', ...more });
}
function serve(stored: object = STORED) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ success: true });
  };
  services.server.use(
    http.get('*/services/demo/things', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json([stored], { headers: { 'content-range': 'x 0-0/1' } });
    }),
    http.get('*/services/demo/things/:id', () => HttpResponse.json(stored)),
    http.post('*/services/demo/things', note),
    http.put('*/services/demo/things/:id', note),
  );
  return { sent, asked };
}
const open = (path: string, resource = things(), role: Role = 'admin') =>
  openConsole(issueToken({ role }), `${resource.route}${path}`, [resource]);
const box = (name: RegExp | string) => screen.queryByRole('textbox', { name });
const choose = async (name: RegExp, option: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a form', () => {
  it('shows and sends a field only while another has its value; hidden, it holds nothing up [CFG-11]', async () => {
    const { sent } = serve();
    await open('/create');
    await choose(/State/, 'On hold');
    fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), {
      target: { value: 'Late' },
    });
    screen.getByText('As it is sold');
    await choose(/State/, 'Active');
    expect(box(/Reason/)).toBeNull();
    screen.getByText('Still to fill in: Size');
    fireEvent.click(screen.getByRole('tab', { name: 'Rest' }));
    fireEvent.change(box(/Size/) as HTMLElement, { target: { value: 'M' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ title: null, state: 'active', margin: null, note: null, size: 'M' });
  });

  it('opens the tab that holds what is to be corrected [CFG-11, UI-06]', async () => {
    serve();
    await open(
      '/create',
      things({
        fields: [
          { source: 'title', type: 'text' },
          { source: 'count', type: 'number', label: 'Count' },
        ],
        sections: [
          { label: 'What', fields: ['title'], tab: 'Main' },
          { label: 'More', fields: ['count'], tab: 'Rest' },
        ],
        card: { title: 'title' },
        tones: [],
      }),
    );
    const count = await screen.findByRole('spinbutton', { name: 'Count' });
    fireEvent.change(count, { target: { value: 'many' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const tab = await screen.findByRole('tab', { name: 'Rest · to correct' });
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  });

  it('of a role that may not see a field neither shows nor sends it; what is stored stays [CFG-11]', async () => {
    const { sent, asked } = serve();
    const resource = things({ edit: true });
    const first = await open(
      `?filter=${encodeURIComponent('{"margin":5}')}`,
      resource,
      'operations',
    );
    await screen.findByText('Tea (L)');
    expect(asked.at(-1)).not.toContain('margin');
    expect(screen.queryByText('Margin')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
    first.unmount();
    const second = await open('/1/edit', resource, 'operations');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), {
      target: { value: 'Pot' },
    });
    expect(screen.queryByRole('spinbutton', { name: 'Margin' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ ...STORED, title: 'Pot' }]));
    second.unmount();
    await open('/create', resource, 'operations');
    await choose(/State/, 'Active');
    fireEvent.change(box(/Size/) as HTMLElement, { target: { value: 'M' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toHaveProperty('margin');
  });
});

describe('a list', () => {
  it('has cards beside its table, hidden columns, sizes of a page, one word for a status, and rows that lead to the form [CFG-11, CFG-12, UI-07]', async () => {
    const { asked } = serve();
    await open('', things({ rowClick: 'edit' }));
    const card = (await screen.findByText('Tea (L)')).closest('[data-row]') as HTMLElement;
    const status = await within(card).findByText('On hold');
    expect(status.closest('[data-tone]')?.getAttribute('data-tone')).toBe('waiting');
    within(card).getByRole('link', { name: 'Show' });
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(heads()).toEqual(['Title', 'State', 'Reason', 'Margin', 'Actions']));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'State' }));
    await screen.findByRole('option', { name: 'On hold' });
    fireEvent.click(screen.getByRole('option', { name: 'All' }));
    await choose(/Rows per page/, '50');
    await waitFor(() => expect(asked.at(-1)).toContain('range=[0,49]'));
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const note = await screen.findByRole('checkbox', { name: 'Note' });
    expect(note).toHaveProperty('checked', false);
    fireEvent.click(note);
    await waitFor(() => expect(heads()).toContain('Note'));
    fireEvent.click(screen.getByRole('cell', { name: 'Tea' }));
    await screen.findByRole('heading', { name: /^Edit thing/, level: 1 });
  });

  it('offers a form only to those who may use it, whatever else they may open [CFG-11, APP-04]', async () => {
    serve();
    const resource = things({ clone: true, create: { roles: ['admin'] } });
    const first = await open('', resource, 'operations');
    await screen.findByText('Tea (L)');
    screen.getByRole('link', { name: 'Show' });
    for (const name of ['Edit', 'Clone', 'Add thing'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    first.unmount();
    await open('/1/edit', resource, 'operations');
    await screen.findByText(/may not open/);
  });
});

it('a list without a record says so in its own words, under its own icon [CFG-11]', async () => {
  services.server.use(
    http.get('*/services/demo/things', () =>
      HttpResponse.json([], { headers: { 'content-range': 'x */0' } }),
    ),
  );
  await open('', things({ empty: 'Nothing to sell yet' }));
  await screen.findByText('Nothing to sell yet');
  const entry = await screen.findByRole('link', { name: 'Own things' });
  await waitFor(() => expect(entry.querySelector('[data-testid^=LocalShipping]')).not.toBeNull());
});

it.each<[string, object, string]>([
  ['a card of no field', { card: { title: 'name' } }, 'card.title'],
  ['a line of no field', { card: { title: 'title', lines: ['{nothing}'] } }, 'card.lines.0'],
  [
    'a section of no field',
    { show: true, sections: [{ label: 'S', fields: ['x'] }] },
    'sections.0.fields.0',
  ],
  ['a tone of no field', { tones: [{ when: { x: 1 }, tone: 'info' }] }, 'tones.0.when.x'],
  ['an unknown tone', { tones: [{ when: { title: 1 }, tone: 'pink' }] }, 'tones.0.tone'],
  ['an unknown icon', { icon: 'unicorn' }, 'icon'],
  ['one tab', { tabs: [{ name: 'a', label: 'A' }] }, 'tabs'],
  [
    'two tabs of one name',
    {
      tabs: [
        { name: 'a', label: 'A' },
        { name: 'a', label: 'B' },
      ],
    },
    'tabs.1.name',
  ],
  ['a page of no size', { perPage: [] }, 'perPage'],
  ['an operator without its field', { operators: { gte: 'from' } }, 'operators.gte'],
  ['a list without fields', { fields: [{ source: 'a', type: 'list' }] }, 'fields.0.fields'],
  [
    'fields of a text',
    { fields: [{ source: 'a', type: 'text', fields: [{ source: 'b', type: 'text' }] }] },
    'fields.0.fields',
  ],
  [
    'a list within a list',
    { fields: [{ source: 'a', type: 'list', fields: [{ source: 'b', type: 'map' }] }] },
    'fields.0.fields.0.type',
  ],
  ['choices without choices', { fields: [{ source: 'a', type: 'choices' }] }, 'fields.0.choices'],
  [
    'shown by no field',
    { fields: [{ source: 'a', type: 'text', showIf: { b: 1 } }] },
    'fields.0.showIf.b',
  ],
  ['a filter without choices', { filters: [{ source: 'a', type: 'choice' }] }, 'filters.0.choices'],
])('%s is a mistake of its key [CFG-11, CFG-09, CFG-06, CFG-03]', (_, wrong, key) => {
  const good = {
    name: 'good',
    label: 'Good',
    service: 'demo',
    roles: ['admin'],
    fields: [{ source: 'title', type: 'text' }],
  };
  const config = testConfig({ services: { ...testConfig().services, demo: '/services/demo/' } });
  const { resources, mistakes } = resourcesFromConfig(
    { ...config, resources: [{ ...good, name: 'wrong', ...wrong }, good] },
    [],
    [],
  );
  expect(resources.map(({ name }) => name)).toEqual(['good']);
  expect(mistakes.map((mistake) => mistake.key)).toEqual([key]);
});

it('docs/adding-a-resource.md names every key and every icon [CFG-01, CFG-06, CFG-09, CFG-11]', () => {
  const page = readFileSync('docs/adding-a-resource.md', 'utf8');
  const { shape } = plainResourceSchema;
  const field = shape.fields.element.shape;
  const keys = [...Object.keys(shape), ...Object.keys(field)];
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(page))).toEqual([]);
  expect(page).toContain(ICONS.join(' '));
  expect(Object.keys(kinds).filter((kind) => !page.includes(kind))).toEqual([]);
});
