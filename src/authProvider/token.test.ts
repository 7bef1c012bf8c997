import { describe, expect, it } from 'vitest';
import { readToken } from '#authProvider/token.ts';

const NOW = Date.UTC(2026, 0, 5, 6);
const SECONDS = NOW / 1000;
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const part = (value: unknown) => base64(JSON.stringify(value));
const user = { _id: 'u7', name: 'Meera Kulkarni', status: 'active', role: 'admin' };
const claims = (overrides: object = {}, person: object = {}) => ({
  exp: SECONDS + 60,
  data: { user: { ...user, ...person } },
  ...overrides,
});
const token = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
const role = (value: unknown) => claims({}, { role: value });

describe('a token', () => {
  it('says who works here and until when [APP-05]', () => {
    const whole = token(claims());
    expect(readToken(whole, NOW)).toEqual({
      token: whole,
      expiresAt: NOW + 60_000,
      role: 'admin',
      userId: 'u7',
      draftsOf: 'u7',
      name: 'Meera Kulkarni',
    });
  });

  it.each<[string, unknown]>([
    ['no exp', claims({ exp: undefined })],
    ['exp null', claims({ exp: null })],
    ['exp as text', claims({ exp: String(SECONDS + 60) })],
    ['exp in milliseconds', claims({ exp: NOW + 60_000 })],
    ['exp 1e13', claims({ exp: 1e13 })],
    ['exp 0', claims({ exp: 0 })],
    ['exp negative', claims({ exp: -1 })],
    ['exp now', claims({ exp: SECONDS })],
    ['exp a second ago', claims({ exp: SECONDS - 1 })],
    ['exp a list', claims({ exp: [SECONDS + 60] })],
    ['status inactive', claims({}, { status: 'inactive' })],
    ['status ACTIVE', claims({}, { status: 'ACTIVE' })],
    ['no status', claims({}, { status: undefined })],
    ['unknown role', role('owner')],
    ['role with a blank', role('admin ')],
    ['role in capitals', role('ADMIN')],
    ['role __proto__', role('__proto__')],
    ['role constructor', role('constructor')],
    ['role a list', role(['admin'])],
    ['role an object', role({ admin: true })],
    ['no role', role(undefined)],
    ['no user', { exp: SECONDS + 60, data: {} }],
    ['user null', { exp: SECONDS + 60, data: { user: null } }],
    ['no data', { exp: SECONDS + 60 }],
    ['a list', [1, 2]],
    ['a text', 'text'],
    ['null', null],
  ])('does not hold: %s [APP-05]', (_, payload) => {
    expect(readToken(token(payload), NOW)).toBeNull();
  });

  it.each<[string, string | null]>([
    ['none', null],
    ['empty', ''],
    ["'null'", 'null'],
    ["'undefined'", 'undefined'],
    ['no dots', 'abc'],
    ['two parts', `${part({})}.${part(claims())}`],
    ['four parts', `${token(claims())}.more`],
    ['no JSON inside', `${part({})}.${base64('not json')}.s`],
    ['no base64', 'a.%%%.c'],
    ['bytes that are no UTF-8', `a.${Buffer.from([0xff, 0xfe, 0x7b]).toString('base64url')}.c`],
    ['8 KB of nothing', 'x'.repeat(8192)],
  ])('that cannot be decoded does not hold: %s [APP-05]', (_, text) => {
    expect(readToken(text, NOW)).toBeNull();
  });

  it('holds until the very second of its exp [APP-05]', () => {
    const whole = token(claims());
    expect(readToken(whole, NOW + 59_999)).not.toBeNull();
    expect(readToken(whole, NOW + 60_000)).toBeNull();
  });

  it.each<[object, string]>([
    [{ _id: undefined, id: 42 }, '42'],
    [{ _id: '', email: 'm@staff.example' }, 'm@staff.example'],
    [{ _id: undefined, name: '' }, 'admin'],
  ])('tells people apart by whatever names them: %j', (person, userId) => {
    expect(readToken(token(claims({}, person)), NOW)?.userId).toBe(userId);
  });

  it('without an id is known again by what else it says of its person [APP-08]', () => {
    const userId = (person: object, overrides = {}) =>
      readToken(token(claims(overrides, { _id: undefined, ...person })), NOW)?.userId;
    const meera = userId({});
    expect(meera).toMatch(/^[a-z0-9]+$/);
    expect(userId({ last_login: 7 }, { exp: SECONDS + 600 })).toBe(meera);
    for (const other of [
      { name: 'Meera Kulkarn' },
      { role: 'support' },
      { username: 'meera' },
      { mobile: 98 },
    ])
      expect(userId(other)).not.toBe(meera);
  });

  it('with no more than a name and a role owns its drafts alone: a colleague may be called the same [APP-06, APP-08]', () => {
    const owners = (person: object) =>
      [60, 61].map(
        (left) =>
          readToken(token(claims({ exp: SECONDS + left }, { _id: undefined, ...person })), NOW)
            ?.draftsOf,
      );
    const [first, second] = owners({});
    expect(first).not.toBe(second);
    for (const unique of [
      { username: 'meera' },
      { user_name: 'meera' },
      { mobile: 98 },
      { mobile_number: '98' },
      { email: 'm@staff.example' },
    ]) {
      const [before, after] = owners(unique);
      expect([JSON.stringify(unique), after]).toEqual([JSON.stringify(unique), before]);
    }
  });

  it('that names nobody owns its drafts alone [APP-08]', () => {
    const nobody = { _id: undefined, name: undefined };
    const [first, second] = [60, 61].map((left) =>
      readToken(token(claims({ exp: SECONDS + left }, nobody)), NOW),
    );
    expect([first?.userId, second?.userId]).toEqual(['admin', 'admin']);
    expect(first?.draftsOf).not.toBe(second?.draftsOf);
  });

  it('may be of 8 KB and hold names of any script [APP-05]', () => {
    const name = 'मीरा '.repeat(600).trim();
    expect(readToken(token(claims({}, { name })), NOW)?.name).toBe(name);
  });
});
