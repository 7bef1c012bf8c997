import { decimalText, parseDecimal, sameNumber } from '../decimal.ts';
import { hasId, type Id, sameId } from '../ids.ts';
import { addRupees, multiplyRupees, subtractRupees } from '../money.ts';
import { QUESTION_STATUSES } from '../trades.ts';
import { figure, notTold, some, type Verdict } from './verdict.ts';

/** A trade as far as its verdict rests on it; `amount` in rupees, the counts in slots. */
export interface JudgedTrade {
  readonly status: string;
  readonly options: readonly { readonly _id: Id }[];
  readonly answer?: unknown;
  readonly option_id?: unknown;
  readonly amount?: unknown;
  readonly totalQuantity?: unknown;
  readonly matched?: unknown;
  readonly unmatched?: unknown;
  readonly cancelled?: unknown;
}

/** A user's trades in a game with the sums of the service, in rupees. */
export interface JudgedTrades {
  readonly total_refunds?: unknown;
  readonly trades: readonly JudgedTrade[];
}

/** Every slot of it was cancelled. */
const wholly = ({ status, totalQuantity, cancelled }: JudgedTrade): boolean =>
  status === 'cancelled' || (some(figure(cancelled)) && sameNumber(cancelled, totalQuantity));

/** What should have come back of a trade, in rupees to the paisa; null where its figures do not tell. */
function refundDue(trade: JudgedTrade): string | null {
  const cancelled = figure(trade.cancelled);
  if (!wholly(trade) && !some(cancelled)) return '0';
  const amount = figure(trade.amount);
  if (amount === null) return null;
  if (wholly(trade)) return decimalText(amount);
  const slots = figure(trade.totalQuantity);
  if (cancelled === null || slots === null || cancelled.gt(slots)) return null;
  return decimalText(amount.times(cancelled).div(slots), 2);
}

/** Do the refunds of the game hold all that is due for what was cancelled? A paisa of each share may be rounded away. */
export function refundsCover({ total_refunds, trades }: JudgedTrades): boolean {
  const paid = parseDecimal(total_refunds);
  const due = addRupees(trades.map((trade) => refundDue(trade)));
  if (paid === null || due === null) return false;
  const shares = trades.filter((one) => some(figure(one.cancelled)) && !wholly(one)).length;
  return parseDecimal(subtractRupees(due, multiplyRupees('0.01', shares)))?.lte(paid) ?? false;
}

/** What became of a trade; `covered` says whether the refunds of the game hold what is due (WHY-01). */
export function tradesVerdict(trade: JudgedTrade, covered: boolean): Verdict {
  const all = figure(trade.totalQuantity);
  const matched = figure(trade.matched);
  const unmatched = figure(trade.unmatched);
  const cancelled = figure(trade.cancelled);
  const refunded: Verdict = covered ? { kind: 'refunded' } : notTold('refund');
  if (trade.status === 'cancelled')
    return some(matched) || some(unmatched) ? notTold('cancelled') : refunded;
  if (!QUESTION_STATUSES.includes(trade.status)) return notTold('status');
  const answered = hasId(trade.answer);
  if (matched === null) return answered ? notTold('matched') : { kind: 'open', partly: false };
  if (all !== null && matched.gt(all)) return notTold('slots');
  if (matched.eq(0)) {
    if (some(unmatched)) return { kind: 'unmatched' };
    return some(cancelled) && unmatched !== null ? refunded : notTold('slots');
  }
  const partly = some(unmatched) || some(cancelled) || (all !== null && matched.lt(all));
  if (!answered) return { kind: 'open', partly };
  const offered = (id: unknown) => trade.options.some(({ _id }) => sameId(_id, id));
  if (!offered(trade.answer)) return notTold('answer');
  if (!hasId(trade.option_id) || !offered(trade.option_id)) return notTold('choice');
  return { kind: sameId(trade.option_id, trade.answer) ? 'won' : 'lost', partly };
}
