import type { Action } from '#actions/action.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';
import { hasId, type Id, sameId } from '#rules/ids.ts';
import type { Keeping } from '#ui/useKept.ts';

/** An option as it is shown: those of a question that look alike are told apart. */
export interface DeskOption {
  readonly id: Id;
  readonly text: string;
}

/** A question of a game as the desk shows it, and the record that its answer is saved of. */
export interface DeskQuestion<Subject = unknown> {
  /** Unique among those of the game, also where two share an id. */
  readonly key: string;
  readonly id: Id;
  /** Its place in the service's order, from 1. */
  readonly n: number;
  readonly text: string;
  /** What tells it apart from a question that looks alike; '' where none does. */
  readonly telling: string;
  /** Its own status; undefined where questions have none. */
  readonly status?: string;
  readonly state: 'active' | 'cancelled' | 'other';
  /** Worked out when they are asked for: most of a long list is never looked at. */
  readonly options: () => readonly DeskOption[];
  /** The stored answer's id as it came, also one that is no option's. */
  readonly stored: unknown;
  /** The stored answer is one of the options. */
  readonly answered: boolean;
  /** Why it cannot be answered now, whichever option is chosen. */
  readonly closed: Text | null;
  readonly subject: Subject;
}

/** The options that are chosen and not saved, by the question's id as text; null: none yet. */
export type Choices = ReadonlyMap<string, Id | null>;

/** What the desk is of: a game's questions, where choices are kept, and the action that saves one. */
export interface Desk<Subject, E extends Endpoint> {
  readonly gameId: string;
  /** 'IND v AUS (72003)'. */
  readonly game: string;
  readonly questions: readonly DeskQuestion<Subject>[];
  readonly action: Action<Subject, E, Id>;
  /** Where the cards keep their choices too. */
  readonly kept: { readonly name: string; readonly keeping: Keeping<Choices> };
  readonly refetch: () => Promise<unknown>;
  /** The questions could not be read again: nobody knows what is stored. */
  readonly failure: Failure | null;
}

/** The kinds of questions that the desk can be narrowed to, as in the address. */
export const KINDS = ['all', 'unanswered', 'chosen', 'answered', 'active', 'cancelled'] as const;
export type Kind = (typeof KINDS)[number];

/** Nobody can be paid by it yet. */
export const lacksAnswer = ({ answered, state }: DeskQuestion): boolean =>
  !answered && state !== 'cancelled';

/** A choice that would change what is stored. */
export const isPending = (
  { stored }: Pick<DeskQuestion, 'stored'>,
  choice: Id | null | undefined,
): choice is Id => hasId(choice) && !sameId(choice, stored);

/** What lacks an answer first, then the rest, each in the service's order (ANS-01). */
export const inOrder = <Question extends DeskQuestion>(
  questions: readonly Question[],
): readonly Question[] => [
  ...questions.filter(lacksAnswer),
  ...questions.filter((question) => !lacksAnswer(question)),
];

/** Is a question of that kind? */
export function isOfKind(question: DeskQuestion, kind: Kind, choices: Choices): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'unanswered':
      return lacksAnswer(question);
    case 'chosen':
      return isPending(question, choices.get(String(question.id)));
    case 'answered':
      return question.answered;
    default:
      return question.state === kind;
  }
}

/** How many questions are of each kind, whatever is found. */
export function countsOf(
  questions: readonly DeskQuestion[],
  choices: Choices,
): Readonly<Record<Kind, number>> {
  const count = (kind: Kind): number =>
    questions.filter((question) => isOfKind(question, kind, choices)).length;
  return {
    all: questions.length,
    unanswered: count('unanswered'),
    chosen: count('chosen'),
    answered: count('answered'),
    active: count('active'),
    cancelled: count('cancelled'),
  };
}

/** How many choices would change something, those of questions that are gone among them. */
export function countChosen(
  { questions }: { readonly questions: readonly DeskQuestion[] },
  choices: Choices,
): number {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  return [...choices].filter(([id, choice]) => {
    const question = byId.get(id);
    return question ? isPending(question, choice) : hasId(choice);
  }).length;
}

/**
 * The place of the next question that can be answered, has no answer and none chosen: below `from`, else from the top.
 * -1 when none is left.
 */
export function nextToAnswer(
  questions: readonly DeskQuestion[],
  from: number,
  choices: Choices,
): number {
  const open = (question: DeskQuestion) =>
    lacksAnswer(question) && !question.closed && !hasId(choices.get(String(question.id)));
  const below = questions.findIndex((question, place) => place > from && open(question));
  return below >= 0 ? below : questions.findIndex(open);
}

/** What a typed digit does. */
export interface TypedDigit {
  /** The digits that the next one within the pause goes on from. */
  readonly typed: string;
  /** The option it chooses, from 0; 'clear' takes the choice away; null: there is no such option. */
  readonly does: number | 'clear' | null;
}

/**
 * A digit after others that were typed just before: 1, then 2, is option 12 where there are so many, and option 1
 * until then. A 0 that ends no such number clears the choice (ANS-02).
 */
export function typedDigit(before: string, digit: string, options: number): TypedDigit {
  const goesOn = (typed: string) => (Number(typed) * 10 <= options ? typed : '');
  const joined = before + digit;
  if (before !== '' && Number(joined) <= options)
    return { typed: goesOn(joined), does: Number(joined) - 1 };
  if (digit === '0') return { typed: '', does: 'clear' };
  const number = Number(digit);
  return number <= options ? { typed: goesOn(digit), does: number - 1 } : { typed: '', does: null };
}

/** The words that a question is found by. */
export const wordsOf = (question: DeskQuestion): string =>
  [
    `#${question.n}`,
    question.text,
    question.id,
    ...question.options().map(({ text }) => text),
  ].join(' ');

/** The stored answer in words; null where there is none. One that is no option's is told by its id. */
export const storedText = ({ stored, options }: DeskQuestion): string | null =>
  options().find(({ id }) => sameId(id, stored))?.text ?? (hasId(stored) ? String(stored) : null);

/** Makes something when it is first asked for. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
