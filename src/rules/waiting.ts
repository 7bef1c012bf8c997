import { readMoment } from './dates.ts';
import { mayDistribute, mayUpdateAnswer } from './prediction.ts';
import { bankStatusLook, GAME_STATUSES, type HasStatus } from './status.ts';
import { isDistributable, maySettle } from './trades.ts';

/** How much of a kind of work waits, as far as it was read (WRK-01). */
export interface Waiting {
  /** At least so many. */
  readonly count: number;
  /** There may be more than were read. */
  readonly more: boolean;
  /** The earliest moment among them, in milliseconds since 1970; null where none of them has one. */
  readonly oldest: number | null;
}

/** The earliest of some moments as services send them; null where none is one. A day counts from its start in UTC. */
export function earliest(moments: readonly unknown[], timeZone?: string): number | null {
  const read = moments.flatMap((moment) => {
    const at = readMoment(moment, timeZone);
    const ms = at instanceof Date ? at.getTime() : at === null ? Number.NaN : Date.parse(at);
    return Number.isNaN(ms) ? [] : [ms];
  });
  return read.length === 0 ? null : Math.min(...read);
}

interface Dated {
  readonly game_date?: unknown;
}

const waitingGames = <Game extends Dated>(
  games: readonly Game[],
  waits: (game: Game) => boolean,
  timeZone?: string,
): Waiting => {
  const found = games.filter(waits);
  return {
    count: found.length,
    more: false,
    oldest: earliest(
      found.map(({ game_date }) => game_date),
      timeZone,
    ),
  };
};

/** What is known of a list of which the first page was read. */
interface FirstPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** How many there are, where the service tells it. */
  readonly total?: number | undefined;
  readonly more: boolean;
}

/** All rows of a list wait: as many as there are, or at least those of the first page. */
export const waitingRows = ({ rows, total, more }: FirstPage, timeZone?: string): Waiting => ({
  count: total ?? rows.length,
  more: total === undefined && more,
  // No service is known to send it; one that does is taken at its word.
  oldest: earliest(
    rows.map(({ createdAt, created_at }) => createdAt ?? created_at),
    timeZone,
  ),
});

/** Of a list of bank requests those that are neither verified nor rejected (BNK-01). */
export const pendingBank = ({ rows, more }: FirstPage, timeZone?: string): Waiting =>
  waitingRows(
    { rows: rows.filter(({ status }) => bankStatusLook(status).tone === 'waiting'), more },
    timeZone,
  );

/** Games of a list that holds nothing else. */
export const waitingOf = (games: readonly Dated[], timeZone?: string): Waiting =>
  waitingGames(games, () => true, timeZone);

/** Trades games that are reconciled and may be distributed (TRD-03). */
export const tradesToDistribute = (
  games: readonly (HasStatus & Dated & { readonly is_distribute?: unknown })[],
  timeZone?: string,
): Waiting =>
  waitingGames(
    games,
    ({ status, is_distribute }) =>
      maySettle({ status, distributable: isDistributable(undefined, is_distribute) }) === true,
    timeZone,
  );

/** Prediction games that may be distributed (PRD-13). */
export const predictionsToDistribute = (
  games: readonly (HasStatus & Dated)[],
  timeZone?: string,
): Waiting => waitingGames(games, (game) => mayDistribute(game) === true, timeZone);

/** Trades games whose questions should have an answer by now: they are played or over, and not settled. */
export const tradesAnswersDue = ({ status }: HasStatus): boolean =>
  status === 'inprogress' || status === 'inactive' || status === 'reconciled';

/** Prediction games likewise; an inactive one has not begun. */
export const predictionAnswersDue = ({ status }: HasStatus): boolean =>
  GAME_STATUSES.includes(status) &&
  !['inactive', 'active', 'completed', 'cancelled'].includes(status);

/** May the answer of a prediction question be saved, so that a missing one waits for somebody? */
export const waitsForAnswer = (
  game: HasStatus,
  question: { readonly leagues: readonly HasStatus[] },
): boolean => mayUpdateAnswer(game, question) === true;
