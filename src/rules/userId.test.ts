import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressId, cleanIdentifier, mayBeUserId, readNumericUserId } from './userId.ts';

it.each([
  ['1048213', 1048213],
  [' 1048213\t', 1048213],
  ['1048213\n', 1048213],
  ['\u00A01048213', 1048213],
  ['\uFEFF1048213\u200B', 1048213],
  ['007', 7],
  ['9007199254740991', 9007199254740991],
  [77, 77],
])('%j is the user ID %d [BNK-02]', (typed, id) => {
  expect(readNumericUserId(typed)).toBe(id);
});

it.each([
  '',
  '   ',
  '\u200B',
  '12a',
  'abc',
  '1e3',
  '0',
  '000',
  '0x1F',
  '1.5',
  '-5',
  '+7',
  '٣',
  '१२',
  '１２',
  '10 48',
  '9007199254740992',
  '9007199254740993',
  '9'.repeat(400),
  null,
  undefined,
  1.5,
  -1,
  Number.NaN,
  2 ** 60,
  true,
  {},
  [7],
])('%j is no numeric user ID [BNK-02]', (typed) => {
  expect(readNumericUserId(typed)).toBeNull();
});

it.each(['48213', '00042', 'da7603b9466868ed68aa13a2', 'u-7', '1e3'])(
  '%j may be a user ID [APP-18]',
  (id) => expect(mayBeUserId(id)).toBe(true),
);

it.each(['48213 48344', '48213,48344', '12.9', '-1', '+7', '.5'])(
  '%j is typed by mistake [APP-18, UI-06]',
  (id) => expect(mayBeUserId(id)).toBe(false),
);

it('is never another number than the one typed [BNK-02]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (id) => {
      const read = readNumericUserId(String(id));
      if (read === null) expect(id).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
      else expect(BigInt(read)).toBe(id);
    }),
  );
});

it.each([
  ['\u202A+919800000000\u202C', '+919800000000'],
  [' 00042 ', '00042'],
  [805550100, '805550100'],
  [null, ''],
  [undefined, ''],
])('the identifier %j is sent as %j [UI-09]', (typed, sent) => {
  expect(cleanIdentifier(typed)).toBe(sent);
});

it.each([
  [' 1048213\t', '1048213'],
  ['64b0c0ffee0000000000cafe', '64b0c0ffee0000000000cafe'],
  [48213, '48213'],
  ['a/b?c=d#e', 'a/b?c=d#e'],
  ['.', ''],
  [' .. ', ''],
  ['\uD800', ''],
  ['\u200B', ''],
  [null, ''],
])('%j stands in an address as %j [UI-09]', (typed, id) => {
  expect(addressId(typed)).toBe(id);
});
