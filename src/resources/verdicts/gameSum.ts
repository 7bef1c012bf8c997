import type { AnswerOf } from '#contract/endpoint.ts';
import type { getUserLeagues } from '#contract/prediction.ts';
import type { TradesStats } from '#contract/trades.ts';
import { addRupees } from '#rules/money.ts';

/** What a user staked in a game and what came back, in rupees as exact decimal text; null where it is not told. */
export interface GameSum {
  staked: string | null;
  returned: string | null;
  /** Lines that the user has there. */
  lines: number;
}

/** The service's sums of a user's trades in a game. */
export const sumOfTrades = (stats: TradesStats): GameSum => ({
  staked: addRupees([stats.total_investments]),
  returned: addRupees([stats.winnings, stats.total_refunds]),
  lines: stats.trades.length,
});

/** The service's sums of a user's predictions in a game: what came back is the stake and the profit or loss on it. */
export const sumOfPredictions = (answer: AnswerOf<typeof getUserLeagues>): GameSum => ({
  staked: addRupees([answer.investments]),
  returned: addRupees([answer.investments, answer.pnl]),
  lines: answer.userLeagues.length,
});

/** Games added up exactly; a figure that one of them does not tell is not told (WHY-04). */
export const totalOf = (sums: readonly GameSum[]) => ({
  games: sums.length,
  staked: addRupees(sums.map(({ staked }) => staked)),
  returned: addRupees(sums.map(({ returned }) => returned)),
});
