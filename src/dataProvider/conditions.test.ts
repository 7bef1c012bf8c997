import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { asAsked, type Condition, meets, meetsAll } from '#dataProvider/conditions.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { testConfig } from '#testing/testConfig.ts';

beforeEach(() => setConfig(testConfig()));

describe('a condition as a service is asked', () => {
  const filter = {
    q: 'tea',
    total: { gte: 100, lte: 200 },
    status: { in: ['new', 'open'] },
    name: { contains: 'an' },
    customer: { eq: 7 },
    seen: { null: true },
    paid: { null: false },
  };

  it('has the names that most services of ra-data-simple-rest have [CFG-06, CFG-02]', () => {
    expect(asAsked(filter)).toEqual({
      q: 'tea',
      total_gte: 100,
      total_lte: 200,
      status: ['new', 'open'],
      name_q: 'an',
      customer: 7,
      seen_eq: null,
      paid_neq: null,
    });
  });

  it('has the names of its own service, and in a query neither a list nor null [CFG-06, CFG-02]', () => {
    const names = {
      gte: '{field}[from]',
      in: 'any_{field}',
      null: 'no_{field}',
      notNull: 'has_{field}',
    };
    expect(asAsked(filter, names, { query: true })).toEqual({
      q: 'tea',
      'total[from]': 100,
      total_lte: 200,
      any_status: 'new,open',
      name_q: 'an',
      customer: 7,
      no_seen: true,
      has_paid: true,
    });
  });
});

describe('a value that came with all others', () => {
  it.each<[unknown, Condition, boolean]>([
    [100, { gte: 100 }, true],
    ['99.50', { gte: 100 }, false],
    [new ExactNumber('9007199254740993'), { gte: 9007199254740992 }, true],
    [150, { gte: 100, lte: 200 }, true],
    [250, { gte: 100, lte: 200 }, false],
    [null, { lte: 200 }, false],
    ['', { gte: 0 }, false],
    ['much', { gte: 100 }, false],
    ['2026-01-31', { lte: '2026-01-31' }, true],
    ['1965-03-02', { lte: '1965-03-02' }, true],
    ['1965-03-02', { gte: '1965-03-03' }, false],
    ['2026-01-31T10:00:00Z', { lte: '2026-01-31' }, true],
    ['2026-01-31T20:00:00Z', { lte: '2026-01-31' }, false],
    ['2026-01-31T20:00:00Z', { eq: '2026-02-01' }, true],
    [1769850000, { gte: '2026-01-31' }, true],
    ['2026-01-31T10:00:00Z', { lte: '2026-01-31T18:29:59.999Z' }, true],
    ['Anna Lee', { contains: 'ANN' }, true],
    [['x', 'y'], { in: ['y'] }, true],
    [['x'], { in: ['y'] }, false],
    [1, { in: ['1'] }, true],
    [true, { eq: true }, true],
    [false, { eq: true }, false],
    [null, { null: true }, true],
    ['', { null: true }, true],
    [0, { null: true }, false],
    [[], { null: false }, false],
    ['b', { gte: 'a' }, true],
    [{ a: 1 }, { eq: '5' }, false],
  ])('%j meets %j: %s [CFG-06]', (cell, condition, expected) => {
    expect(meets(cell, condition)).toBe(expected);
  });

  it('is held against all of a filter, which may be values too [CFG-06, CFG-11]', () => {
    const record: Record<string, unknown> = { status: 'new', total: 5 };
    const at = (source: string) => record[source];
    expect(meetsAll(at, {})).toBe(true);
    expect(meetsAll(at, { status: ['new', 'open'], total: { gte: 5 } })).toBe(true);
    expect(meetsAll(at, { status: 'new', total: { gte: 6 } })).toBe(false);
  });
});
