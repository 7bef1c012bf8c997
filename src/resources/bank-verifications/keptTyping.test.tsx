// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endSession } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
setupServices();
setupConsole();

const open = (userId: string) =>
  openConsole(issueToken({ role: 'admin', userId }), '/bank-verification/manage');
const field = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add to bypass list' }));
  return screen.findByLabelText<HTMLInputElement>('User ID');
};

it('the user ID typed for the bypass list outlives the end of the session, for the same person [APP-08, BNK-02]', async () => {
  const first = await open('u-1');
  fireEvent.change(await field(), { target: { value: '48213' } });
  act(() => endSession('expired'));
  first.unmount();
  const second = await open('u-1');
  expect((await field()).value).toBe('48213');
  act(() => endSession('expired'));
  second.unmount();
  await open('u-2');
  expect((await field()).value).toBe('');
});
