import { describe, expect, it } from 'vitest';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { testConfig } from '#testing/screen.tsx';

const offer = {
  name: 'offers',
  label: 'Offers',
  service: 'demo',
  roles: ['admin', 'operations'],
  fields: [
    { source: 'title', type: 'text' },
    { source: 'state', type: 'status', choices: ['open', 'closed'] },
    { source: 'rank', type: 'choice', choices: [{ id: 1, label: 'First' }], filter: 'place' },
  ],
};
const action = { name: 'close', label: 'Close', path: 'offers/{id}/close' };
const forms = { create: true, edit: true };
const withField = (field: object, more: object = forms) => ({
  ...offer,
  ...more,
  fields: [...offer.fields, { source: 'a', type: 'text', ...field }],
});
const withFilters = (...filters: object[]) => ({ ...offer, filters });
const withAsk = (field: object) => ({
  ...offer,
  rowActions: [{ ...action, ask: [{ source: 'b', type: 'text', ...field }] }],
});
const withTab = (filter: object) => ({
  ...offer,
  tabs: [
    { name: 'all', label: 'All' },
    { name: 'some', label: 'Some', filter },
  ],
});
const inList = (list: object, more: object = {}) => ({
  ...offer,
  list: { records: '', ...list },
  ...more,
});
const paged = { sort: { field: 'sort', order: 'dir', up: 'asc', down: 'desc' } };
const sorted = { sort: { field: 'title', order: 'ASC' } };
const sortable = { fields: [{ source: 'title', type: 'text', sortable: true }] };

const made = (...resources: object[]) =>
  resourcesFromConfig(
    testConfig({ services: { ...testConfig().services, demo: '/services/demo/' }, resources }),
    [],
    [],
  );

/** What is wrong with a declaration, beside which another one works all the same. */
function mistakesOf(declared: object): string[][] {
  const { resources, mistakes } = made(declared, { ...offer, name: 'good' });
  const idle = mistakes.every((mistake) => mistake.idle);
  expect(resources.map(({ name }) => name)).toEqual(idle ? ['offers', 'good'] : ['good']);
  return mistakes.map(({ resource, key, problem }) => [
    `${resource}.${key}`.replace('offers.', ''),
    problem.key.replace('mistakes.problems.', ''),
  ]);
}

