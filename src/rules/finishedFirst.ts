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

/**
 * The games that are over first, the latest of them on top, one without a date last of them; then the others as they
 * came (WHY-04).
 */
export function finishedFirst<Game extends Dated>(games: readonly Game[]): Game[] {
  const over = (game: Game): boolean => FINISHED.includes(game.status);
  const finished = games
    .filter(over)
    .map((game) => ({ game, time: timeOf(game) }))
    // Two games without a date are equal: infinities have no difference.
    .sort((a, b) => (a.time === b.time ? 0 : b.time - a.time))
    .map(({ game }) => game);
  return [...finished, ...games.filter((game) => !over(game))];
}
