import { decimalText, parseDecimal } from './decimal.ts';
import { type Reason, reason } from './reason.ts';
import { trimInvisible } from './text.ts';

export interface TypedNumberRules {
  /** Whole numbers only. */
  integer?: boolean;
  min?: number;
  max?: number;
  /** At most this many decimals. */
  decimals?: number;
}

export type TypedNumber =
  | { readonly ok: true; readonly value: number; readonly text: string }
  | { readonly ok: false; readonly reason: Reason };

const TYPED = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

const refused = (...why: Parameters<typeof reason>): TypedNumber => ({
  ok: false,
  reason: reason(...why),
});

/**
 * What was typed as exactly that number, or the reason why not; never another number (UI-06). Plain ASCII
 * digits with one dot and a minus; blanks around them are dropped. `text` is the number written plainly.
 */
export function parseTyped(typed: string, rules: TypedNumberRules = {}): TypedNumber {
  const text = trimInvisible(typed);
  if (text === '') return refused('numberMissing');
  if (!TYPED.test(text)) return refused('numberNotPlain');
  if (rules.integer && text.includes('.')) return refused('numberNotWhole');
  const decimal = parseDecimal(text.replace(/^(-?)\./, '$10.').replace(/\.$/, ''));
  if (decimal === null) return refused('numberNotPlain');
  const plain = decimalText(decimal);
  const value = Number(plain);
  const held = parseDecimal(value);
  const exact = held?.eq(decimal) ?? false;
  if (!exact || Math.abs(value) > Number.MAX_SAFE_INTEGER) return refused('numberNotExact');
  const { min, max, decimals } = rules;
  if (decimals !== undefined && (plain.split('.')[1] ?? '').length > decimals)
    return refused('numberTooManyDecimals', { decimals });
  if (min !== undefined && value < min) return refused('numberTooLow', { min });
  if (max !== undefined && value > max) return refused('numberTooHigh', { max });
  return { ok: true, value, text: plain };
}
