import type { Trade, TradesStats } from '#contract/trades.ts';
import { type Judged, judged } from '#resources/verdicts/verdictField.ts';
import { refundsCover, tradesVerdict } from '#rules/verdicts/trades.ts';

/** A trade with what became of it. */
export type JudgedTradeRow = Trade & Judged;

/** Whether the refunds of an answer hold what is due, reckoned once for all of its rows. */
const covers = new WeakMap<object, boolean>();

function covered(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const known = covers.get(answer) ?? refundsCover(answer as TradesStats);
  covers.set(answer, known);
  return known;
}

/** What became of a trade, from its own figures and the refunds of the game (WHY-01). */
export const judgedTrade = (row: object, answer: unknown): Judged =>
  judged(tradesVerdict(row as Trade, covered(answer)));
