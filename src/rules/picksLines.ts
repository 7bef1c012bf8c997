import type { Id } from './ids.ts';
import { mayUpdateLine, PICKS_CATEGORIES } from './picks.ts';
import { type Reason, reason } from './reason.ts';
import type { HasStatus } from './status.ts';
import { foldCase, isBlank, MISSING } from './text.ts';
import { withTelling } from './twins.ts';
import { parseTyped } from './typedNumber.ts';

interface LineQuestion extends HasStatus {
  readonly _id: Id;
  readonly player_data?: { readonly name?: string | null | undefined } | null | undefined;
  readonly picks_category?: string | null | undefined;
  readonly line?: unknown;
}

/** A pasted row that no question takes. */
export interface LeftOutRow {
  /** From 1, as pasted. */
  readonly row: number;
  readonly text: string;
  readonly reason: Reason;
}

/** What a pasted text says: a question and its value. */
interface ReadRow<Question> {
  readonly question: Question;
  readonly value: number;
  /** The value written plainly. */
  readonly number: string;
}

/** A pasted row and the question that takes it. */
export interface MatchedRow<Question> extends ReadRow<Question> {
  /** From 1, as pasted. */
  readonly row: number;
  readonly text: string;
}

/** What became of each pasted row: found its question, or left out with the reason (PIC-08). */
export interface PastedLines<Question> {
  readonly matched: readonly MatchedRow<Question>[];
  readonly leftOut: readonly LeftOutRow[];
}

/**
 * Lines pasted from a sheet, found by player name: player, tab, value, with the category between them where a
 * player has several questions; a name with the id of its question, 'Asha (q7)', is that one. What is unnamed,
 * unknown, ambiguous, repeated or no number is left out and listed (PIC-08).
 * What is given back reads pasted text again and again: a row that it has read is remembered (UI-13).
 */
export function lineMatcher<Question extends LineQuestion>(
  questions: readonly Question[],
): (pasted: string) => PastedLines<Question> {
  const byPlayer = new Map<string, Question[]>();
  for (const question of questions) {
    const name = foldCase(question.player_data?.name ?? '');
    const others = byPlayer.get(name);
    if (others) others.push(question);
    else byPlayer.set(name, [question]);
  }
  for (const [name, several] of [...byPlayer])
    for (const question of several.length > 1 ? several : []) {
      const told = withTelling(name || MISSING, foldCase(String(question._id)));
      // Not in the place of a player who is called so.
      if (!byPlayer.has(told)) byPlayer.set(told, [question]);
    }
  const known = new Map<string, ReadRow<Question> | Reason | null>();
  const read = (text: string) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = isBlank(text) ? null : readRow(text, byPlayer);
    known.set(text, found);
    return found;
  };
  return (pasted) => {
    const rows = pasted.split(/\r\n|\n|\r/).map((text) => ({ text, found: read(text) }));
    const times = new Map<Question, number>();
    for (const { found } of rows)
      if (found && 'question' in found)
        times.set(found.question, (times.get(found.question) ?? 0) + 1);
    const matched: MatchedRow<Question>[] = [];
    const leftOut: LeftOutRow[] = [];
    for (const [index, { text, found }] of rows.entries()) {
      if (found === null) continue;
      const row = index + 1;
      if (!('question' in found)) leftOut.push({ row, text, reason: found });
      else if (times.get(found.question) === 1) matched.push({ ...found, row, text });
      else leftOut.push({ row, text, reason: reason('playerRepeated') });
    }
    return { matched, leftOut };
  };
}

function readRow<Question extends LineQuestion>(
  text: string,
  byPlayer: ReadonlyMap<string, readonly Question[]>,
): ReadRow<Question> | Reason {
  const [name = '', ...rest] = text.split('\t').filter((cell) => !isBlank(cell));
  const ofPlayer = byPlayer.get(foldCase(name)) ?? [];
  const words = new Set(rest.map(foldCase));
  const category = PICKS_CATEGORIES.find((known) => words.has(known));
  const candidates = ofPlayer.filter(
    (question) => category === undefined || question.picks_category === category,
  );
  const [question, another] = candidates;
  if (ofPlayer.length === 0 && isNoName(name)) return reason('playerUnnamed');
  if (question === undefined) return reason('playerUnknown');
  if (another !== undefined) return reason('playerAmbiguous');
  const number = parseTyped(rest.at(-1) ?? '', { min: 0 });
  return number.ok ? { question, value: number.value, number: number.text } : number.reason;
}

/** Values alone were pasted: a number, or anything without a letter, or a category stands where the name should. */
const isNoName = (cell: string): boolean =>
  !/\p{L}/u.test(cell) || PICKS_CATEGORIES.some((category) => category === foldCase(cell));

/** A question's line as it is stored and as it is to be saved. */
export interface LineChange<Question> {
  readonly question: Question;
  readonly from: unknown;
  readonly to: number;
}

interface Judged {
  readonly text: string;
  /** The number it would become, why not, or null where nothing would change. */
  readonly verdict: number | Reason | null;
}

/** What was typed last for a question; a question that was read again is another object. */
const judged = new WeakMap<LineQuestion, Judged>();

function judge(question: LineQuestion, text: string): Judged['verdict'] {
  const before = judged.get(question);
  if (before?.text === text) return before.verdict;
  const allowed = mayUpdateLine(question, text);
  const number = parseTyped(text);
  const same = allowed !== true && allowed.key === 'reasons.lineUnchanged';
  const verdict = allowed !== true ? (same ? null : allowed) : number.ok ? number.value : null;
  judged.set(question, { text, verdict });
  return verdict;
}

/**
 * What the desk would save of the texts typed by question id: changed lines, and those that are refused with
 * the reason. Empty cells and unchanged numbers are neither (PIC-08). A key typed costs one question: the others
 * are remembered (UI-13).
 */
export function lineChanges<Question extends LineQuestion>(
  questions: readonly Question[],
  typed: ReadonlyMap<string, string>,
): {
  changes: LineChange<Question>[];
  refused: { question: Question; reason: Reason }[];
} {
  const changes: LineChange<Question>[] = [];
  const refused: { question: Question; reason: Reason }[] = [];
  for (const question of questions) {
    const text = typed.get(String(question._id));
    if (text === undefined || isBlank(text)) continue;
    const verdict = judge(question, text);
    if (typeof verdict === 'number') changes.push({ question, from: question.line, to: verdict });
    else if (verdict !== null) refused.push({ question, reason: verdict });
  }
  return { changes, refused };
}

/** One POST with all changes (PIC-05, PIC-08). */
export const toLinesBody = (
  changes: readonly LineChange<LineQuestion>[],
): { question_id: Id; value: number }[] =>
  changes.map(({ question, to }) => ({ question_id: question._id, value: to }));