describe('what a declaration says and what then comes to nothing', () => {
  it.each<[object, string, string]>([
    // A tab of nothing.
    [withTab({ stat: 'open' }), 'tabs.1.filter.stat', 'noSuchField'],
    [withTab({ state: 'opened' }), 'tabs.1.filter.state', 'oneOf'],
    [withTab({ state: { in: ['open', 'shut'] } }), 'tabs.1.filter.state', 'oneOf'],
    [withTab({ state: [] }), 'tabs.1.filter.state', 'empty'],
    [withTab({ place: 2 }), 'tabs.1.filter.place', 'oneOf'],
    // A condition that never holds.
    [
      { ...offer, rowActions: [{ ...action, when: { state: 'shut' } }] },
      'rowActions.0.when.state',
      'oneOf',
    ],
    [
      { ...offer, rowActions: [{ ...action, when: { title: [] } }] },
      'rowActions.0.when.title',
      'empty',
    ],
    [
      { ...offer, bulkActions: [{ ...action, when: { rank: ['1', 2] } }] },
      'bulkActions.0.when.rank',
      'oneOf',
    ],
    [
      { ...offer, tones: [{ when: { state: 'late' }, tone: 'info' }] },
      'tones.0.when.state',
      'oneOf',
    ],
    [{ ...offer, tones: [{ when: { state: [] }, tone: 'info' }] }, 'tones.0.when.state', 'empty'],
    [withField({ showIf: { state: 'shut' } }), 'fields.3.showIf.state', 'oneOf'],
    [withField({ showIf: { state: [] } }), 'fields.3.showIf.state', 'empty'],
    [withField({ showIf: { a: 'x' } }), 'fields.3.showIf.a', 'itself'],
    [withAsk({ showIf: { b: 'x' } }), 'rowActions.0.ask.0.showIf.b', 'itself'],
    [withAsk({ showIf: { id: 1 } }), 'rowActions.0.ask.0.showIf.id', 'noField'],
    // Roles that are never there.
    [withField({ roles: ['admin', 'support'] }), 'fields.3.roles.1', 'stranger'],
    [{ ...offer, edit: { roles: ['support'] } }, 'edit.roles.0', 'stranger'],
    [{ ...offer, delete: { roles: ['support'] } }, 'delete.roles.0', 'stranger'],
    [
      { ...offer, bulkActions: [{ ...action, roles: ['support'] }] },
      'bulkActions.0.roles.0',
      'stranger',
    ],
    [
      withFilters({ source: 'b', type: 'text', roles: ['support'] }),
      'filters.0.roles.0',
      'stranger',
    ],
    // Lists that nobody comes to.
    [
      { ...offer, related: [{ resource: 'good', by: 'title' }] },
      'related.0.list',
      'relatedNowhere',
    ],
    // Defaults that their own form refuses.
    [withField({ pattern: '[A-Z]+', default: 'abc' }), 'fields.3.default', 'ownRule'],
    [withField({ minLength: 4, default: 'abc' }), 'fields.3.default', 'ownRule'],
    [withField({ type: 'email', default: 'abc' }), 'fields.3.default', 'ownRule'],
    [withField({ type: 'link', default: 'ftp://a.example' }), 'fields.3.default', 'ownRule'],
    [withField({ type: 'colour', default: 'red' }), 'fields.3.default', 'ownRule'],
    [withAsk({ type: 'phone', default: 'x' }), 'rowActions.0.ask.0.default', 'ownRule'],
    // Keys for other kinds.
    [withField({ choices: ['x'] }), 'fields.3.choices', 'onlyOf'],
    [withField({ choices: ['x'], search: true }), 'fields.3.choices', 'onlyOf'],
    [withField({ type: 'number', multiline: true }), 'fields.3.multiline', 'onlyOf'],
    [withField({ invalid: 'No' }), 'fields.3.invalid', 'needs'],
    [withField({ filter: { many: true } }), 'fields.3.filter.many', 'needs'],
    [
      withField({ filter: { operators: ['contains', 'gte'] } }),
      'fields.3.filter.operators.1',
      'oneOf',
    ],
    [
      withField({ type: 'json', filter: { operators: ['eq'] } }),
      'fields.3.filter.operators.0',
      'oneOf',
    ],
    // Keys of a column that no list shows, and of a form that there is not.
    [withField({ list: false, sortable: true }), 'fields.3.sortable', 'beside'],
    [withField({ list: false, hidden: true }), 'fields.3.hidden', 'beside'],
    [withField({ type: 'number', list: false, total: true }), 'fields.3.total', 'beside'],
    [withField({ required: true, form: false }), 'fields.3.required', 'beside'],
    [withField({ name: 'b', required: true }), 'fields.3.required', 'beside'],
    [withField({ required: true, readOnly: true }), 'fields.3.required', 'beside'],
    [withField({ default: 'x', form: false }), 'fields.3.default', 'beside'],
    [withField({ required: true }, { show: true }), 'fields.3.required', 'needs'],
    [{ ...offer, send: 'changed', create: true }, 'send', 'needs'],
    [{ ...offer, sections: [{ label: 'A', fields: ['title'] }] }, 'sections', 'needs'],
    [
      { ...offer, create: true, fields: [{ source: 'a', type: 'text', form: false }] },
      'create',
      'nothingTyped',
    ],
    // What the list's own call does not do.
    [inList({ page: null }, { operators: { eq: '{field}' } }), 'operators', 'beside'],
    [inList({ page: null, ...paged }), 'list.sort', 'beside'],
    [inList({}, sorted), 'sort', 'needs'],
    [inList({}, sortable), 'fields.0.sortable', 'needs'],
    // One name of the query for two questions, and a question without any.
    [
      withField({ search: 'q' }, { filters: [{ source: 'b', type: 'text', search: 'q' }] }),
      'filters.0.search',
      'queryTwice',
    ],
    [withFilters({ source: 'b', type: 'text', filter: 'place' }), 'filters.0.filter', 'queryTwice'],
    [withFilters({ source: 'b', type: 'text', filter: false }), 'filters.0.filter', 'asksNothing'],
    // One call for all that are ticked.
    [
      { ...offer, bulkActions: [{ ...action, path: 'offers/close' }] },
      'bulkActions.0.path',
      'namesNone',
    ],
    [
      {
        ...offer,
        bulkActions: [
          { ...action, path: 'a', body: { to: '{ask.b}' }, ask: [{ source: 'b', type: 'text' }] },
        ],
      },
      'bulkActions.0.path',
      'namesNone',
    ],
  ])('%j: %s %s [CFG-13]', (declared, key, problem) => {
    expect(mistakesOf(declared)).toEqual([[key, problem]]);
  });

  it.each<object>([
    withTab({ state: null }),
    withTab({ state: '' }),
    withTab({ state: { null: true } }),
    withTab({ place: '1', title: { contains: 'x' }, id: 5 }),
    { ...withTab({ kind: 'new' }), filters: [{ source: 'b', type: 'text', filter: 'kind' }] },
    { ...withTab({ q: 'new' }), filters: [{ source: 'b', type: 'text', search: 'q' }] },
    { ...offer, rowActions: [{ ...action, when: { rank: ['1', null], id: 5 } }] },
    // Shown on the page of a record for some of its values alone.
    withField({ showIf: { a: 'x' } }, { show: true }),
    withField({ showIf: { a: 'x' }, form: false }, { ...forms, show: true }),
    withField({ roles: ['operations'] }, { ...forms, delete: { roles: ['admin'] } }),
    { ...offer, related: [{ resource: 'good', by: 'title', list: true }] },
    { ...offer, show: true, related: [{ resource: 'good', by: 'title' }] },
    withField({ pattern: '[A-Z]+', default: 'ABC', invalid: 'Capitals' }),
    withField({ choices: ['x'], filter: true, search: false }),
    withField({ type: 'longText', multiline: true }),
    withField({ filter: { operators: ['contains', 'null'], many: false } }),
    withField({ type: 'number', filter: { operators: ['gte', 'lte', 'between'] } }),
    withField({ choices: ['x'], filter: { many: true, operators: ['in'] } }),
    // Cards are sorted by what their table does not show.
    withField({ list: false, sortable: true }, { card: { title: 'title' } }),
    withField({ required: true, readOnly: true, default: 'x' }),
    withField({ required: true, readOnly: true }, { ...forms, clone: true }),
    withField({ required: false, form: false, list: false, sortable: false, total: false }),
    // The records of a list show all of their fields.
    withField({
      type: 'list',
      fields: [{ source: 'b', type: 'text', form: false, required: true }],
    }),
    { ...offer, show: true, sections: [{ label: 'A', fields: ['title'] }] },
    { ...offer, edit: true, send: 'changed' },
    { ...offer, delete: true, fields: [{ source: 'a', type: 'text', form: false }] },
    inList({ page: null }, { ...sorted, ...sortable }),
    inList(paged, { ...sorted, ...sortable, operators: { eq: '{field}' } }),
    withFilters({ source: 'title', type: 'text', filter: 'title' }),
    { ...offer, bulkActions: [{ ...action, path: 'close', body: { ids: ['{id}'] } }] },
    { ...offer, bulkActions: [{ ...action, path: 'offers/{title}/close' }] },
    { ...offer, rowActions: [{ ...action, path: 'offers/close' }] },
  ])('%j is fine [CFG-01, CFG-13]', (declared) => {
    expect(mistakesOf(declared)).toEqual([]);
  });

  it('leaves the resource working; what cannot be used is left out [CFG-13]', () => {
    const idle = withTab({ state: 'opened' });
    expect(made(idle).resources).toHaveLength(1);
    expect(made(idle).mistakes.map((mistake) => mistake.idle)).toEqual([true]);
    const wrong = { ...idle, lable: 'x' };
    expect(made(wrong).resources).toEqual([]);
    expect(made(wrong).mistakes.map((mistake) => mistake.idle)).toEqual([false]);
  });

  it('is no mistake where a list on another record’s page shows it, nor while a neighbour cannot be read [CFG-08, CFG-13]', () => {
    const field = { source: 'a', type: 'number', list: false, total: true, sortable: true };
    const declared = { ...offer, fields: [...offer.fields, field] };
    const owner = (related: object) => ({ ...offer, name: 'owners', show: true, ...related });
    const related = [{ resource: 'offers', by: 'title', columns: ['a'] }];
    expect(made(declared, owner({ related })).mistakes).toEqual([]);
    const wrong = made(declared, owner({ related, lable: 'x' }));
    expect(wrong.mistakes.map(({ resource, key }) => [resource, key])).toEqual([
      ['owners', 'lable'],
    ]);
    expect(wrong.resources.map(({ name }) => name)).toEqual(['offers']);
    expect(made(declared, owner({})).mistakes.map(({ key }) => key)).toEqual([
      'fields.3.total',
      'fields.3.sortable',
    ]);
  });
});
