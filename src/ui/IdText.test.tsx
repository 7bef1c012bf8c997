// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { IdText } from './IdText.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy user ID' }));
  });

it('copies the id exactly as it came, and says so for two seconds [UI-17]', async () => {
  renderUi(<IdText value="00042" what="user ID" />);
  expect(screen.getByText('00042')).toBeTruthy();
  await press();
  expect(writeText).toHaveBeenCalledWith('00042');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says when it could not copy [UI-17]', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  renderUi(<IdText value={7} what="user ID" />);
  await press();
  expect(screen.getByRole('status').textContent).toBe('Could not copy');
});

it('copies hidden characters but shows them', async () => {
  renderUi(<IdText value={'\u202E1'} what="user ID" />);
  expect(screen.getByText('⟨U+202E⟩1')).toBeTruthy();
  await press();
  expect(writeText).toHaveBeenCalledWith('\u202E1');
});

it('a missing id is — and has nothing to copy [NET-11]', () => {
  const { container } = renderUi(<IdText value={null} what="user ID" />);
  expect(container.textContent).toBe('—');
  expect(screen.queryByRole('button')).toBeNull();
});
