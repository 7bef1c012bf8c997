import { describe, expect, it } from 'vitest';
import { parseJson } from '#http/json.ts';
import { serverMessage } from '#http/serverMessage.ts';

describe('JSON of a service', () => {
  it.each<[string, unknown]>([
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['[-9007199254740993]', ['-9007199254740993']],
    ['[9007199254740991]', [9007199254740991]],
    ['{"9007199254740993":1}', { '9007199254740993': 1 }],
    ['"id 9007199254740993"', 'id 9007199254740993'],
    ['"a \\" 9007199254740993"', 'a " 9007199254740993'],
    ['"\\\\", 9007199254740993'.replace(/^(.*)$/, '[$1]'), ['\\', '9007199254740993']],
    [
      '[1e21,0.30000000000000004,1234567890.1234567]',
      [1e21, 0.30000000000000004, 1234567890.1234567],
    ],
    [
      '{"a":"12345678901234567890","b":[true,null]}',
      { a: '12345678901234567890', b: [true, null] },
    ],
  ])('%s keeps every digit of an integer [NET-11, BNK-03]', (source, value) => {
    expect(parseJson(source)).toEqual(value);
  });

  it.each(['', '{', '[1,]', '<p>', "{'a':1}", '9007199254740993x'])('refuses %j', (source) => {
    expect(() => parseJson(source)).toThrow(SyntaxError);
  });

  it('may hold a text of megabytes beside a large number [NET-11]', () => {
    const long = `${'x'.repeat(3_000_000)}\\n`;
    expect(parseJson(`["${long}",9007199254740993]`)).toEqual([
      `${'x'.repeat(3_000_000)}\n`,
      '9007199254740993',
    ]);
  });

  it('cannot reach what objects are made of [NET-12]', () => {
    parseJson('{"__proto__":{"polluted":1},"n":9007199254740993}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the message of a service', () => {
  it.each<[unknown, string | undefined]>([
    [{ message: 'Already distributed' }, 'Already distributed'],
    [{ error: 'No such user' }, 'No such user'],
    [{ error: { message: 'Nested' } }, 'Nested'],
    [
      { message: ['user_id must be a number', 'limit is missing'] },
      'user_id must be a number. limit is missing',
    ],
    [{ message: '' }, undefined],
    [{ message: '<html><h1>502</h1>' }, undefined],
    [{ message: '<b>Balance</b> is too low' }, '<b>Balance</b> is too low'],
    [{ error: '<a href="javascript:x">Ask</a>' }, '<a href="javascript:x">Ask</a>'],
    [{ message: `Error\n    at Object.<anonymous> (/srv/app.js:1:1)` }, undefined],
    [{ message: 'token eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.x is bad' }, undefined],
    [{ message: 'x'.repeat(301) }, undefined],
    [{ message: { a: 1 } }, undefined],
    [{ message: 7 }, undefined],
    ['text', undefined],
    [[{ message: 'in a list' }], undefined],
    [null, undefined],
  ])('%j is shown as %j [NET-07, NET-12]', (body, shown) => {
    expect(serverMessage(body)).toBe(shown);
  });
});
