import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { clampNumber, decimalText, parseDecimal, stepNumber } from '#rules/decimal.ts';
import type { Reason } from '#rules/reason.ts';
import { isBlank } from '#rules/text.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { blockPress } from './blockPress.ts';
import { usePressAndHold } from './usePressAndHold.ts';
import { useTextFor } from './useTextFor.ts';
import { useWheelStep } from './useWheelStep.ts';

export interface NumberInputProps {
  label: string;
  /** Null while nothing, or no number, is typed. */
  value: number | null;
  /** The number typed, exactly; or null with the reason, which is null when the field is just empty (UI-06). */
  onChange: (value: number | null, state: { error: Reason | null; text: string }) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** At most this many decimals. */
  decimals?: number;
  required?: boolean;
  disabled?: boolean;
  /** Shown and focusable, but neither typed nor stepped. */
  readOnly?: boolean;
  helperText?: string | undefined;
  /** Wrong by a rule of the form around it, which `helperText` then says. */
  invalid?: boolean;
  /** For a field whose label stands elsewhere, such as in a grid. */
  hiddenLabel?: boolean;
  name?: string;
  /** The text, where the owner holds it: then this is what is shown, and nothing else. */
  typed?: string | undefined;
  onTyped?: (typed: string) => void;
  /** Is a number beyond the limits set to the limit on leaving the field? Else it stays as typed, with the reason. */
  clamps?: boolean;
}

const written = (value: number | null): string => {
  const decimal = parseDecimal(value);
  return decimal === null ? '' : decimalText(decimal);
};

/**
 * What a number with a spinner does: steps by 1 (or `step`) without residue, clamped on leaving the field, with the
 * wheel while it has the focus, every 50 ms after a hold of 300 ms (UI-02). What is typed is that number or
 * an error, never another number (UI-06). What is shown follows from the props and from what was typed for
 * the present value. The press or Enter that leaves a number beyond the limits only sets it to the limit.
 */
export function useNumberField({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  integer = false,
  decimals,
  disabled = false,
  readOnly = false,
  helperText,
  invalid = false,
  typed: kept,
  onTyped,
  clamps = true,
}: NumberInputProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  // A held spinner may step twice before the field is drawn again.
  const newest = useRef('');
  const [own, setOwn] = useTextFor(value, written);
  const draft = kept ?? own;
  // The note belongs to the text that the field was set to.
  const [clamped, setClamped] = useState<{ to: number; text: string } | null>(null);

  const shape = { integer, ...(decimals !== undefined && { decimals }) };
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const read = (typed: string) => parseTyped(typed, { ...shape, ...limits });
  const typed = read(draft);
  const error = typed.ok || isBlank(draft) ? null : typed.reason;

  useEffect(() => {
    newest.current = draft;
  });

  const give = (text: string) => {
    newest.current = text;
    setClamped(null);
    onTyped?.(text);
    const number = read(text);
    const next = number.ok ? number.value : null;
    setOwn(text, next);
    onChange(next, { error: number.ok || isBlank(text) ? null : number.reason, text });
  };
  const stepBy = (times: number) => {
    if (disabled || readOnly) return;
    const number = parseTyped(newest.current, shape);
    if (!number.ok && !isBlank(newest.current)) return;
    give(written(clampNumber(stepNumber(number.ok ? number.value : 0, step, times), limits)));
  };
  /** Writes the number plainly and within the limits; true where these made another number of it. */
  const clamp = (): boolean => {
    if (readOnly || !clamps) return false;
    const number = parseTyped(newest.current, shape);
    if (!number.ok) return false;
    const to = clampNumber(number.value, limits);
    const text = written(to);
    if (text !== newest.current) give(text);
    if (to !== number.value) setClamped({ to, text });
    return to !== number.value;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && clamp()) event.preventDefault();
    const times = new Map([
      ['ArrowUp', 1],
      ['ArrowDown', -1],
      ['PageUp', 10],
      ['PageDown', -10],
    ]).get(event.key);
    if (times === undefined) return;
    event.preventDefault();
    stepBy(times);
  };
  useWheelStep(input, stepBy);
  const up = usePressAndHold(() => stepBy(1));
  const down = usePressAndHold(() => stepBy(-1));

  const note = clamped?.text === draft ? t('ui.number.clamped', { value: clamped.to }) : helperText;
  return {
    said: error === null ? note : t(error),
    wrong: error !== null || invalid,
    ofInput: {
      ref: input,
      value: draft,
      onChange: (event: ChangeEvent<HTMLInputElement>) => give(event.target.value),
      onBlur: () => {
        if (clamp()) blockPress();
      },
      onKeyDown,
      role: 'spinbutton',
      inputMode: integer ? 'numeric' : 'decimal',
      autoComplete: 'off',
      'aria-valuenow': typed.ok ? typed.value : undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
    } as const,
    ofDown: { tabIndex: -1, 'aria-label': t('ui.number.decrease', { label }), ...down },
    ofUp: { tabIndex: -1, 'aria-label': t('ui.number.increase', { label }), ...up },
  };
}
