import { describe, expect, it } from 'vitest';
import { draftOf } from '#resource-kit/draft/draft.ts';
import { wordsOf } from '#resource-kit/draft/wordsOf.ts';
import { readPlainResource } from '#resource-kit/plain/definePlainResource.ts';

const rows = Array.from({ length: 12 }, (_, n) => ({
  id: n + 1,
  first_name: `Name ${n}`,
  email: `p${n}@example.com`,
  mobile: `+91 98000 0000${n % 10}`,
  status: n % 2 ? 'active' : 'blocked',
  group: n % 3 ? 'regular' : 'reviewer',
  total_spent: n * 1.5,
  orders: n,
  newsletter: n % 2 === 0,
  last_seen: '2026-11-27T10:00:00.000Z',
  birthday: '1990-01-02',
  avatar: `https://img.example/${n}.png`,
  site: `https://example.com/${n}`,
  tint: '#ff0000',
  notes: 'word '.repeat(40),
  customer_id: 900 + n,
  basket: [{ product_id: n, quantity: 2 }],
  extra: { a: 1 },
  nothing: null,
}));
const sample = { path: 'v1/customers', service: 'shop', ranged: true };
const typesOf = (body: unknown) =>
  Object.fromEntries(
    (draftOf({ ...sample, body })?.resource.fields ?? []).map(({ source, type }) => [source, type]),
  );

describe('a declaration drafted from a sample', () => {
  it('guesses the kind of each field [CFG-14]', () => {
    expect(typesOf(rows)).toEqual({
      id: 'text',
      first_name: 'text',
      email: 'email',
      mobile: 'phone',
      status: 'status',
      group: 'choice',
      total_spent: 'money',
      orders: 'number',
      newsletter: 'boolean',
      last_seen: 'datetime',
      birthday: 'date',
      avatar: 'image',
      site: 'link',
      tint: 'colour',
      notes: 'longText',
      customer_id: 'text',
      basket: 'list',
      extra: 'json',
      nothing: 'text',
    });
  });

  it.each<[string, unknown, boolean, object | undefined, string[]]>([
    ['ra-data-simple-rest', rows, true, undefined, ['onePage']],
    [
      'all at once',
      rows,
      false,
      { records: '', page: null, limit: null },
      ['wholeList', 'onePage'],
    ],
    [
      'pages with a total',
      { data: { list: rows, totalCount: 90 } },
      false,
      { records: 'data.list', total: 'data.totalCount' },
      ['onePage'],
    ],
    [
      'pages with their number and another key',
      { result: rows.map(({ id, ...row }) => ({ ...row, _id: `${id}` })), totalPages: 4 },
      false,
      { records: 'result', pages: 'totalPages', key: '_id' },
      ['onePage'],
    ],
    [
      'rows without a key',
      { data: [{ name: 'a' }] },
      false,
      { records: 'data', page: null, limit: null, key: null },
      ['wholeList', 'noKey', 'onePage'],
    ],
    [
      'an empty list',
      [],
      false,
      { records: '', page: null, limit: null, key: null },
      ['wholeList', 'noKey', 'emptyList'],
    ],
  ])('recognises %s [CFG-14]', (_, body, ranged, list, notes) => {
    const draft = draftOf({ ...sample, body, ranged });
    expect(draft?.resource.list).toEqual(list);
    expect(draft?.notes).toEqual(notes);
  });

  it.each([rows, { data: rows, total: 4 }, [], { data: [{ 'odd key': 1, name: 'x' }] }])(
    'is a declaration that can be used as it stands [CFG-14]',
    (body) => {
      expect(readPlainResource(draftOf({ ...sample, body })?.resource, 0).mistakes).toEqual([]);
    },
  );

  it.each([null, 'text', 7, {}, { a: { b: { c: 1 } } }])(
    'there is none of %j, which holds no list [CFG-14]',
    (body) => {
      expect(draftOf({ ...sample, body })).toBeNull();
    },
  );

  it.each([
    ['order-items', 'Order items'],
    ['orderItems', 'Order items'],
    ['customer_id', 'Customer ID'],
    ['ACTIVE', 'Active'],
  ])('%s reads %s [CFG-14]', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });
});
