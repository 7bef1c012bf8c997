import type { UserLeague } from '#contract/prediction.ts';
import { type Judged, judged } from '#resources/verdicts/verdictField.ts';
import {
  type JudgedLeagues,
  leaguesRefunded,
  predictionVerdict,
} from '#rules/verdicts/prediction.ts';

/** A league with what became of it. */
export type JudgedLeagueRow = UserLeague & Judged;

/** Whether an answer shows that cancelled stakes came back, reckoned once for all of its rows. */
const refunds = new WeakMap<object, boolean>();

function refunded(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const known = refunds.get(answer) ?? leaguesRefunded(answer as JudgedLeagues);
  refunds.set(answer, known);
  return known;
}

/** What became of a league, from its own figures and those of the game (WHY-01). */
export const judgedLeague = (league: object, answer: unknown): Judged =>
  judged(predictionVerdict(league as UserLeague, refunded(answer)));
