import type { Beside, Confirmation } from '#actions/action.ts';
import { activity, noteReceipt } from '#actions/activity.ts';
import type { ReadSums, Receipt } from '#actions/receipt.ts';
import { codeOf, largeAmount, limitUnchecked } from '#actions/settlement.ts';
import { mayAccess } from '#authProvider/access.ts';
import { now } from '#authProvider/clock.ts';
import { currentSession, sessionState } from '#authProvider/session.ts';
import { config } from '#config/current.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getTradesQuestionReport, getTradesReport } from '#contract/trades.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';
import { addSums, balanceOf, sameSums, sumsOf } from '#rules/books.ts';
import { sameId } from '#rules/ids.ts';
import { formatRupees, isNonzero } from '#rules/money.ts';

/** Pages of the report that are looked through for a game: it names the games one by one, the newest first. */
const MOST_PAGES = 5;
/** Milliseconds before each further reading after a settlement; a minute in all (SET-02). */
export const PAUSES: readonly number[] = [
  0, 2000, 3000, 5000, 10_000, 10_000, 10_000, 10_000, 10_000,
];
/** 'Yes' is held back for so many milliseconds at most: a report that is slow stands in nobody's way (SET-01). */
const LONGEST_HOLD = 10_000;

/** Whose role the reports are for; the others are told so, and nothing is asked (SET-01). */
export const mayReadBooks = (): boolean => mayAccess({ resource: 'trades-report', action: 'list' });

/**
 * The way to read what the report tells of a game: its own row, or of a game that is not among the newest the sum of
 * its questions; the same of both each time. Gives null where no report tells of it. Throws Failure.
 */
export function booksReader(gameId: string): () => Promise<ReadSums | null> {
  let page: number | null = 1;
  const onPage = async (pageNo: number) => {
    const rows = await call(getTradesReport, { query: { pageNo } });
    return { row: rows.find(({ id }) => sameId(id, gameId)), last: rows.length < PAGE_SIZE };
  };
  const ofGame = async () => {
    for (let pageNo = page ?? 1; page !== null && pageNo <= MOST_PAGES; pageNo += 1) {
      const { row, last } = await onPage(pageNo);
      if (row) {
        page = pageNo;
        return sumsOf(row);
      }
      if (last) break;
    }
    return null;
  };
  const ofQuestions = async () => {
    const rows = await call(getTradesQuestionReport, { query: { game_id: gameId } });
    page = null;
    return rows.length === 0 ? null : addSums(rows.map(sumsOf));
  };
  return async () => {
    const sums = (await ofGame()) ?? (await ofQuestions());
    return sums && { sums, at: now() };
  };
}

/** How far the reading of the figures of a game is. */
export type Reading =
  | { status: 'reading' }
  | { status: 'read'; read: ReadSums }
  | { status: 'failed'; why: Text | string }
  | { status: 'absent' }
  | { status: 'hidden' };

/** Figures that are read while a sheet stands open. */
export interface BooksReading {
  readonly gameId: string;
  state: () => Reading;
  subscribe: (listener: () => unknown) => () => void;
  /** Reads them, or reads them again; never rejects. */
  read: () => Promise<Reading>;
}

/** Nothing is read yet; of a role that may not see them nothing ever is. */
export function booksReading(gameId: string, reader: ReturnType<typeof booksReader>): BooksReading {
  const listeners = new Set<() => unknown>();
  let state: Reading = { status: mayReadBooks() ? 'reading' : 'hidden' };
  const become = (next: Reading): Reading => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };
  return {
    gameId,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: async () => {
      if (state.status === 'hidden') return state;
      become({ status: 'reading' });
      try {
        const read = await reader();
        return become(read ? { status: 'read', read } : { status: 'absent' });
      } catch (error) {
        return become({ status: 'failed', why: whyOf(error) });
      }
    },
  };
}

const whyOf = (error: unknown): Text | string => {
  if (!(error instanceof Failure)) console.error(error);
  return error instanceof Failure ? failureText(error) : { key: 'actions.wrong' };
};

/** What a step of a settlement is to know of the books before it and after it. */
interface Step {
  gameId: string;
  /** It pays: winnings that are told already are warned of (SET-03). */
  pays: boolean;
  /** Draws the figures within the sheet. */
  show: (reading: BooksReading) => ReturnType<NonNullable<Beside['show']>>;
}

