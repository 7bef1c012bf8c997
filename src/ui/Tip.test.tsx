// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { Tip, TipPopup, type TipPopupProps } from './Tip.tsx';
import { WhyTips } from './WhyTips.tsx';

const Popup = ({ title, anchor }: TipPopupProps) => (
  <p role="tooltip">
    {title} @ {anchor?.textContent}
  </p>
);
vi.mock('./TipPopup.tsx', () => ({ TipPopup: Popup }));

beforeEach(async () => {
  await TipPopup.bring();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const words = () => screen.queryByRole('tooltip')?.textContent;
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const button = () => screen.getByRole('button');

describe('words beside a control [UI-12, UI-14]', () => {
  const open = () =>
    renderUi(
      <Tip title="Sign out">
        <button type="button">x</button>
      </Tip>,
    );

  it('stand where a press asked for them, also without a pointer', () => {
    renderUi(
      <ReasonTip reason="Paid already">
        <Button>Pay</Button>
      </ReasonTip>,
    );
    fireEvent.click(button());
    expect(words()).toBe('Paid already @ Pay');
  });

  it('stay where the focus comes while they were about to go', () => {
    open();
    fireEvent.mouseOver(button());
    pass(100);
    fireEvent.mouseLeave(button());
    const control = button();
    // As the browser says of a focus that came by a key.
    const focused = vi.spyOn(control, 'matches').mockReturnValue(true);
    act(() => control.focus());
    focused.mockRestore();
    pass(1000);
    expect(words()).toBe('Sign out @ x');
  });

  it('do not come by a finger that scrolls', () => {
    open();
    fireEvent.touchStart(button());
    pass(300);
    fireEvent.touchCancel(button());
    pass(2000);
    expect(words()).toBeUndefined();
  });
});

describe('one tip for all buttons of a list [UI-13, UI-14]', () => {
  const list = (why?: string) => (
    <WhyTips sx={{}}>
      {why !== undefined && (
        <button type="button" data-why={why}>
          Settle
        </button>
      )}
    </WhyTips>
  );

  it('follows the reason of its button, and goes with it', async () => {
    const { rerender } = renderUi(list('Locked'));
    fireEvent.mouseOver(button());
    expect(words()).toBe('Locked @ Settle');
    rerender(list('Settled'));
    await act(async () => {});
    expect(words()).toBe('Settled @ Settle');
    rerender(list());
    await act(async () => {});
    expect(words()).toBeUndefined();
  });

  it('goes with the pointer, and by Escape', () => {
    renderUi(list('Locked'));
    fireEvent.mouseOver(button());
    fireEvent.mouseLeave(button());
    pass(100);
    expect(words()).toBeUndefined();
    fireEvent.click(button());
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(words()).toBeUndefined();
  });
});
