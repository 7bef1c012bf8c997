import { z } from 'zod';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { hasId, type Id, sameId } from '#rules/ids.ts';
import type { LeagueTemplateForm } from '#rules/leagueTemplates.ts';
import { draftOf, type OptionDraft, type QuestionDraft, toChoices } from '#rules/questionEditor.ts';
import { isBlank } from '#rules/text.ts';
import { type Keeping, keptMap } from '#ui/useKept.ts';

/** What is typed in one editor, and the text it began from: `signatureOf` the stored question, '' for a new one. */
export interface KeptDraft {
  readonly draft: QuestionDraft;
  readonly base: string;
  /** When it was typed, if that was before the page was opened: milliseconds since 1970. */
  readonly restoredAt?: number;
}

/** Open editors by question id; a new question and a new template have names of their own. */
export type Drafts = ReadonlyMap<string, KeptDraft>;

/** Open answer choosers by question id, with the choice made here; null: none yet, the stored one is shown (PRD-09). */
export type Answers = ReadonlyMap<string, Id | null>;

/** The key in `Drafts` of a question that is being added; a question's own key is its id. */
export const NEW_QUESTION = 'new question';
/** The key in `Drafts` of a question template that is being added. */
export const NEW_TEMPLATE = 'new template';

/** The same for two drafts that would be sent alike. */
export const signatureOf = (draft: QuestionDraft): string =>
  JSON.stringify([
    draft.question,
    draft.options.map(({ id, choice }) => [hasId(id) ? String(id) : null, choice]),
  ]);

/** A question as it is stored, opened in an editor. */
export function openDraft(question: PredictionQuestion): KeptDraft {
  const draft = draftOf(question);
  return { draft, base: signatureOf(draft) };
}

/** Holds something that would be lost: a change of what is stored, or anything typed in a new one. */
export function isTouched({ draft, base }: KeptDraft): boolean {
  if (base !== '') return signatureOf(draft) !== base;
  return !isBlank(draft.question) || draft.options.some(({ choice }) => !isBlank(choice));
}

/** Does the stored question read as this draft would be sent? */
export const isStored = ({ draft }: KeptDraft, question: PredictionQuestion): boolean =>
  JSON.stringify([draft.question.trim(), toChoices(draft, 'edit').map(({ choice }) => choice)]) ===
  JSON.stringify([question.question?.trim(), question.choices.map(({ choice }) => choice?.trim())]);

/** Was the stored question changed since this editor was opened? */
export const isOvertaken = ({ base }: KeptDraft, question: PredictionQuestion): boolean =>
  base !== '' && base !== signatureOf(draftOf(question));

/**
 * What was typed, on top of the question as it is stored now: options that others added are kept at the end,
 * because an option that is not sent would be taken away.
 */
export function rebased({ draft }: KeptDraft, question: PredictionQuestion): KeptDraft {
  const stored = draftOf(question);
  const has = (options: readonly OptionDraft[], { id }: OptionDraft) =>
    options.some((option) => sameId(option.id, id));
  const mine = draft.options.map((option): OptionDraft => {
    if (!hasId(option.id) || has(stored.options, option)) return option;
    const { id: _gone, ...added } = option;
    return added;
  });
  const theirs = stored.options.filter((option) => !has(mine, option));
  const options = [...mine, ...theirs].map((option, index) => ({
    ...option,
    key: String(index + 1),
  }));
  return { draft: { question: draft.question, options }, base: signatureOf(stored) };
}

const id = z.union([z.string().min(1), z.number()]);
const editors = keptMap<KeptDraft>(
  z.object({
    base: z.string(),
    draft: z.object({
      question: z.string(),
      options: z.array(z.object({ key: z.string(), id: id.optional(), choice: z.string() })),
    }),
  }),
);

/** How open editors are kept; what comes back says from when it is. */
export const openEditors: Keeping<Drafts> = {
  ...editors,
  read: (kept, restoredAt) => {
    const drafts = editors.read(kept, restoredAt);
    return drafts && new Map([...drafts].map(([key, draft]) => [key, { ...draft, restoredAt }]));
  },
};

/** How open answer choosers are kept. */
export const openChoosers: Keeping<Answers> = keptMap<Id | null>(id.nullable());

const keptForm = z.object({ entry: z.string(), max_entries: z.string() });

/** How the form of a new league template is kept; null while it is closed. */
export const openLeagueForm: Keeping<LeagueTemplateForm | null> = {
  start: null,
  isEmpty: (form) => form === null,
  read: (kept) => keptForm.safeParse(kept).data,
};

/** Is anything typed in it? */
export const isFormTouched = ({ entry, max_entries }: LeagueTemplateForm): boolean =>
  !isBlank(entry) || !isBlank(max_entries);
