import { type Decimal, parseDecimal } from '../decimal.ts';

/** Why the figures of a line tell no verdict. */
export const UNKNOWN_REASONS = [
  'status',
  'question',
  'answer',
  'choice',
  'matched',
  'slots',
  'cancelled',
  'refund',
  'paid',
  'game',
  'allCorrect',
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

/**
 * What became of a line that a user staked money on (WHY-01). `partly`: only some of its slots found a counterpart,
 * and the outcome is that of those.
 */
export type Verdict =
  | { readonly kind: 'won' | 'lost' | 'open'; readonly partly: boolean }
  | { readonly kind: 'unmatched' | 'refunded' }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

export type VerdictKind = Verdict['kind'];

/** A verdict as one word, by which a column is sorted and worded. */
export type VerdictCode =
  | 'won'
  | 'wonPartly'
  | 'lost'
  | 'lostPartly'
  | 'open'
  | 'openPartly'
  | 'unmatched'
  | 'refunded'
  | `unknown.${UnknownReason}`;

/** Every code, the clearest outcomes first. */
export const VERDICT_CODES: readonly VerdictCode[] = [
  'won',
  'wonPartly',
  'lost',
  'lostPartly',
  'open',
  'openPartly',
  'unmatched',
  'refunded',
  ...UNKNOWN_REASONS.map((reason) => `unknown.${reason}` as const),
];

/** The one word of a verdict. */
export function verdictCode(verdict: Verdict): VerdictCode {
  switch (verdict.kind) {
    case 'won':
    case 'lost':
    case 'open':
      return verdict.partly ? `${verdict.kind}Partly` : verdict.kind;
    case 'unknown':
      return `unknown.${verdict.reason}`;
    default:
      return verdict.kind;
  }
}

/** A verdict that the figures do not tell. */
export const notTold = (reason: UnknownReason): Verdict => ({ kind: 'unknown', reason });

/** A number from 0, exactly; null for one that is missing, odd or negative. */
export function figure(value: unknown): Decimal | null {
  const number = parseDecimal(value);
  return number === null || number.lt(0) ? null : number;
}

/** More than nothing; false also for what is not told. */
export const some = (value: Decimal | null): boolean => value?.gt(0) ?? false;
