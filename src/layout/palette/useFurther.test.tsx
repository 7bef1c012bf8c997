// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';

vi.mock('./further.ts', () => {
  throw new Error('gone');
});

setupServices();
setupConsole();

it('says what the palette lacks when it cannot be loaded, and offers the pages [APP-14, NET-09]', async () => {
  await openConsole(issueToken({ role: 'admin' }), '/nowhere');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bank' } });
  await screen.findByText(/actions and settings could not be loaded/);
  expect(screen.getByRole('option', { name: /^Bank/ })).toBeTruthy();
});
