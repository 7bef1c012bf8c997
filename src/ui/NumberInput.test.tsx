// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason } from '#rules/reason.ts';
import { renderUi } from '#testing/ui.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PlainNumberInput } from './PlainNumberInput.tsx';
import type { NumberInputProps } from './useNumberField.ts';

/** Which of the two is tried. */
let Input: ComponentType<NumberInputProps> = NumberInput;

let last: { value: number | null; error: Reason | null } | undefined;

function Entry({ start = null, ...rest }: { start?: number | null } & Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <Input
        label="Entry"
        value={value}
        onChange={(next, { error }) => {
          last = { value: next, error };
          setValue(next);
        }}
        {...rest}
      />
      <button type="button" onClick={() => setValue(50)}>
        Fifty
      </button>
    </>
  );
}

/** The field beside a value that others change: a card of a list that is read again. */
function Stored({
  value,
  typed,
  ...rest
}: { value: number; typed?: string } & Partial<NumberInputProps>) {
  return <Input label="Entry" value={value} typed={typed} onChange={() => {}} {...rest} />;
}

const sent = vi.fn();
/** A form with a number of at least 0 and all that may send it. */
function Form() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent('form');
      }}
    >
      <Entry min={0} max={100} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => sent('action')}>
        Act
      </button>
      <button type="button" role="tab" onClick={() => sent('tab')}>
        Other tab
      </button>
    </form>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  last = undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Entry' });
