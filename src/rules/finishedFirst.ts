import { readMoment } from './dates.ts';
import type { HasStatus } from './status.ts';

interface Dated extends HasStatus {
  readonly game_date?: unknown;
}

/** Statuses of a game that is over. Trades and street call their completed games inactive. */
const FINISHED: readonly string[] = ['completed', 'reconciled', 'cancelled', 'inactive'];

const timeOf = ({ game_date }: Dated): number => {
  const moment = readMoment(game_date);
  if (moment === null) return Number.NEGATIVE_INFINITY;
  return moment instanceof Date ? moment.getTime() : Date.parse(`${moment}T12:00Z`);
};

/** The games that are over first, the latest of them on top; what has no date comes last among its kind (WHY-04). */
export function finishedFirst<Game extends Dated>(games: readonly Game[]): Game[] {
  const rank = (game: Game): number => (FINISHED.includes(game.status) ? 0 : 1);
  return games
    .map((game, place) => ({ game, place, rank: rank(game), time: timeOf(game) }))
    .sort((a, b) => a.rank - b.rank || compared(b.time, a.time) || a.place - b.place)
    .map(({ game }) => game);
}

/** Two games without a date are equal: infinities have no difference. */
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
