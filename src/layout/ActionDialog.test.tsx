// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Beside } from '#actions/action.ts';
import { ask, sayNo, sayYes } from '#actions/confirmations.ts';
import { renderUi } from '#testing/ui.tsx';
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

it('holds Yes back until what goes along is read, then says first that the amount is large and asks for the code [SET-04]', async () => {
  let amend: Parameters<NonNullable<Beside['begin']>>[0] = () => {};
  const answered = vi.fn();
  renderUi(<ActionDialog />);
  act(() => {
    const beside: Beside = {
      hold: { key: 'receipt.hold' },
      begin: (change) => {
        amend = change;
      },
      show: () => <p>Figures</p>,
    };
    const confirmation = { title: { key: 'actions.bulkTitle' }, lines: [] } as const;
    void ask({ confirmation, label: 'common.save', mark: 'rupees', beside }).then(answered);
  });
  const yes = () => screen.getByRole('button', { name: 'Yes' });
  screen.getByText('Figures');
  screen.getByText(/^The figures of the game are being read, to see/);
  await act(async () => {
    fireEvent.click(yes());
    sayYes();
  });
  expect(answered).not.toHaveBeenCalled();
  act(() =>
    amend((asked) => ({
      ...asked,
      warnings: [{ key: 'settlement.largeAmount', params: { amount: '₹5', limit: '₹4' } }],
      typed: { label: { key: 'settlement.code' }, value: '7' },
    })),
  );
  expect(screen.getByRole('alert').textContent).toContain('Large amount');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } });
  await act(async () => fireEvent.click(yes()));
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ yes: true }));
});
