import type { Trade } from '#contract/trades.ts';
import { rupeesCell } from '#rules/money.ts';
import { optionText } from '#rules/trades.ts';

/** What the answer and the user's choice say; null for none, or an id that is no option's. */
export const answerOf = ({ options, answer }: Trade): string | null => optionText(options, answer);
export const selectedOf = ({ options, option_id }: Trade): string | null =>
  optionText(options, option_id);

/** A trade as a row of a sheet: numbers stay numbers, so that sums can be made of them (UI-17). */
export const tradeCells = (trade: Trade): readonly unknown[] => [
  trade.question_en,
  trade.status,
  answerOf(trade),
  selectedOf(trade),
  rupeesCell(trade.amount),
  trade.totalQuantity,
  trade.matched,
  trade.unmatched,
  trade.cancelled,
  trade._id,
];

/** What a trade is found by. */
export const tradeWords = (trade: Trade): string =>
  [trade.question_en, trade.status, selectedOf(trade), trade._id].join(' ');
