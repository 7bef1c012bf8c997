// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { DropZone } from './DropZone.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CSV = { 'text/csv': ['.csv'] };
const file = (name: string, type = '', size = 4) => new File(['x'.repeat(size)], name, { type });

const show = (props: Partial<ComponentProps<typeof DropZone>> = {}) => {
  const onFiles = vi.fn<(files: File[]) => void>();
  renderUi(<DropZone label="Drop here" onFiles={onFiles} {...props} />);
  return onFiles;
};
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input') as HTMLInputElement, { target: { files } });
const said = () => screen.getByRole('alert').textContent;

it.each([
  ['users.csv', 'text/csv'],
  ['users.csv', 'application/vnd.ms-excel'],
  ['users.csv', ''],
  ['users.csv', 'text/plain'],
  ['USERS.CSV', ''],
  ['users', 'text/csv'],
])('takes %s of type "%s" as a CSV file [UI-03, MAIL-05]', async (name, type) => {
  const onFiles = show({ accept: CSV });
  choose(file(name, type));
  await waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(said()).toBe('');
});

it('names each reason for not taking a file [UI-03]', async () => {
  const onFiles = show({ accept: CSV, minSize: 3, maxSize: 5 });
  choose(file('photo.png', 'image/png'));
  await waitFor(() => expect(said()).toContain('File type must be .csv photo.png'));
  choose(file('long.csv', '', 6));
  await waitFor(() => expect(said()).toContain('File is larger than 5 bytes long.csv'));
  choose(file('short.csv', '', 2));
  await waitFor(() => expect(said()).toContain('File is smaller than 3 bytes short.csv'));
  expect(onFiles).not.toHaveBeenCalled();
});

it('says that there are too many where one is wanted [UI-03]', async () => {
  const onFiles = show({ accept: CSV, multiple: false });
  choose(file('a.csv'), file('b.csv'));
  await waitFor(() => expect(said()).toContain('Too many files a.csv'));
  expect(onFiles).not.toHaveBeenCalled();
});

it('takes any number of any size by default, and writes large limits without grouping [UI-03]', async () => {
  const onFiles = show();
  choose(...Array.from({ length: 300 }, (_, n) => file(`${n}.pdf`)));
  await waitFor(() => expect(onFiles.mock.calls[0]?.[0]).toHaveLength(300));
  cleanup();
  show({ maxSize: 2 ** 31 });
  const huge = file('huge.pdf');
  Object.defineProperty(huge, 'size', { value: 2_306_867_200 });
  const read = vi.spyOn(huge, 'slice');
  choose(huge);
  await waitFor(() => expect(said()).toContain('File is larger than 2147483648 bytes huge.pdf'));
  expect(read).not.toHaveBeenCalled();
});

it('notices 300 ms after the window has the focus again that the dialog was cancelled [UI-03]', () => {
  vi.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  fireEvent.focus(window);
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('No file was chosen.');
});

it('offers folders where wanted, and nothing while it is off [UI-03, TDS-01]', () => {
  show({ folders: true });
  expect(document.querySelectorAll('input[webkitdirectory]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Choose a folder' })).toBeTruthy();
  cleanup();
  show({ disabled: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(
    true,
  );
});

it('shows the writing direction characters of a refused name [UI-03, NET-12]', async () => {
  show({ accept: CSV });
  choose(file('a\u202Efdp.exe'));
  await waitFor(() => expect(said()).toContain('a⟨U+202E⟩fdp.exe'));
});
