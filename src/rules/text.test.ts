import { describe, expect, it } from 'vitest';
import {
  clampMessage,
  foldCase,
  hasInvisible,
  isBlank,
  lengthOf,
  tidy,
  trimInvisible,
} from './text.ts';

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u3000',
    '\n\n',
    '\t',
    '\u2800',
    '\uFEFF',
    '\u2060',
    '\u202E\u202C',
    '\u0000',
    null,
    undefined,
  ])('%j is blank [PRD-03]', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each(['0', 'a', ' क्ष ', '\u200Bx', '.', '👍'])('%j is not [PRD-03]', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('trimInvisible', () => {
  it.each([
    [' 1048213\t', '1048213'],
    ['1048213\n', '1048213'],
    ['\u00A01048213', '1048213'],
    ['\uFEFF1048213\u200B', '1048213'],
    ['\u202A+919800000000\u202C', '+919800000000'],
    ['a b', 'a b'],
    ['\u3000', ''],
  ])('%j becomes %j [UI-09]', (typed, trimmed) => {
    expect(trimInvisible(typed)).toBe(trimmed);
  });
});

describe('hasInvisible', () => {
  it.each(['A B', 'A\u200BB', 'A\u00ADB', 'A\uD800', 'A\u202EB', '\tA'])(
    '%j has [CPN-02]',
    (text) => {
      expect(hasInvisible(text)).toBe(true);
    },
  );

  it.each(['AB', 'छूट50', '🏏', 'e\u0301', ''])('%j has not [CPN-02]', (text) => {
    expect(hasInvisible(text)).toBe(false);
  });
});

describe('comparing texts', () => {
  it('takes blanks together and composes letters', () => {
    expect(tidy('  Team \u00A0 A ')).toBe('Team A');
    expect(tidy('e\u0301')).toBe('\u00e9');
    expect(foldCase(' TEAM  a')).toBe('team a');
  });

  it('counts an emoji once', () => {
    expect(lengthOf('🏏A')).toBe(2);
  });
});

describe('clampMessage', () => {
  it.each([
    ['2 of 5 questions have no answer', '2 of 5 questions have no answer'],
    [' done ', 'done'],
    [{ code: 'X1', detail: 'bad' }, 'bad'],
    [{ message: 'no', detail: 'bad' }, 'no'],
    [{ message: { deep: true }, error: 'late' }, 'late'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['<b> in the middle is text: 1 < 2', '<b> in the middle is text: 1 < 2'],
    ['a < b', 'a < b'],
    ['<b>Balance</b> is too low', '<b>Balance</b> is too low'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<UserId> is missing', '<UserId> is missing'],
  ])('%j is shown as %j [NET-07]', (message, shown) => {
    expect(clampMessage(message)).toBe(shown);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    42,
    true,
    [],
    {},
    { code: 'X1' },
    { message: {} },
    'x'.repeat(301),
    '<!doctype html><title>502</title>',
    ' <HTML lang="en"><h1>502</h1>',
    '<?xml version="1.0"?><Error/>',
    'see token_eyJhbGciOi.eyJleHAiOjF9.c2ln',
    'TypeError: x\n    at y (z.js:1:1)',
    'bad token eyJhbGciOi.eyJleHAiOjF9.c2ln',
  ])('%j is not shown [NET-07]', (message) => {
    expect(clampMessage(message)).toBeUndefined();
  });
});
