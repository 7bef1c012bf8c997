import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, id, keyed, listOrNone, moment, rows, status, text } from '#contract/codecs.ts';
import { compareAnswer } from '#http/check/compare.ts';
import { clockOf, corsOf, preflightOf } from '#http/check/serviceFacts.ts';

const NOW = Date.UTC(2026, 0, 5, 6);

it.each<[string | null, boolean, object]>([
  ['Mon, 05 Jan 2026 06:00:03 GMT', true, { kind: 'right', seconds: 3 }],
  ['Mon, 05 Jan 2026 06:02:00 GMT', true, { kind: 'off', seconds: 120 }],
  ['Mon, 05 Jan 2026 05:59:00 GMT', false, { kind: 'off', seconds: -60 }],
  ['today', true, { kind: 'missing' }],
  [null, false, { kind: 'missing' }],
  [null, true, { kind: 'hidden' }],
])(
  'the clock of a service by its Date %s, hidden from a browser %s [CHK-01]',
  (date, hidden, clock) => {
    expect(clockOf(date, NOW, hidden)).toEqual(clock);
  },
);

describe('whether a browser may read a service', () => {
  const origin = 'https://console.example';
  const headers = (given: Record<string, string>) => ({
    status: 204,
    header: (name: string) => new Headers(given).get(name),
  });
  const allow = { 'access-control-allow-origin': origin };
  const letsToken = { ...allow, 'access-control-allow-headers': 'Authorization, Content-Type' };
  const exposes = {
    ...allow,
    'access-control-expose-headers': 'Date, Retry-After, X-Request-Id, Content-Disposition',
  };
  it.each<[Record<string, string>, Record<string, string>, object]>([
    [exposes, letsToken, { kind: 'allowed', hidden: [] }],
    [
      { ...allow, 'access-control-expose-headers': 'date' },
      letsToken,
      { kind: 'allowed', hidden: ['Retry-After', 'X-Request-Id', 'Content-Disposition'] },
    ],
    [{}, letsToken, { kind: 'refused', what: 'Access-Control-Allow-Origin' }],
    [
      { 'access-control-allow-origin': 'https://other.example' },
      letsToken,
      { kind: 'refused', what: 'Access-Control-Allow-Origin' },
    ],
    [exposes, {}, { kind: 'refused', what: 'OPTIONS' }],
    // '*' covers every header but this one.
    [
      exposes,
      { ...allow, 'access-control-allow-headers': '*' },
      { kind: 'refused', what: 'Access-Control-Allow-Headers: Authorization' },
    ],
  ])('%j with %j beforehand [CHK-01]', (answer, before, cors) => {
    const preflight = preflightOf(headers(before));
    expect(
      corsOf(headers(answer), { crossing: true, seenBy: 'terminal', origin, preflight }),
    ).toEqual(cors);
  });
  it('is no question on its own origin, and in a browser is told by the Date it sees [CHK-01]', () => {
    const asked = { seenBy: 'browser', origin, preflight: null } as const;
    expect(corsOf(headers({}), { ...asked, crossing: false })).toEqual({ kind: 'same' });
    expect(corsOf(headers({}), { ...asked, crossing: true })).toEqual({
      kind: 'allowed',
      hidden: ['Date'],
    });
  });
});

describe('an answer held against a schema', () => {
  const record = z.looseObject({ _id: id, name: text, paid: amount, at: moment, status });
  const whole = {
    _id: 7,
    name: 'Asha',
    paid: '12.50',
    at: '2026-01-05T06:00:00Z',
    status: 'active',
  };
  const list = z.looseObject({ rows: rows(record, null), by: keyed(listOrNone(record)) });
  const differencesOf = (row: object) =>
    compareAnswer(list, { rows: [row], by: {} }).differences.map(
      ({ path, expected, found, needed }) => `${path} ${expected} ${found} ${needed}`,
    );

  it.each<[object, string[]]>([
    [whole, []],
    [{ ...whole, name: null, paid: null, at: null }, []],
    [{ ...whole, name: { first: 'Asha' } }, ['rows.*.name text object false']],
    [{ ...whole, paid: 'Rs 12' }, ['rows.*.paid amount otherText false']],
    [{ ...whole, at: '05/01/2026' }, ['rows.*.at date otherText false']],
    [{ ...whole, status: 'LIVE' }, ['rows.*.status status otherStatus false']],
    [{ ...whole, _id: null }, ['rows.*._id id null true']],
    [{ ...whole, _id: '' }, ['rows.*._id id emptyText true']],
    [{ ...whole, at: undefined }, ['rows.*.at date missing false']],
    [
      { ...whole, _id: undefined, name: undefined },
      ['rows.*._id id missing true', 'rows.*.name text missing false'],
    ],
  ])('%j [CHK-01]', (row, differences) => {
    expect(differencesOf(row).sort()).toEqual([...differences].sort());
  });

  it('counts, and names no key that may be somebody’s [CHK-01]', () => {
    const { differences, additions, unknown, records } = compareAnswer(list, {
      rows: [whole, { ...whole, _id: null }, { ...whole, status: 'LIVE' }],
      by: { 'asha@example.com': [{ ...whole, '9876543210': 1, nick: 'A' }], 48213: null },
    });
    expect(differences).toMatchObject([{ path: 'rows.*._id', times: 1, of: 3 }]);
    expect(additions).toEqual(['by.*.*.*', 'by.*.*.nick']);
    expect(unknown).toEqual([{ path: 'rows.*.status', times: 1, of: 3 }]);
    expect(records).toBe(6);
  });

  it('does not miss a refusal of the schema that it cannot place [CHK-01]', () => {
    const odd = z.object({ a: z.number() }).refine(() => false);
    expect(compareAnswer(odd, { a: 1 }).differences).toMatchObject([{ expected: 'answer' }]);
  });
});
