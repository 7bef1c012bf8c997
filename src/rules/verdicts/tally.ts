import { parseDecimal } from '../decimal.ts';
import { hasId, type Id } from '../ids.ts';
import { addRupees, isNonzero } from '../money.ts';
import { figure, type Verdict, type VerdictKind } from './verdict.ts';

/** A line with its verdict, as far as it is counted. */
export interface CountedLine {
  readonly verdict: Verdict;
  /** Slots that found no counterpart; absent where there are no such. */
  readonly unmatched?: unknown;
  /** Its question, where it has one: counted once, however often it was staked on. */
  readonly question?: { readonly id: Id; readonly answer: unknown; readonly cancelled: boolean };
}

/** How many lines ended how. */
export interface Tally extends Readonly<Record<VerdictKind, number>> {
  readonly lines: number;
  /** Slots that found no counterpart, as far as they are told. */
  readonly unmatchedSlots: string;
  /** Some line does not tell its unmatched slots. */
  readonly moreUnmatched: boolean;
  /** Questions that have no answer and are not cancelled. */
  readonly unanswered: number;
}

/** Counts the lines by their verdicts (WHY-02). */
export function tally(lines: readonly CountedLine[]): Tally {
  const count = (kind: VerdictKind) => lines.filter(({ verdict }) => verdict.kind === kind).length;
  const slots = lines.flatMap((line) =>
    'unmatched' in line && line.verdict.kind !== 'refunded' ? [line.unmatched] : [],
  );
  const told = slots.filter((value) => figure(value) !== null);
  const open = lines.flatMap(({ question }) =>
    question && !question.cancelled && !hasId(question.answer) ? [String(question.id)] : [],
  );
  return {
    lines: lines.length,
    won: count('won'),
    lost: count('lost'),
    open: count('open'),
    unmatched: count('unmatched'),
    refunded: count('refunded'),
    unknown: count('unknown'),
    unmatchedSlots: addRupees(told) ?? '0',
    moreUnmatched: told.length < slots.length,
    unanswered: new Set(open).size,
  };
}

/** What explains that lines won and nothing was paid. */
export type Unpaid = 'notDistributed' | 'cancelled' | 'notKnown' | 'notTold';

/** States of a game ahead of its pay-out. */
const BEFORE_PAYING: readonly unknown[] = ['active', 'inprogress', 'reconciled'];

/**
 * Which state of the game explains that lines won and nothing was paid; null where nothing has to be explained.
 * `winnings` in rupees, as the service has them; `status` undefined where the game is not known (WHY-02).
 */
export function whyUnpaid(won: number, winnings: unknown, status: unknown): Unpaid | null {
  if (won === 0) return null;
  if (parseDecimal(winnings) === null) return 'notTold';
  if (isNonzero(winnings)) return null;
  if (status === 'cancelled') return 'cancelled';
  return BEFORE_PAYING.includes(status) ? 'notDistributed' : 'notKnown';
}
