import { parseDecimal } from '../decimal.ts';
import { hasId, type Id, sameId } from '../ids.ts';
import { addRupees, subtractRupees } from '../money.ts';
import { LEAGUE_STATUSES } from '../prediction.ts';
import { choicesMade } from '../predictionStats.ts';
import { figure, notTold, some, type Verdict } from './verdict.ts';

/** A league that a user entered, as far as its verdict rests on it; amounts in rupees. */
export interface JudgedLeague {
  readonly status: string;
  readonly entry?: unknown;
  readonly winnings?: unknown;
  readonly question?:
    | { readonly choices: readonly { readonly _id: Id }[]; readonly answer?: unknown }
    | null
    | undefined;
  readonly userChoices: ReadonlyMap<string, { readonly slots_booked?: unknown } | null | undefined>;
}

/** What a user played in a game with the sums of the service, in rupees. */
export interface JudgedLeagues {
  readonly winnings?: unknown;
  readonly pnl?: unknown;
  readonly userLeagues: readonly JudgedLeague[];
}

/** What a user put into a league, in rupees; null where it is not told. */
export const stakeOf = (league: JudgedLeague): string | null =>
  addRupees(choicesMade(league).map(({ investment }) => investment));

/**
 * Does the profit or loss of the game show that the stakes of cancelled leagues came back? What the user is left
 * with, less the winnings, is then no more than the stakes of the others.
 */
export function leaguesRefunded({ winnings, pnl, userLeagues }: JudgedLeagues): boolean {
  const kept = subtractRupees(winnings, pnl);
  const staked = addRupees(
    userLeagues.filter(({ status }) => status !== 'cancelled').map((league) => stakeOf(league)),
  );
  if (kept === null || staked === null) return false;
  return parseDecimal(kept)?.lte(staked) ?? false;
}

/** How many slots of a league are on the correct answer, and of how many; null where it is not told. */
export function slotsOnAnswer(league: JudgedLeague): { right: string | null; all: string | null } {
  const answer = league.question?.answer;
  const slots = [...league.userChoices].map(([id, booked]) => ({ id, of: booked?.slots_booked }));
  const right = slots.find(({ id }) => sameId(id, answer));
  const add = (counts: readonly unknown[]) =>
    counts.every((count) => figure(count) !== null) ? addRupees(counts) : null;
  return {
    right: right === undefined ? '0' : add([right.of]),
    all: add(slots.map(({ of }) => of)),
  };
}

/** What became of a league; `covered`: the game's figures show that cancelled stakes came back (WHY-01). */
export function predictionVerdict(league: JudgedLeague, covered: boolean): Verdict {
  const { status, question, userChoices } = league;
  const paid = some(figure(league.winnings));
  if (status === 'cancelled') {
    if (paid) return notTold('paid');
    return covered ? { kind: 'refunded' } : notTold('refund');
  }
  if (!LEAGUE_STATUSES.includes(status)) return notTold('status');
  if (!question) return notTold('question');
  if (userChoices.size === 0) return notTold('choice');
  if (!hasId(question.answer)) return { kind: 'open', partly: false };
  if (!question.choices.some(({ _id }) => sameId(_id, question.answer))) return notTold('answer');
  const { right } = slotsOnAnswer(league);
  if (right === null) return notTold('slots');
  if (some(figure(right))) return { kind: 'won', partly: false };
  if (![...userChoices.values()].some((booked) => some(figure(booked?.slots_booked))))
    return notTold('slots');
  return paid ? notTold('paid') : { kind: 'lost', partly: false };
}
