import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import '#fields/furtherKinds.ts';
import type { Field } from '#fields/field.ts';
import { howOf, howsOf, sentFilter } from '#resource-kit/list/conditions.ts';
import { knownFilters } from '#resource-kit/list/filters.ts';
import { testConfig } from '#testing/testConfig.ts';

beforeEach(() => setConfig(testConfig()));

const label = { text: 'A' };
const CHOICES = [
  { id: 'new', label },
  { id: '5', value: 5, label },
];
const fields: Field[] = [
  { source: 'title', type: 'text', label, search: true },
  { source: 'note', type: 'text', label, filter: true },
  { source: 'total', type: 'rupees', label, filter: true },
  { source: 'at', type: 'date', label, filter: 'placed' },
  { source: 'paid', type: 'boolean', label, filter: true },
  { source: 'status', type: 'status', label, filter: { many: true }, choices: CHOICES },
  { source: 'tier', type: 'choice', label, filter: true, choices: CHOICES },
  { source: 'buyer', type: 'reference', label, filter: true, reference: 'people' },
  { source: 'limit', type: 'number', label, filter: { operators: ['gte'] } },
  { source: 'secret', type: 'number', label, filter: true, withheld: true },
  { source: 'raw', type: 'json', label, filter: true },
];

describe('a filter of an address', () => {
  it.each<[object, object]>([
    [{ total: { gte: '1000.0', lte: 2000 } }, { total: { gte: 1000, lte: 2000 } }],
    [{ total: 5 }, { total: { eq: 5 } }],
    [{ total: { gte: 'much', lte: 5 } }, { total: { lte: 5 } }],
    [{ total: { gte: 'much' } }, {}],
    [{ total: { over: 5 } }, {}],
    [{ total: {} }, {}],
    [{ total: [[{}]] }, {}],
    [{ total: { gte: { a: 1 } } }, {}],
    [{ note: 'x' }, { note: { eq: 'x' } }],
    [{ note: { contains: ' an ' } }, { note: { contains: 'an' } }],
    [{ note: { gte: 'a' } }, {}],
    [{ placed: { gte: '2026-02-30' } }, {}],
    [{ placed: { lte: '1965-03-02' } }, { placed: { lte: '1965-03-02' } }],
    [{ placed: { gte: '2026-01-31', null: 'yes' } }, { placed: { gte: '2026-01-31' } }],
    [{ placed: { null: false } }, { placed: { null: false } }],
    [{ paid: 'true' }, { paid: { eq: true } }],
    [{ paid: 'perhaps' }, {}],
    [{ status: ['new', 'gone', '5', '5'] }, { status: { in: ['new', 5] } }],
    [{ status: { in: ['gone'] } }, {}],
    [{ status: { in: 'new' } }, {}],
    [{ tier: '5' }, { tier: 5 }],
    [{ tier: { in: ['5'] } }, {}],
    [{ buyer: 7 }, { buyer: { eq: 7 } }],
    [{ buyer: '9007199254740993' }, { buyer: { eq: '9007199254740993' } }],
    [{ limit: { gte: 1, lte: 2, eq: 3 } }, { limit: { gte: 1 } }],
    [{ limit: { null: true } }, {}],
    [{ secret: 5 }, {}],
    [{ raw: { eq: 'x', null: true } }, { raw: { null: true } }],
    [{ title: { a: 1 } }, {}],
    [
      { title: 'x', other: 'y', id: [1, 2], odd: { a: 1 } },
      { title: 'x', other: 'y', id: [1, 2] },
    ],
  ])('%j is read as %j, whatever it is [CFG-06, APP-15]', (given, known) => {
    const read = knownFilters(fields, given as Record<string, unknown>);
    expect(read).toEqual(known);
    expect(knownFilters(fields, read)).toEqual(known);
  });

  it('asks for days as the moments that they begin and end at, unless records hold days [CFG-06, APP-17]', () => {
    const asked = (condition: object, day?: boolean) =>
      sentFilter([{ source: 'at', type: 'date', label, filter: true, ...(day && { day }) }], {
        at: condition,
        id: 5,
      });
    expect(asked({ eq: '2026-01-31' })).toEqual({
      at: { gte: '2026-01-30T18:30:00.000Z', lte: '2026-01-31T18:29:59.999Z' },
      id: 5,
    });
    expect(asked({ lte: '2026-01-31' })).toEqual({
      at: { lte: '2026-01-31T18:29:59.999Z' },
      id: 5,
    });
    expect(asked({ gte: '1965-03-02' })).toEqual({
      at: { gte: '1965-03-01T18:30:00.000Z' },
      id: 5,
    });
    expect(asked({ null: true })).toEqual({ at: { null: true }, id: 5 });
    expect(asked({ lte: '2026-01-31' }, true)).toEqual({ at: { lte: '2026-01-31' }, id: 5 });
  });
});

it('offers of each kind what can be asked of it, as far as its service can [CFG-06]', () => {
  const offered = Object.fromEntries(fields.map((field) => [field.source, howsOf(field)]));
  const range = ['eq', 'gte', 'lte', 'between', 'empty', 'filled'];
  expect(offered).toMatchObject({
    note: ['contains', 'eq', 'empty', 'filled'],
    total: range,
    at: range,
    paid: ['eq', 'empty', 'filled'],
    status: ['in', 'empty', 'filled'],
    buyer: ['eq', 'empty', 'filled'],
    limit: ['gte'],
    raw: ['empty', 'filled'],
  });
  const [, , total] = fields;
  if (!total) throw new Error('no field');
  expect(howOf(total, { gte: 1, lte: 2 })).toBe('between');
  expect(howOf(total, { null: false })).toBe('filled');
  expect(howOf(total, { lte: 2 })).toBe('lte');
});