/** Reads the figures for the sheet of a step, and after it was confirmed until they change (SET-01, SET-02, SET-04). */
export function booksBeside({ gameId, pays, show }: Step): Beside {
  const reader = booksReader(gameId);
  const reading = booksReading(gameId, reader);
  const holds = config().bigAmount !== undefined && reading.state().status === 'reading';
  return {
    show: () => show(reading),
    hold: holds ? { key: 'receipt.hold' } : undefined,
    begin: (amend) => {
      const tell = () => amend(asking(reading.state(), gameId, pays));
      reading.subscribe(() => reading.state().status === 'reading' || tell());
      // Of a role that may not see them nothing is read, and so nothing is heard.
      if (reading.state().status === 'hidden') tell();
      void reading.read();
      if (holds) void pause(LONGEST_HOLD).then(tell);
    },
    confirmed: (entry) => {
      void followBooks(entry, gameId, before(reading.state(), entry), reader);
    },
  };
}

/** What was read before a step was sent; what came later may tell of the step already. */
function before(state: Reading, entry: number): ReadSums | null {
  const sentAt = activity().find(({ id }) => id === entry)?.at ?? 0;
  return state.status === 'read' && state.read.at <= sentAt ? state.read : null;
}

/** Is answered by the figures themselves. */
const RUPEES = 'trades.settlement.rupees';

/** What a sheet asks once the figures are there: it warns, and asks for the code, where they give reason to. */
const asking =
  (state: Reading, gameId: string, pays: boolean) =>
  (asked: Confirmation): Confirmation => {
    if (state.status !== 'read')
      return { ...asked, notKnown: [...limitUnchecked(), ...(asked.notKnown ?? [])] };
    const { investments, winnings } = state.read.sums;
    const paid: Text[] =
      pays && isNonzero(winnings)
        ? [{ key: 'receipt.paidAlready', params: { amount: formatRupees(winnings) } }]
        : [];
    const warnings = [...largeAmount(investments), ...paid];
    return {
      ...asked,
      notKnown: [
        ...(investments === null ? limitUnchecked() : []),
        ...(asked.notKnown ?? []).filter(({ key }) => key !== RUPEES),
      ],
      ...(warnings.length > 0 && { warnings, ...codeOf(gameId) }),
    };
  };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Reads the figures after a confirmed step until they change or a minute is over, and notes each reading on the
 * receipt of its entry. Where nothing could be read before, until they balance (SET-02).
 */
export async function followBooks(
  entry: number,
  gameId: string,
  before: ReadSums | null,
  read = booksReader(gameId),
): Promise<void> {
  const note = (state: Receipt['state'], after: ReadSums | null) =>
    noteReceipt(entry, { of: gameId, before, after, state });
  if (!mayReadBooks()) return note('hidden', null);
  const person = currentSession()?.userId;
  // The numbers of the entries begin anew with another person.
  const left = () => currentSession()?.userId !== person;
  let after: ReadSums | null = null;
  note('reading', after);
  for (const ms of PAUSES) {
    await pause(ms);
    if (left()) return;
    if (sessionState().status !== 'open') break;
    after = (await read().catch(() => null)) ?? after;
    if (left()) return;
    if (after && isSettled(before, after)) return note('changed', after);
    note('reading', after);
  }
  note(endOf(before, after), after);
}

const isSettled = (before: ReadSums | null, after: ReadSums): boolean =>
  before ? !sameSums(before.sums, after.sums) : balanceOf(after.sums).kind === 'balanced';

const endOf = (before: ReadSums | null, after: ReadSums | null): Receipt['state'] => {
  if (!after) return 'unread';
  return before && sameSums(before.sums, after.sums) ? 'same' : 'changed';
};

/** Reads the figures once more for a receipt, as a person asks for it. Gives why not, or null. */
export async function readAgain(
  entry: number,
  { of, before, after }: Pick<Receipt, 'of' | 'before' | 'after'>,
): Promise<Text | string | null> {
  try {
    const now = (await booksReader(of)()) ?? after;
    noteReceipt(entry, { of, before, after: now, state: endOf(before, now) });
    return null;
  } catch (error) {
    return whyOf(error);
  }
}
