import { hasId, type Id } from './ids.ts';
import { type Allowed, firstReason, reason } from './reason.ts';
import { foldCase, isBlank, tidy } from './text.ts';

/** An option row. `key` names the row while it is edited; `id` is the service's, kept when an option is edited. */
export interface OptionDraft {
  readonly key: string;
  readonly id?: Id | undefined;
  readonly choice: string;
}

/** What is typed in the question editor (PRD-03). */
export interface QuestionDraft {
  readonly question: string;
  readonly options: readonly OptionDraft[];
}

/** A choice as it is sent. */
export interface ChoiceBody {
  readonly id?: Id;
  readonly choice: string;
}

/** One more empty option for these: its key is above every one in use, so that no two ever share one. */
export const newOption = (options: readonly OptionDraft[]): OptionDraft => ({
  key: String(Math.max(0, ...options.map(({ key }) => Number(key))) + 1),
  choice: '',
});

/** An empty question with one empty option. */
export const newQuestion = (): QuestionDraft => ({
  question: '',
  options: [newOption([])],
});

/** A stored question or template, to be edited. */
export const draftOf = (stored: {
  readonly question?: string | null | undefined;
  readonly choices: readonly { readonly _id: Id; readonly choice?: string | null | undefined }[];
}): QuestionDraft => ({
  question: stored.question ?? '',
  options: stored.choices.map(({ _id, choice }, index) => ({
    key: String(index + 1),
    id: _id,
    choice: choice ?? '',
  })),
});

/** An option that the service already has is not removed: users may have booked slots on it. */
export const mayRemoveOption = (option: OptionDraft): boolean => !hasId(option.id);

const filled = (options: readonly OptionDraft[]): readonly OptionDraft[] =>
  options.filter((option) => !isBlank(option.choice));

/**
 * Save: a question that is not blank and at least two distinct options (PRD-03). A stored option is not to be
 * emptied, because an empty row is not sent and would be lost with the slots booked on it.
 */
export const maySaveQuestion = (draft: QuestionDraft): Allowed =>
  firstReason(
    isBlank(draft.question) ? reason('questionEmpty') : true,
    new Set(filled(draft.options).map((option) => tidy(option.choice))).size < 2
      ? reason('optionsTooFew')
      : true,
    draft.options.some((option) => hasId(option.id) && isBlank(option.choice))
      ? reason('optionEmptied')
      : true,
  );

/** Keys of options that read like an earlier one, capitals and blanks aside: a warning, staff decide. */
export function twinOptions(options: readonly OptionDraft[]): string[] {
  const seen = new Set<string>();
  return filled(options).flatMap((option) => {
    const text = foldCase(option.choice);
    if (seen.has(text)) return [option.key];
    seen.add(text);
    return [];
  });
}

/**
 * The choices as they are sent, in order, without empty rows. An option keeps the service's id; a new one gets
 * an id of its own when a question is added, and none when one is edited.
 */
export const toChoices = (draft: QuestionDraft, purpose: 'add' | 'edit'): ChoiceBody[] =>
  filled(draft.options).map(({ key, id, choice }) => {
    const sent = { choice: choice.trim() };
    if (hasId(id)) return { id, ...sent };
    return purpose === 'add' ? { id: key, ...sent } : sent;
  });
