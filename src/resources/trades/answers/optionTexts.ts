import type { Trade } from '#contract/trades.ts';
import { optionText } from '#rules/trades.ts';

/** What the answer and the user's choice say; null for none, or an id that is no option's. */
export const answerOf = (trade: object): string | null => {
  const { options, answer } = trade as Trade;
  return optionText(options, answer);
};
export const selectedOf = (trade: object): string | null => {
  const { options, option_id } = trade as Trade;
  return optionText(options, option_id);
};
