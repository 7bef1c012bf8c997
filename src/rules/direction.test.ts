import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, shownDirections, sideBySide, withoutIsolates } from './direction.ts';

const TURNING = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
const WITHOUT = [
  '',
  'IND',
  'RAHUL KUMAR',
  '₹1,23,456.50',
  'क्ष\u200Dत्र',
  '👨\u200D👩\u200D👧',
  'a\u200Bb',
  '$&',
];

describe('what would turn the writing direction', () => {
  it.each([...TURNING])('%j is seen as its number [NET-12]', (sign) => {
    const name = `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
    expect(shownDirections(`RAHUL ${sign}RAMUK`)).toBe(`RAHUL ${name}RAMUK`);
    expect(isolated(`RAHUL ${sign}RAMUK`)).toBe(`\u2068RAHUL ${name}RAMUK\u2069`);
  });

  it.each(WITHOUT)('%j stays as it is, and needs no isolate [NET-12]', (text) => {
    expect(shownDirections(text)).toBe(text);
    expect(isolated(text)).toBe(text);
  });

  it.each(['מכבי', 'العربية', 'IND אבג', '٣', '\u{1E900}'])(
    '%j is isolated, and keeps its letters [NET-12]',
    (text) => {
      expect(shownDirections(text)).toBe(text);
      expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  it('an isolate of foreign text is seen, ours around a value is not [NET-12]', () => {
    expect(shownDirections('A\u2068B\u2069')).toBe('A⟨U+2068⟩B⟨U+2069⟩');
    expect(shownDirections('\u2069\u2068')).toBe('⟨U+2069⟩⟨U+2068⟩');
    expect(shownDirections(`to ${isolated('מכבי')}.`)).toBe('to \u2068מכבי\u2069.');
  });

  it('no value gets out of its isolate, and none is isolated twice [NET-12]', () => {
    const part = fc.constantFrom(...TURNING, 'a', '1', ' ', 'א', '⟨', '\u{1F468}', '\uD800');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const value = isolated(parts.join(''));
        expect(isolated(value)).toBe(value);
        expect(shownDirections(value)).toBe(value);
        let depth = 0;
        for (const one of value) {
          if (one === '\u2068') depth += 1;
          if (one === '\u2069') depth -= 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(value).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/u);
      }),
    );
  });
});

it('what leaves the console bears no isolate of ours and every other character [UI-11, UI-17]', () => {
  expect(withoutIsolates(`Sent to ${isolated('מכבי')}.`)).toBe('Sent to מכבי.');
  expect(withoutIsolates('A\u202EB')).toBe('A\u202EB');
  expect(withoutIsolates('A\u2068B\u2069')).toBe('A\u2068B\u2069');
});

it('words side by side do not change the order of the others [NET-12]', () => {
  expect(sideBySide(['Cancel Game', 'מכבי', undefined, '', '7'])).toBe(
    'Cancel Game · \u2068מכבי\u2069 · 7',
  );
  expect(sideBySide(['IND\u202E', 'AUS'], ' v ')).toBe('\u2068IND⟨U+202E⟩\u2069 v AUS');
});
