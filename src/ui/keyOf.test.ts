import { describe, expect, it } from 'vitest';
import { keyOf } from './keyOf.ts';

describe('keyOf', () => {
  it.each([
    ['a letter', { key: 'j', code: 'KeyJ' }, 'j'],
    ['Caps Lock', { key: 'J', code: 'KeyJ' }, 'j'],
    ['a Hindi keyboard', { key: 'र', code: 'KeyJ' }, 'j'],
    ['a Latin keyboard of other order', { key: 'a', code: 'KeyQ' }, 'a'],
    ['the search on a Hindi keyboard', { key: 'य', code: 'Slash' }, '/'],
    ['the help on a Hindi keyboard', { key: 'य़', code: 'Slash', shiftKey: true }, '?'],
    ['a bracket on a Hindi keyboard', { key: 'ड', code: 'BracketLeft' }, '['],
    ['a Devanagari digit', { key: '०', code: 'Digit0' }, '0'],
    ['no sign at all', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'ArrowLeft'],
  ])('%s [UI-11, PAN-02]', (_what, event, key) => {
    expect(keyOf({ shiftKey: false, ...event })).toBe(key);
  });
});
