import { z } from 'zod';
import { listed, type Text } from '#i18n/useText.ts';
import {
  type Choices,
  type DeskOption,
  type DeskQuestion,
  isPending,
  storedText,
} from '#resources/answer-desk/desk.ts';
import { hasId, type Id, sameId } from '#rules/ids.ts';
import { withTelling } from '#rules/twins.ts';
import { keptMap } from '#ui/useKept.ts';

/** What stood on the desk when a choice was made: the option and its text, and the answer stored then ('' for none). */
export interface Seen {
  readonly option: Id;
  readonly text: string;
  readonly stored: string;
}

/** How what was seen is kept beside the choices. */
export const seenChoices = keptMap<Seen>(
  z.object({ option: z.union([z.string(), z.number()]), text: z.string(), stored: z.string() }),
);

/** What is seen when that option is chosen now. */
export const seenNow = ({ stored }: DeskQuestion, { id, text }: DeskOption): Seen => ({
  option: id,
  text,
  stored: hasId(stored) ? String(stored) : '',
});

/** A choice that can be saved. */
export interface ReviewItem<Subject> {
  readonly question: DeskQuestion<Subject>;
  readonly option: DeskOption;
  /** The stored answer that it replaces; null for none. */
  readonly old: string | null;
}

/** A choice that is not saved, and why. */
export interface LeftOutChoice<Subject> {
  /** The question's id as text. */
  readonly id: string;
  readonly question: DeskQuestion<Subject> | null;
  /** What was chosen, as far as it is known. */
  readonly chosen: string | null;
  readonly why: Text;
  /** It can be saved all the same, by somebody who has seen what changed. */
  readonly option: DeskOption | null;
}

/** All choices of a game as they would be saved. */
export interface Review<Subject> {
  /** Of questions that have an answer. */
  readonly changes: readonly ReviewItem<Subject>[];
  readonly added: readonly ReviewItem<Subject>[];
  readonly leftOut: readonly LeftOutChoice<Subject>[];
}

/** A question by its text, told apart from those that look alike. */
export const nameOf = ({ text, telling }: DeskQuestion): string => withTelling(text, telling);

/**
 * The choices held against the questions as they were read last: changes of an existing answer apart, and what a
 * colleague stored, reworded or took away meanwhile left out with the reason (ANS-03). `whyNot`: the action's own.
 */
export function reviewOf<Subject>(
  questions: readonly DeskQuestion<Subject>[],
  choices: Choices,
  seen: ReadonlyMap<string, Seen>,
  whyNot: (question: DeskQuestion<Subject>, option: Id) => Text | null,
): Review<Subject> {
  const byId = new Map<string, DeskQuestion<Subject>[]>();
  for (const question of questions) {
    const id = String(question.id);
    if (choices.has(id)) byId.set(id, [...(byId.get(id) ?? []), question]);
  }
  const items: ReviewItem<Subject>[] = [];
  const leftOut: LeftOutChoice<Subject>[] = [];
  const inService = [...choices].sort(
    ([one], [other]) => (byId.get(one)?.[0]?.n ?? 0) - (byId.get(other)?.[0]?.n ?? 0),
  );
  for (const [id, choice] of inService) {
    if (!hasId(choice)) continue;
    const [question, twin] = byId.get(id) ?? [];
    const before = sameId(seen.get(id)?.option, choice) ? seen.get(id) : undefined;
    const leave = (why: Text, option: DeskOption | null = null) =>
      leftOut.push({
        id,
        question: question ?? null,
        chosen: option?.text ?? before?.text ?? null,
        why,
        option,
      });
    if (!question) leave({ key: 'answers.gone', params: { id } });
    else if (twin) leave({ key: 'answers.idTwice' });
    else {
      const option = question.options().find((one) => sameId(one.id, choice));
      const old = storedText(question);
      const stored = hasId(question.stored) ? String(question.stored) : '';
      if (!option) leave({ key: 'answers.vanished' });
      else if (!isPending(question, choice)) leave({ key: 'answers.storedAlready' });
      else {
        const reason = whyNot(question, choice);
        if (before && before.stored !== stored)
          leave(
            old === null
              ? { key: 'answers.takenMeanwhile' }
              : { key: 'answers.storedMeanwhile', params: { answer: old } },
            reason ? null : option,
          );
        else if (before && before.text !== option.text)
          leave({ key: 'answers.reworded', params: { before: before.text } }, option);
        else if (reason) leave(reason);
        else items.push({ question, option, old });
      }
    }
  }
  return {
    changes: items.filter(({ old }) => old !== null),
    added: items.filter(({ old }) => old === null),
    leftOut,
  };
}

/** The lines of a stopped sending that are about the record: what changed, and the rule that stands against it. */
const HEADS: readonly string[] = [
  'actions.changedTitle',
  'actions.changedBefore',
  'actions.changedNow',
];

/** Why a choice was not saved, in one text. */
export function whyFailed({
  message,
  lines = [],
}: {
  message: Text | string;
  lines?: readonly Text[];
}): Text | string {
  const told = lines.filter(({ key }) => !HEADS.includes(key));
  return told.length > 0 && lines.length > told.length
    ? { key: 'answers.changed', params: { what: listed(told, 'semicolon') } }
    : message;
}
