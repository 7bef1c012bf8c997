// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { cutText } from './cutText.ts';
import { Text } from './Text.tsx';
import { visibleCharacters } from './visibleCharacters.ts';
import { wrapping } from './wrapping.ts';

afterEach(cleanup);

it.each([null, undefined, '', ' ', '\u200B', '\u2800', {}, [], Number.NaN])(
  '%j shows as — [NET-11]',
  (value) => {
    const { container } = renderUi(<Text value={value} />);
    expect(container.textContent).toBe('—');
  },
);

it.each([
  '<img src=x onerror="window.__pwn=1">',
  '&lt;b&gt;already escaped&lt;/b&gt;',
  '%{count} |||| %{other}',
  '[x](javascript:window.__pwn=1)',
])('%s stays text [NET-12]', (value) => {
  const { container } = renderUi(<Text value={value} />);
  expect(container.textContent).toBe(value);
  expect(container.querySelector('img, a, b')).toBeNull();
});

it('keeps its writing direction to itself and shows what would turn it [NET-12]', () => {
  const { container } = renderUi(<Text value={'\u202Egnp.exe'} />);
  expect(container.querySelector('bdi')?.textContent).toBe('⟨U+202E⟩gnp.exe');
});

it('cuts a very long text and shows the whole on demand', () => {
  const row = vi.fn();
  const long = 'A'.repeat(10_000);
  const { container } = renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a row that opens on click.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div onClick={row}>
      <Text value={long} />
    </div>,
  );
  expect(container.textContent?.length).toBeLessThan(300);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(container.textContent).toContain(long);
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(container.textContent?.length).toBeLessThan(300);
  expect(row).not.toHaveBeenCalled();
});

describe('cutText', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';

  it.each([
    ['short', 10, 2, null],
    ['1234567890', 10, 2, null],
    ['12345678901', 10, 2, '1234567890'],
    ['a\nb\nc', 10, 2, 'a\nb'],
    ['a\nb', 10, 2, null],
    [family.repeat(3), 2, 2, family.repeat(2)],
    [family.repeat(2), 2, 2, null],
  ])('%j to %i characters and %i lines is %j', (text, limit, lines, cut) => {
    expect(cutText(text, limit, lines)).toBe(cut);
  });
});

it('makes characters visible that take no room', () => {
  expect(visibleCharacters('a\u202E1\u200Bb\uD800')).toBe('a⟨U+202E⟩1⟨U+200B⟩b⟨U+D800⟩');
  expect(visibleCharacters('plain id-7')).toBe('plain id-7');
});

it('breaks only what is too long for one piece [APP-13]', () => {
  expect(wrapping('Gurpreet Singh Ahluwalia')).toBe('break-word');
  expect(wrapping('A'.repeat(25))).toBe('anywhere');
});
