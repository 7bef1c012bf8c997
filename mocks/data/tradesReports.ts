import { cycled } from '#mocks/data/cycled.ts';
import type { Random } from '#mocks/data/random.ts';
import type { TradesGamePlan } from '#mocks/data/tradesPlans.ts';

/** What came in and went out on a question, in rupees: what the reports tell, and what a settlement changes. */
export interface Ledger {
  investments: number;
  winnings: number;
  commission: number;
  refunds: number;
  /** Rupees that its payout leaves out of the books. */
  short?: number | undefined;
}

const paise = (rupees: number): number => Math.round(rupees * 100);
const rupees = (amount: number): number => Math.round(amount) / 100;
/** Shares of the investment: what the platform keeps, and what finds no counterpart. */
const KEPT = 0.05;
const UNMATCHED = 0.07;

const openPaise = (ledger: Ledger): number =>
  paise(ledger.investments) -
  paise(ledger.winnings) -
  paise(ledger.commission) -
  paise(ledger.refunds);

const add = (ledger: Ledger, sum: 'winnings' | 'commission' | 'refunds', more: number): void => {
  ledger[sum] = rupees(paise(ledger[sum]) + more);
};

/** What is open is paid out but for the commission; the books of the question balance then, unless it is short. */
export function payOut(ledger: Ledger): void {
  const open = openPaise(ledger);
  const kept = Math.round(open * KEPT);
  add(ledger, 'commission', kept);
  add(ledger, 'winnings', open - kept - Math.min(open - kept, paise(ledger.short ?? 0)));
}

/** What is open is given back. */
export const giveBack = (ledger: Ledger): void => add(ledger, 'refunds', openPaise(ledger));

/** What found no counterpart is given back. */
export const giveBackUnmatched = (ledger: Ledger): void =>
  add(
    ledger,
    'refunds',
    Math.min(openPaise(ledger), Math.round(paise(ledger.investments) * UNMATCHED)),
  );

/** The sums of some questions together. */
export function totalOf(ledgers: readonly Ledger[]): Ledger {
  const sum = (of: (ledger: Ledger) => number) =>
    rupees(ledgers.reduce((so, ledger) => so + paise(of(ledger)), 0));
  return {
    investments: sum(({ investments }) => investments),
    winnings: sum(({ winnings }) => winnings),
    commission: sum(({ commission }) => commission),
    refunds: sum(({ refunds }) => refunds),
  };
}

/**
 * The books of the nth question (from 1) of a game as it starts: `traded` rupees by the users who are known here, the
 * rest of the market beside them. A cancelled question is given back, a paid game is paid out.
 */
export function ledgerOf(
  { _id, game_id, question_en }: { _id: string; game_id: string | number; question_en: string },
  nth: number,
  { status, paid = false, cycle, short = 0 }: TradesGamePlan,
  { traded, random }: { traded: number; random: Random },
) {
  const ledger: Ledger = {
    investments: rupees(paise(traded) + random.int(100_000, 9_000_000)),
    winnings: 0,
    commission: 0,
    refunds: 0,
    ...(nth === 1 && short > 0 && { short }),
  };
  if (cycled(cycle, nth, { status: '' }).status === 'cancelled') giveBack(ledger);
  else if (paid || status === 'completed') payOut(ledger);
  return { _id, game_id, question_en, ...ledger };
}

/** How some rows of the reports are odd: sums as text, hardly any, none. */
export type Oddity = 'text' | 'few' | 'none';

/** Of which games of the report (from 0), and of which questions (from 1) of one of them. */
const ODD_GAMES = new Map<number, Oddity>([
  [4, 'text'],
  [5, 'few'],
  [7, 'none'],
]);
const ODD_QUESTIONS = new Map<number, Oddity>([
  [3, 'text'],
  [4, 'few'],
  [6, 'none'],
]);

/** How the nth game of the report (from 0) is odd. */
export const oddGame = (nth: number): Oddity | undefined => ODD_GAMES.get(nth);
/** How the nth question (from 1) of a game is odd: those of one game alone are. */
export const oddQuestion = (game: string | number, nth: number): Oddity | undefined =>
  String(game) === '70005' ? ODD_QUESTIONS.get(nth) : undefined;

/** The sums as the report gives them. */
export function toldSums(
  { investments, winnings, commission, refunds }: Ledger,
  odd: Oddity | undefined,
): Record<string, unknown> {
  if (odd === 'text')
    return { investments: String(investments), winnings, commission, refunds: refunds.toFixed(2) };
  if (odd === 'few') return { investments, winnings: null };
  return odd === 'none' ? {} : { investments, winnings, commission, refunds };
}
