// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { SearchField } from './SearchField.tsx';

const onChange = vi.fn<(value: string) => void>();

function Filter() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="User ID"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User ID' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('waits 300 ms after the last key [UI-09]', () => {
  renderUi(<Filter />);
  type('1');
  wait(299);
  type('10');
  wait(299);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([['10']]);
});

it.each([' 1048213\t', '1048213\u200b', '\u00a01048213'])('trims %j [UI-09]', (pasted) => {
  renderUi(<Filter />);
  type(pasted);
  wait(300);
  expect(onChange.mock.calls).toEqual([['1048213']]);
  expect(field().value).toBe(pasted);
});

it('does not wait for Enter, and asks once [UI-09]', () => {
  renderUi(<Filter />);
  type('77');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onChange).toHaveBeenCalledOnce();
  wait(1000);
  expect(onChange.mock.calls).toEqual([['77']]);
});

it('keeps what is typed on while the former text is on its way [UI-09]', () => {
  renderUi(<Filter />);
  type('7');
  wait(300);
  type('77');
  expect(field().value).toBe('77');
});

it('is emptied by Escape, by its cross and from outside', () => {
  renderUi(<Filter />);
  type('77');
  wait(300);
  fireEvent.keyDown(field(), { key: 'Escape' });
  type('78');
  wait(300);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  type('79');
  wait(300);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field().value).toBe('');
  expect(onChange.mock.calls).toEqual([['77'], [''], ['78'], [''], ['79']]);
});

it('is emptied by Escape alone where there is text; only the next one closes what it stands in [UI-09]', () => {
  const closes = vi.fn();
  const { container } = renderUi(<Filter />);
  container.parentElement?.addEventListener('keydown', closes);
  type('77');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([field().value, closes.mock.calls.length]).toEqual(['', 0]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(closes).toHaveBeenCalledOnce();
  container.parentElement?.removeEventListener('keydown', closes);
});

it('asks nothing after it has left the page', () => {
  const { unmount } = renderUi(<Filter />);
  type('77');
  unmount();
  wait(1000);
  expect(onChange).not.toHaveBeenCalled();
});

function TwoFilters() {
  const [filters, setFilters] = useState({ id: '', mood: '' });
  return (
    <>
      <SearchField
        label="User ID"
        value={filters.id}
        onChange={(id) => {
          onChange(id);
          setFilters({ ...filters, id });
        }}
      />
      <button type="button" onClick={() => setFilters({ ...filters, mood: 'glad' })}>
        Glad
      </button>
      <output>{JSON.stringify(filters)}</output>
    </>
  );
}

it('joins what another filter became within the 300 ms [UI-09]', () => {
  renderUi(<TwoFilters />);
  type('10');
  wait(100);
  fireEvent.click(screen.getByRole('button', { name: 'Glad' }));
  wait(200);
  expect(screen.getByRole('status').textContent).toBe('{"id":"10","mood":"glad"}');
});

it('drops what was typed when the filter is set from outside meanwhile [UI-09]', () => {
  const { rerender } = renderUi(<SearchField label="User ID" value="" onChange={onChange} />);
  type('10');
  wait(100);
  rerender(<SearchField label="User ID" value="48" onChange={onChange} />);
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('48');
});

it('keeps what is typed where it comes back as another value, and the keys after it [UI-09]', () => {
  const asValue = (text: string) => text.replace(/^\+91 |\.$/g, '');
  const at = (value: string) => (
    <SearchField label="User ID" value={value} onChange={onChange} asValue={asValue} />
  );
  const { rerender } = renderUi(at(''));
  type('+91 9');
  wait(300);
  type('+91 98');
  rerender(at('9'));
  expect(field().value).toBe('+91 98');
  wait(300);
  rerender(at('98'));
  type('+91 98.');
  wait(300);
  expect(onChange.mock.calls).toEqual([['+91 9'], ['+91 98']]);
  expect(field().value).toBe('+91 98.');
});

/** A filter whose value follows what was given only when the test lets it: a page that is late. */
function LateFilter({ value }: { value: string }) {
  return <SearchField label="User ID" value={value} onChange={onChange} />;
}

it('gives the last key although what was given before it is drawn late [UI-09]', () => {
  const { rerender } = renderUi(<LateFilter value="" />);
  type('500912');
  wait(300);
  type('5009123');
  wait(20);
  // The page gets to the value of the key before, and draws once more.
  rerender(<LateFilter value="500912" />);
  rerender(<LateFilter value="500912" />);
  wait(280);
  expect(onChange.mock.calls).toEqual([['500912'], ['5009123']]);
  rerender(<LateFilter value="5009123" />);
  expect(field().value).toBe('5009123');
});

it('gives each of many keys, however late the page follows, and shows none of the old ones [UI-09]', () => {
  const { rerender } = renderUi(<LateFilter value="" />);
  for (const text of ['5', '50', '500']) {
    type(text);
    wait(330);
  }
  type('5009');
  rerender(<LateFilter value="50" />);
  expect(field().value).toBe('5009');
  rerender(<LateFilter value="500" />);
  expect(field().value).toBe('5009');
  wait(300);
  expect(onChange.mock.calls.map(([text]) => text)).toEqual(['5', '50', '500', '5009']);
});

it('is emptied although the text before is still on its way [UI-09]', () => {
  const { rerender } = renderUi(<LateFilter value="" />);
  type('77');
  wait(300);
  type('');
  wait(300);
  expect(onChange.mock.calls).toEqual([['77'], ['']]);
  rerender(<LateFilter value="77" />);
  expect(field().value).toBe('');
});

it('shows what was given before when it comes again from elsewhere [UI-09, APP-15]', () => {
  const { rerender } = renderUi(<LateFilter value="" />);
  type('77');
  wait(300);
  rerender(<LateFilter value="77" />);
  rerender(<LateFilter value="" />);
  expect(field().value).toBe('');
  rerender(<LateFilter value="77" />);
  expect(field().value).toBe('77');
});
