// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ask, sayNo } from '#actions/confirmations.ts';
import { renderUi } from '#ui/testing.tsx';
import { ActionDialog } from './ActionDialog.tsx';

afterEach(() => {
  sayNo();
  cleanup();
});

it('counts the pause before another try down once, and takes no Yes in it [NET-05, PRD-17]', async () => {
  const answered = vi.fn();
  renderUi(<ActionDialog />);
  act(() => {
    const until = Date.now() + 12_000;
    const confirmation = { title: { key: 'actions.bulkTitle' }, lines: [], until } as const;
    void ask({ confirmation, label: 'common.save', mark: null }).then(answered);
  });
  expect(screen.getByRole('timer').textContent).toBe('Try again in 12 s.');
  expect(document.body.textContent?.match(/12 s/g)).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yes' })));
  expect(answered).not.toHaveBeenCalled();
});
