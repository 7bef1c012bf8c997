import { describe, expect, it } from 'vitest';
import { english } from '#i18n/english.ts';
import { readPlainResource } from '#resource-kit/plain/definePlainResource.ts';

const orders = {
  name: 'orders',
  label: 'Orders',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'city', type: 'text' }],
};
const withField = (field: object) => ({ ...orders, fields: [{ source: 'a', ...field }] });
const withAsk = (field: object, body: object = {}) => ({
  ...orders,
  rowActions: [
    {
      name: 'ship',
      label: 'Ship',
      path: 'orders/{id}/ship',
      body,
      ask: [{ source: 'a', ...field }],
    },
  ],
});

const withRow = (field: object) => withField({ type: 'list', fields: [{ source: 'c', ...field }] });

function mistakeOf(declared: object): [string, string] {
  const [first] = readPlainResource(declared, 0).mistakes;
  return first ? [first.key, first.problem.key.replace('mistakes.problems.', '')] : ['', ''];
}

describe('a declaration of records, kinds and references', () => {
  it.each<[object, string, string]>([
    [{ ...orders, title: '{street}' }, 'title', 'noFieldNamed'],
    [{ ...orders, title: '{city' }, 'title', 'brace'],
    [
      { ...orders, title: '{a}', fields: [{ source: 'a', type: 'text', roles: ['admin'] }] },
      'title',
      'forSome',
    ],
    [{ ...orders, rowClick: 'record' }, 'rowClick', 'needs'],
    [{ ...orders, rowClick: 'edit' }, 'rowClick', 'needs'],
    [{ ...orders, rowClick: 'open' }, 'rowClick', 'oneOf'],
    [{ ...orders, clone: true }, 'clone', 'needs'],
    [{ ...orders, related: [{ resource: 'Orders!', by: 'a' }] }, 'related.0.resource', 'name'],
    [{ ...orders, related: [{ resource: 'reviews' }] }, 'related.0.by', 'missing'],
    [withField({ type: 'text', total: true }), 'fields.0.total', 'onlyOf'],
    [withField({ type: 'text', many: true }), 'fields.0.many', 'onlyOf'],
    [withField({ type: 'number', currency: 'EUR' }), 'fields.0.currency', 'onlyOf'],
    [withField({ type: 'money', currency: 'eur' }), 'fields.0.currency', 'currency'],
    [withField({ type: 'money', decimals: 1.5 }), 'fields.0.decimals', 'int'],
    [withField({ type: 'number', fraction: true }), 'fields.0.fraction', 'onlyOf'],
    [withField({ type: 'number', pattern: '\\d' }), 'fields.0.pattern', 'onlyOf'],
    [withField({ type: 'money', minLength: 2 }), 'fields.0.minLength', 'onlyOf'],
    [withField({ type: 'rupees', maxLength: 2 }), 'fields.0.maxLength', 'onlyOf'],
    [withField({ type: 'text', min: 0 }), 'fields.0.min', 'onlyOf'],
    [withField({ type: 'date', max: 5 }), 'fields.0.max', 'onlyOf'],
    [withField({ type: 'longText', integer: true }), 'fields.0.integer', 'onlyOf'],
    [withField({ type: 'datetime', day: true }), 'fields.0.day', 'onlyOf'],
    [withField({ type: 'number', decimals: 2 }), 'fields.0.decimals', 'onlyOf'],
    [withField({ type: 'json', values: 'text' }), 'fields.0.values', 'onlyOf'],
    [withField({ type: 'text', reference: 'users' }), 'fields.0.reference', 'onlyOf'],
    [withField({ type: 'text', searchBy: 'q' }), 'fields.0.searchBy', 'onlyOf'],
    [withField({ type: 'text', creates: false }), 'fields.0.creates', 'onlyOf'],
    [withField({ type: 'text', search: true, filter: 'a' }), 'fields.0.search', 'searchAndFilter'],
    [withField({ type: 'text', minLength: 5, maxLength: 2 }), 'fields.0.minLength', 'atMost'],
    [withRow({ type: 'number', minLength: 5 }), 'fields.0.fields.0.minLength', 'onlyOf'],
    [withRow({ type: 'text', showIf: { b: 1 } }), 'fields.0.fields.0.showIf', 'flatShowIf'],
    [
      { ...orders, filters: [{ source: 'b', type: 'text', reference: 'users' }] },
      'filters.0.reference',
      'onlyOf',
    ],
    [
      { ...orders, filters: [{ source: 'b', type: 'text', search: true, filter: true }] },
      'filters.0.search',
      'searchAndFilter',
    ],
    [withAsk({ type: 'text', integer: true }), 'rowActions.0.ask.0.integer', 'onlyOf'],
    [withAsk({ type: 'text', showIf: { city: 'x' } }), 'rowActions.0.ask.0.showIf.city', 'noField'],
    [withField({ type: 'text', sortBy: 'b' }), 'fields.0.sortBy', 'needs'],
    [withField({ type: 'text', pattern: '[' }), 'fields.0.pattern', 'pattern'],
    [withField({ type: 'text', text: '{b}' }), 'fields.0.text', 'noFieldNamed'],
    [withField({ type: 'datetime', default: 'soon' }), 'fields.0.default', 'day'],
    [withField({ type: 'money', default: 'x' }), 'fields.0.default', 'number'],
    [
      { ...orders, fields: [...orders.fields, { source: 'city', type: 'text', name: 'city' }] },
      'fields.1.name',
      'twice',
    ],
    [withAsk({ type: 'number' }, { to: '{ask.b}' }), 'rowActions.0.body', 'noFieldNamed'],
    [withAsk({ type: 'choice' }), 'rowActions.0.ask.0.choices', 'choices'],
    [withAsk({ type: 'number', default: 'x' }), 'rowActions.0.ask.0.default', 'number'],
  ])('%j: %s %s [CFG-05, CFG-07, CFG-08, CFG-10, CFG-12]', (declared, key, problem) => {
    expect(mistakeOf(declared)).toEqual([key, problem]);
    expect(Object.keys(english.mistakes.problems)).toContain(problem);
  });

  it.each([
    { ...orders, title: '{city} {id}' },
    withField({ type: 'datetime', default: 'now' }),
    withField({ type: 'date', day: true, filter: true, default: '1965-03-02' }),
    withField({ type: 'percent', fraction: true, decimals: 1, total: true }),
    withField({ type: 'text', text: { en: '{a}!', hi: '{a}!' } }),
    withAsk({ type: 'number' }, { to: '{ask.a}' }),
    withField({ type: 'text', search: true, filter: false, many: false, total: false }),
    withField({ type: 'email', pattern: '.*', minLength: 2, maxLength: 2 }),
    withRow({ type: 'reference', reference: 'users', searchBy: 'q', creates: false, many: true }),
  ])('%j is fine [CFG-05, CFG-10, CFG-12]', (declared) => {
    expect(mistakeOf(declared)).toEqual(['', '']);
  });

  it('a list that is read by pages is sorted as the service has it [CFG-02]', () => {
    const sort = { field: 'sort_by', order: 'dir', up: 'asc', down: 'desc' };
    const { resource } = readPlainResource(
      {
        ...orders,
        list: { records: 'data', sort },
        fields: [{ source: 'city', type: 'text', sortable: true }],
      },
      0,
    );
    expect(resource?.data).toMatchObject({ dialect: 'paged', sort });
    expect(resource?.fields).toMatchObject([{ sortable: true }]);
  });
});
