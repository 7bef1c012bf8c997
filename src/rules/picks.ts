import { readMoment } from './dates.ts';
import { sameNumber } from './decimal.ts';
import { hasId, type Id, sameId } from './ids.ts';
import { mayAskPeriod } from './periods.ts';
import { type Allowed, firstReason, reason, refuseIf } from './reason.ts';
import { type HasStatus, statusKnown } from './status.ts';
import { statusWord } from './statusWord.ts';
import { isBlank } from './text.ts';
import { parseTyped, type TypedNumber } from './typedNumber.ts';

/** What a pick counts (PIC-02). */
export const PICKS_CATEGORIES = ['runs', 'strike-rate', 'economy', 'wicket'] as const;
export type PicksCategory = (typeof PICKS_CATEGORIES)[number];

/** Tabs of the questions page, and the statuses that questions are moved between (PIC-03). */
export const PICKS_TABS = ['inactive', 'active'] as const;
export type PicksTab = (typeof PICKS_TABS)[number];

/** Statuses of a picks game, in the order of the tabs of the games list (PIC-01). */
export const PICKS_STATUSES = [
  'new',
  'active',
  'inprogress',
  'inactive',
  'completed',
  'cancelled',
] as const;

// Adding players (PIC-02)

/** Only a game that is new or active takes further players; a status that is not known none (NET-11, UI-14). */
export const mayTakePlayers = (game: HasStatus): Allowed =>
  firstReason(
    statusKnown(game, PICKS_STATUSES),
    refuseIf(
      game.status !== 'new' && game.status !== 'active',
      reason('gameTakesNoPlayers', { status: statusWord(game.status) }),
    ),
  );

/** A row of the add-players page as far as it is filled. */
export interface PlayerRow {
  readonly player_id: Id | null;
  readonly picks_category: PicksCategory | null;
  /** The default value, as typed. */
  readonly value: string;
}

/**
 * The default value exactly as typed (PIC-02). An empty one is 0, which the row says beforehand; whatever else
 * cannot be read ('.', '-', '1,000') is refused and stops Save: it is not sent as 0 in silence (UI-06).
 */
export const readDefaultValue = (typed: string): TypedNumber =>
  parseTyped(isBlank(typed) ? '0' : typed, { min: 0 });

/** A player, a category, and a default value that is read and not below 0. */
export const isRowComplete = (row: PlayerRow): Allowed =>
  firstReason(
    refuseIf(!hasId(row.player_id), reason('playerMissing')),
    refuseIf(row.picks_category === null, reason('categoryMissing')),
    refuseIf(!readDefaultValue(row.value).ok, reason('valueUnusable')),
  );

/** 'Add More Player': the last row is complete, or there is none yet. */
export function mayAddPlayer(rows: readonly PlayerRow[]): Allowed {
  const last = rows.at(-1);
  return last === undefined ? true : isRowComplete(last);
}

/** The number, from 1, of an earlier row with the same player and category; null when there is none. */
export function earlierTwin(rows: readonly PlayerRow[], index: number): number | null {
  const row = rows[index];
  if (!row || row.picks_category === null) return null;
  const twin = rows.findIndex(
    (other) =>
      sameId(other.player_id, row.player_id) && other.picks_category === row.picks_category,
  );
  return twin >= 0 && twin < index ? twin + 1 : null;
}

/** 'Save Picks Questions': there are rows, each is complete, and none has the player and category of another. */
export const maySavePlayers = (rows: readonly PlayerRow[]): Allowed =>
  firstReason(
    refuseIf(rows.length === 0, reason('noPlayers')),
    ...rows.map(isRowComplete),
    ...rows.map((_row, index) => {
      const earlier = earlierTwin(rows, index);
      return earlier === null || reason('playerTwice', { row: index + 1, earlier });
    }),
  );

// Questions (PIC-03, PIC-04, PIC-05)

/** A line is editable on the inactive tab only. */
export const mayEditLine = (question: HasStatus): Allowed =>
  firstReason(
    statusKnown(question, PICKS_TABS),
    refuseIf(question.status !== 'inactive', reason('lineNotInactive')),
  );

/** Update Value: a number from 0 that is another than the present line; '30.0' is 30. */
export function mayUpdateLine(
  question: HasStatus & { readonly line?: unknown },
  typed: string,
): Allowed {
  const number = parseTyped(typed, { min: 0 });
  return firstReason(
    mayEditLine(question),
    number.ok
      ? refuseIf(sameNumber(number.value, question.line), reason('lineUnchanged'))
      : number.reason,
  );
}

/** Moving a question to the other tab, one by one or in bulk. */
export const mayMarkQuestion = (question: HasStatus): Allowed => statusKnown(question, PICKS_TABS);

/** 'Mark Game Active': the game is new, the Active tab is shown, and it has questions. */
export const mayMarkGameActive = (
  game: HasStatus,
  tab: PicksTab,
  activeQuestions: number,
): Allowed =>
  firstReason(
    statusKnown(game, PICKS_STATUSES),
    refuseIf(game.status !== 'new', reason('gameNotNew', { status: statusWord(game.status) })),
    refuseIf(tab !== 'active', reason('notActiveTab')),
    refuseIf(activeQuestions === 0, reason('noActiveQuestions')),
  );

interface FormerLine {
  readonly value?: unknown;
  readonly updatedAt?: unknown;
}

/**
 * The history newest first. By time when every entry carries a readable one, else the list is taken to come
 * oldest first and is turned round (PIC-03).
 */
export function historyNewestFirst<T extends FormerLine>(history: readonly T[]): T[] {
  const timed = history.map((entry) => ({ entry, at: timeOf(entry.updatedAt) }));
  timed.reverse();
  if (timed.every(({ at }) => at !== null)) timed.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  return timed.map(({ entry }) => entry);
}

function timeOf(value: unknown): number | null {
  const moment = readMoment(value);
  return moment === null ? null : new Date(moment).getTime();
}

// Reports (PIC-06)

export interface ReportFilters {
  /** What the date pickers give. */
  readonly from: unknown;
  readonly to: unknown;
  /** Only for the report of one user, which needs it. */
  readonly userId?: string;
}

/** Apply: both days, which make a period, and the user where the report is of one. */
export const mayApplyReport = ({ from, to, userId }: ReportFilters): Allowed =>
  firstReason(
    mayAskPeriod(from, to),
    refuseIf(userId !== undefined && isBlank(userId), reason('userMissing')),
  );
