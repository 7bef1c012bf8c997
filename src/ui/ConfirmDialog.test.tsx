// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

afterEach(cleanup);

function setup(props: Partial<ConfirmDialogProps> = {}) {
  const onYes = vi.fn();
  const onNo = vi.fn();
  renderUi(
    <ConfirmDialog
      open
      title="Distribute Winnings"
      record="IND v AUS, 9 April 2022"
      lines={['This pays out 12 questions.']}
      onYes={onYes}
      onNo={onNo}
      {...props}
    />,
  );
  return { onYes, onNo, dialog: screen.getByRole('alertdialog') };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const backdrop = () => document.querySelector('.MuiDialog-container') as HTMLElement;

describe('ConfirmDialog', () => {
  it('is named by its title, and says what it acts on [UI-01]', () => {
    const { dialog } = setup();
    expect(screen.getByRole('alertdialog', { name: 'Distribute Winnings' })).toBe(dialog);
    expect(dialog.textContent).toContain('IND v AUS, 9 April 2022');
    expect(dialog.textContent).toContain('This pays out 12 questions.');
  });

  it.each(['plain', 'danger', 'money'] as const)('has the focus on No: %s [UI-01]', (tone) => {
    setup({ tone });
    expect(document.activeElement).toBe(button('No'));
  });

  it('sends on Yes alone [UI-01]', () => {
    const { onYes, onNo } = setup();
    fireEvent.click(button('Yes'));
    expect(onYes).toHaveBeenCalledOnce();
    expect(onNo).not.toHaveBeenCalled();
  });

  it.each([
    ['No', () => fireEvent.click(button('No'))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })],
    [
      'a press beside it',
      () => {
        fireEvent.mouseDown(backdrop());
        fireEvent.click(backdrop());
      },
    ],
  ])('sends nothing when closed by %s [UI-01]', (_how, close) => {
    const { onYes, onNo } = setup();
    close();
    expect(onNo).toHaveBeenCalledOnce();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('stays open at the second click of a double click on what opened it [UI-01]', () => {
    const { onNo } = setup();
    fireEvent.mouseDown(backdrop(), { detail: 2 });
    fireEvent.click(backdrop(), { detail: 2 });
    expect(onNo).not.toHaveBeenCalled();
  });

  it('stays open and cannot be pressed again or closed while it runs [UI-01, NET-05]', async () => {
    let settle = () => {};
    const onYes = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const { onNo } = setup({ onYes });
    const yes = button('Yes');
    act(() => {
      yes.click();
      yes.click();
    });
    expect(onYes).toHaveBeenCalledOnce();
    expect(button('No').disabled).toBe(true);
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    fireEvent.click(button('Running…'));
    expect(onNo).not.toHaveBeenCalled();
    expect(onYes).toHaveBeenCalledOnce();
    await act(async () => settle());
    expect(button('No').disabled).toBe(false);
    fireEvent.click(button('Yes'));
    expect(onYes).toHaveBeenCalledTimes(2);
  });

  it('is as busy as its owner says [UI-01]', () => {
    const { onNo, onYes } = setup({ busy: true, tone: 'money' });
    fireEvent.click(button('Running…'));
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onYes).not.toHaveBeenCalled();
    expect(onNo).not.toHaveBeenCalled();
  });

  it.each(['plain', 'money'] as const)(
    'asks for what has to be typed first: %s [PRD-15]',
    (tone) => {
      const { onYes } = setup({ typed: 'IND-AUS', tone });
      const field = screen.getByRole('textbox', { name: 'Type IND-AUS to go on' });
      fireEvent.click(button('Yes'));
      fireEvent.change(field, { target: { value: 'ind-aus' } });
      fireEvent.click(button('Yes'));
      expect(onYes).not.toHaveBeenCalled();
      fireEvent.change(field, { target: { value: ' IND-AUS ' } });
      fireEvent.click(button('Yes'));
      expect(onYes).toHaveBeenCalledOnce();
    },
  );

  it.each(['plain', 'money'] as const)(
    'says why Yes cannot be pressed: %s [UI-14]',
    async (tone) => {
      const { onYes } = setup({ tone, reason: 'The state changed meanwhile' });
      fireEvent.click(button('Yes'));
      expect(onYes).not.toHaveBeenCalled();
      expect((await screen.findByRole('tooltip')).textContent).toBe('The state changed meanwhile');
    },
  );
});
