// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { MoneyButton } from './MoneyButton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const REASON = 'Distribute Winning: the game is completed, not reconciled';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Distribute Winning' });

function setup(reason?: string) {
  const onClick = vi.fn();
  const around = vi.fn();
  renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a card that reacts to clicks.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div onClick={around}>
      <MoneyButton onClick={onClick} reason={reason}>
        Distribute Winning
      </MoneyButton>
    </div>,
  );
  return { onClick, around };
}

it('acts when pressed', () => {
  const { onClick } = setup();
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
  expect(button().ariaDisabled).toBeNull();
});

it('with a reason stays in sight and in the tab order, and does nothing [UI-14]', () => {
  const { onClick, around } = setup(REASON);
  expect(button().ariaDisabled).toBe('true');
  expect(button().disabled).toBe(false);
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
});

it.each([
  ['hover', () => fireEvent.mouseOver(button())],
  [
    'focus',
    () => {
      fireEvent.keyDown(document.body, { key: 'Tab' });
      button().focus();
    },
  ],
  ['tap', () => fireEvent.click(button())],
])('says its reason by %s [UI-14]', async (_how, act_) => {
  vi.useFakeTimers();
  setup(REASON);
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => {
    act_();
  });
  act(() => vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect((await screen.findByRole('tooltip')).textContent).toBe(REASON);
});

it('describes itself to screen readers without being pressed [UI-14]', () => {
  setup(REASON);
  const described = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(REASON);
});

it('does nothing while busy [NET-05]', () => {
  const onClick = vi.fn();
  renderUi(
    <MoneyButton busy onClick={onClick}>
      Distribute Winning
    </MoneyButton>,
  );
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

it('keeps the focus while it is busy and when a reason comes and goes [UI-12]', () => {
  const shown = (props: object) => <MoneyButton {...props}>Distribute Winning</MoneyButton>;
  const { rerender } = renderUi(shown({}));
  const first = button();
  first.focus();
  for (const props of [{ busy: true }, { reason: REASON }, {}]) {
    rerender(shown(props));
    expect(document.activeElement).toBe(first);
  }
  expect(first.ariaDisabled).toBeNull();
});
