import { expect, it } from 'vitest';
import { addressKey, looksLikeAddress } from './mailAddress.ts';

it.each(['a@x.in', 'A.b+tag@mail.example.com', "o'neil@x.in", 'आशा@उदाहरण.भारत'])(
  'takes %s [MAIL-05]',
  (address) => {
    expect(looksLikeAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'asha',
  '@x.in',
  'a@',
  'a@x',
  'a@x.',
  'a@@x.in',
  'a@b@x.in',
  'a..b@x.in',
  '.a@x.in',
  'a.@x.in',
  'a@.x.in',
  'a b@x.in',
  'a\u200Bb@x.in',
  'b@example.com;x',
  'Asha <a@x.in>',
  'a@x.in,b@x.in',
  'a@x.in|Asha',
  `${'a'.repeat(250)}@x.in`,
])('marks %s [MAIL-05]', (address) => {
  expect(looksLikeAddress(address)).toBe(false);
});

it('compares addresses without capitals [MAIL-05]', () => {
  expect(addressKey('A@Example.com')).toBe(addressKey('a@example.com'));
});