const up = () => screen.getByRole('button', { name: 'Increase Entry' });
const down = () => screen.getByRole('button', { name: 'Decrease Entry' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (button: HTMLElement) => {
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerUp(window);
};

describe.each([
  ['in a form', NumberInput],
  ['of a long list', PlainNumberInput],
])('a number %s', (_, given) => {
  beforeEach(() => {
    Input = given;
  });

  describe('what is typed', () => {
    it.each([
      ['12.5', 12.5],
      ['0.05', 0.05],
      [' 5 ', 5],
      ['-3', -3],
      ['00012', 12],
    ])('%j is %d [UI-06]', (text, value) => {
      renderUi(<Entry />);
      type(text);
      expect(last).toEqual({ value, error: null });
      expect(field().value).toBe(text);
    });

    it.each(['1e3', '1,000', '9007199254740993', '٣', '１２', '+5', '0x10', '₹5', '12abc'])(
      '%j is refused with a message, and stays as typed [UI-06]',
      (text) => {
        renderUi(<Entry />);
        type(text);
        expect(last?.value).toBeNull();
        expect(last?.error).not.toBeNull();
        expect(field().ariaInvalid).toBe('true');
        fireEvent.blur(field());
        expect(field().value).toBe(text);
        expect(last?.value).toBeNull();
      },
    );

    it('a fraction is refused where whole numbers are wanted [UI-06]', () => {
      renderUi(<Entry integer />);
      type('12.9');
      expect(last?.value).toBeNull();
      expect(last?.error?.key).toBe('reasons.numberNotWhole');
    });

    it('nothing typed is no number and no error [UI-06]', () => {
      renderUi(<Entry start={5} />);
      type('');
      expect(last).toEqual({ value: null, error: null });
      expect(field().ariaInvalid).toBe('false');
    });
  });

  describe('clamping', () => {
    it.each([
      ['150', '100'],
      ['-4', '0'],
      ['100', '100'],
    ])(
      '%s between 0 and 100 becomes %s on leaving the field, not before [UI-02]',
      (text, shown) => {
        renderUi(<Entry min={0} max={100} />);
        type(text);
        expect(field().value).toBe(text);
        fireEvent.blur(field());
        expect(field().value).toBe(shown);
        expect(last).toEqual({ value: Number(shown), error: null });
      },
    );

    it('is left to a form that refuses instead: it stays as typed, with the reason [UI-06]', () => {
      renderUi(<Entry min={0} clamps={false} />);
      for (const text of ['-4', '5.', '.']) {
        type(text);
        fireEvent.blur(field());
        expect(field().value).toBe(text);
      }
      type('-4');
      fireEvent.blur(field());
      expect(last).toEqual({
        value: null,
        error: { key: 'reasons.numberTooLow', params: { min: 0 } },
      });
      expect(field().ariaInvalid).toBe('true');
      press(down());
      expect(field().value).toBe('0');
    });

    it('says that it did [UI-06]', () => {
      renderUi(<Entry max={100} />);
      type('150');
      fireEvent.blur(field());
      expect(screen.getByText('Set to 100: beyond it is not allowed')).toBeTruthy();
    });
  });

  describe('stepping', () => {
    it('is by 1, also with the arrow keys [UI-02]', () => {
      renderUi(<Entry start={5} />);
      press(up());
      press(up());
      press(down());
      fireEvent.keyDown(field(), { key: 'ArrowUp' });
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
      fireEvent.keyDown(field(), { key: 'PageUp' });
      expect(field().value).toBe('16');
    });

    it.each([
      [0, 0.1, 3, '0.3'],
      [1.1, 0.1, 2, '1.3'],
      [0, 0.01, 7, '0.07'],
    ])('%d and %d taken %i times is %s [UI-02]', (start, step, times, shown) => {
      renderUi(<Entry start={start} step={step} />);
      for (let i = 0; i < times; i += 1) press(up());
      expect(field().value).toBe(shown);
      expect(last?.value).toBe(Number(shown));
    });

    it('begins at 0 in an empty field, and stays within the limits [UI-02]', () => {
      renderUi(<Entry min={1} max={2} />);
      press(up());
      expect(field().value).toBe('1');
      press(up());
      press(up());
      expect(field().value).toBe('2');
    });

    it('makes no number out of what is none [UI-06]', () => {
      renderUi(<Entry />);
      type('1e3');
      press(up());
      expect(field().value).toBe('1e3');
    });

    it('is done by the first button of a pointer alone [UI-02]', () => {
      renderUi(<Entry start={0} />);
      for (const button of [1, 2]) {
        fireEvent.pointerDown(up(), { button });
        wait(1000);
      }
      expect(field().value).toBe('0');
    });

    it('repeats every 50 ms after a hold of 300 ms, until let go [UI-02]', () => {
      renderUi(<Entry start={0} />);
      fireEvent.pointerDown(up(), { button: 0 });
      expect(field().value).toBe('1');
      wait(299);
      expect(field().value).toBe('1');
      wait(1);
      expect(field().value).toBe('2');
      wait(150);
      expect(field().value).toBe('5');
      fireEvent.pointerUp(window);
      wait(1000);
      expect(field().value).toBe('5');
    });

    it('a click without a pointer counts once, one with a pointer not twice [UI-12]', () => {
      renderUi(<Entry start={0} />);
      fireEvent.click(up());
      expect(field().value).toBe('1');
      press(up());
      fireEvent.click(up(), { detail: 1 });
      expect(field().value).toBe('2');
    });

    it('does nothing while disabled', () => {
      renderUi(<Entry start={5} disabled />);
      fireEvent.keyDown(field(), { key: 'ArrowUp' });
      press(up());
      expect(field().value).toBe('5');
    });
  });

  describe('the wheel', () => {
    const turn = (deltaY: number) => {
      const event = createEvent.wheel(field(), { deltaY, cancelable: true });
      fireEvent(field(), event);
      return event.defaultPrevented;
    };

    it('steps by one a notch while the field has the focus, and the page stays [UI-02]', () => {
      renderUi(<Entry start={5} />);
      act(() => field().focus());
      expect(turn(-100)).toBe(true);
      expect(field().value).toBe('6');
      turn(100);
      turn(100);
      expect(field().value).toBe('4');
    });

    it('leaves a field without the focus alone, and the page scrolls [UI-02]', () => {
      renderUi(<Entry start={5} />);
      expect(turn(-100)).toBe(false);
      expect(field().value).toBe('5');
    });

    it('does not take the tremble of a trackpad for notches [UI-02]', () => {
      renderUi(<Entry start={5} />);
      act(() => field().focus());
      for (let i = 0; i < 9; i += 1) turn(-5);
      expect(field().value).toBe('5');
      turn(-5);
      expect(field().value).toBe('6');
    });
  });

  it('a value set from outside is shown, also over a draft', () => {
    renderUi(<Entry start={5} />);
    type('7.');
    expect(field().value).toBe('7.');
    fireEvent.click(screen.getByRole('button', { name: 'Fifty' }));
    expect(field().value).toBe('50');
  });

  it('shows the stored value again when it changes and changes back [UI-06, UI-10]', () => {
    const { rerender } = renderUi(<Entry start={30} />);
    type('40');
    rerender(<Stored value={40} />);
    cleanup();
    const again = renderUi(<Stored value={40} />);
    type('41');
    for (const value of [40, 45, 40]) {
      again.rerender(<Stored value={value} />);
      expect(field().value).toBe(String(value));
    }
  });

  it('shows the text that its owner holds, whatever was typed before [UI-06]', () => {
    const { rerender } = renderUi(<Stored value={40} typed="40" onTyped={() => {}} />);
    for (const typed of ['45', '40', '4', '']) {
      rerender(<Stored value={40} typed={typed} />);
      expect(field().value).toBe(typed);
    }
  });

  describe('the press that leaves it', () => {
    beforeEach(() => {
      vi.useRealTimers();
      sent.mockReset();
    });
    const setup = async (text: string) => {
      const user = userEvent.setup();
      renderUi(<Form />);
      await user.type(field(), text);
      return user;
    };

    it.each([
      ['-5', '0', 'Send', 'form'],
      ['-5', '0', 'Act', 'action'],
      ['150', '100', 'Send', 'form'],
    ])(
      'sets %s to %s with the note and sends nothing by %s; a further press does [UI-02, UI-06]',
      async (text, shown, name, what) => {
        const user = await setup(text);
        await user.click(screen.getByRole('button', { name }));
        expect(field().value).toBe(shown);
        screen.getByText(`Set to ${shown}: beyond it is not allowed`);
        expect(sent).not.toHaveBeenCalled();
        await user.click(screen.getByRole('button', { name }));
        expect(sent.mock.calls).toEqual([[what]]);
      },
    );

    it('Enter does the same [UI-02, UI-06]', async () => {
      const user = await setup('-5{Enter}');
      expect(field().value).toBe('0');
      screen.getByText('Set to 0: beyond it is not allowed');
      expect(sent).not.toHaveBeenCalled();
      await user.keyboard('{Enter}');
      expect(sent.mock.calls).toEqual([['form']]);
    });

    it('after Tab the press is a further one [UI-02]', async () => {
      const user = await setup('-5{Tab}');
      screen.getByText('Set to 0: beyond it is not allowed');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(sent.mock.calls).toEqual([['form']]);
    });

    it.each(['5', '5.', '100'])(
      '%s is within the limits: the first press sends [UI-02]',
      async (text) => {
        const user = await setup(text);
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(sent.mock.calls).toEqual([['form']]);
      },
    );

    it('what only shows something goes on, and the press after one that went beside counts [UI-02]', async () => {
      const user = await setup('-5');
      await user.click(screen.getByRole('tab', { name: 'Other tab' }));
      expect(sent.mock.calls).toEqual([['tab']]);
      await user.clear(field());
      await user.type(field(), '-5');
      await user.pointer([{ keys: '[MouseLeft>]', target: document.body }]);
      await user.pointer([{ keys: '[/MouseLeft]', target: document.body }]);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(sent.mock.calls).toEqual([['tab'], ['form']]);
    });
  });
});
