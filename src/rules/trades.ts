import { type Id, sameId } from './ids.ts';
import { isNonzero } from './money.ts';
import { maySaveAnswer } from './prediction.ts';
import { type Allowed, firstReason, hiddenUnless, reason, refuseIf } from './reason.ts';
import { GAME_STATUSES, type HasStatus, statusKnown } from './status.ts';
import { statusWord } from './statusWord.ts';
import { isBlank } from './text.ts';
import { labelsApart, tellingApart } from './twins.ts';

/** Statuses of a trades question (TRD-02). */
export const QUESTION_STATUSES: readonly string[] = ['inactive', 'active', 'cancelled'];

interface Option {
  readonly _id: Id;
  readonly value?: string | null | undefined;
}

export interface TradesQuestion extends HasStatus {
  readonly _id: Id;
  readonly question_en?: string | null | undefined;
  readonly options: readonly Option[];
  readonly answer?: unknown;
}

/** A game as the settlement bar sees it; `distributable` is what `isDistributable` says. */
export interface SettledGame extends HasStatus {
  readonly distributable: boolean;
}

// Questions (TRD-02)

/** Only an active question can be answered. */
export const mayAnswerQuestion = (question: HasStatus): Allowed =>
  firstReason(
    statusKnown(question, QUESTION_STATUSES),
    refuseIf(
      question.status !== 'active',
      reason('questionNotActive', { status: statusWord(question.status) }),
    ),
  );

/** Only an active question can be cancelled. */
export const mayCancelQuestion = mayAnswerQuestion;

/** Save the answer of an active question: exactly one of its options, and another than the stored one. */
export const maySaveTradesAnswer = (question: TradesQuestion, chosen: unknown): Allowed =>
  firstReason(
    mayAnswerQuestion(question),
    maySaveAnswer({ choices: question.options, answer: question.answer }, chosen),
  );

const wordsOf = ({ value }: Option): string => value ?? '';
const idOf = ({ _id }: Option): Id => _id;

/** What tells options apart that look alike, their ids; '' for those that look like no other. */
export const optionTellings = (options: readonly Option[]): string[] =>
  tellingApart(options, wordsOf, idOf);

/**
 * The text of the option with that id, with the id where another option looks alike; null when there is none,
 * never another option's (TRD-05).
 */
export function optionText(options: readonly Option[], id: unknown): string | null {
  const place = options.findIndex((option) => sameId(option._id, id));
  const option = options[place];
  return option === undefined || isBlank(option.value)
    ? null
    : (labelsApart(options, wordsOf, idOf)[place] ?? null);
}

/** The options in a row, those without a text by their ids. */
export const optionTexts = (options: readonly Option[]): string[] =>
  labelsApart(
    options,
    (option) => (isBlank(option.value) ? String(option._id) : wordsOf(option)),
    idOf,
  );

/** The texts of some questions of a game, those that look alike told apart by their ids. */
export const questionTexts = (
  questions: readonly Pick<TradesQuestion, '_id' | 'question_en'>[],
): string[] =>
  labelsApart(
    questions,
    ({ question_en, _id }) => (isBlank(question_en) ? String(_id) : (question_en ?? '')),
    ({ _id }) => _id,
  );

// The settlement bar (TRD-03)

/** The flag of the question list, else that of the game; absent counts as set, an odd value as not set. */
export const isDistributable = (listFlag: unknown, gameFlag?: unknown): boolean =>
  (listFlag ?? gameFlag ?? true) === true;

/** Distribute Winning, Mark Complete and Cancel Unmatched: reconciled and flagged; absent once cancelled. */
export const maySettle = (game: SettledGame): Allowed =>
  firstReason(
    statusKnown(game, GAME_STATUSES),
    hiddenUnless(refuseIf(game.status === 'cancelled', reason('gameCancelled'))),
    refuseIf(
      game.status !== 'reconciled',
      reason('gameNotReconciled', { status: statusWord(game.status) }),
    ),
    refuseIf(!game.distributable, reason('distributeFlagOff')),
  );

/** Cancel Game: also once the game is cancelled, whatever its flag. */
export const mayCancelTradesGame = (game: SettledGame): Allowed =>
  game.status === 'cancelled' ? true : maySettle(game);

// Stats (TRD-05)

export type SlotCount = 'matched' | 'unmatched' | 'cancelled';

/**
 * Matched, Unmatched and Cancelled of a trade, each at its place; null where there is nothing to count, so that
 * no count stands in another's column.
 */
export const slotCounts = (
  trade: Readonly<Partial<Record<SlotCount, unknown>>>,
): { readonly kind: SlotCount; readonly slots: unknown }[] =>
  (['matched', 'unmatched', 'cancelled'] as const).map((kind) => ({
    kind,
    slots: isNonzero(trade[kind]) ? trade[kind] : null,
  }));
