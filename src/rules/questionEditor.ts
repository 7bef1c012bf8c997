import { hasId, type Id } from './ids.ts';
import { type Allowed, firstReason, reason } from './reason.ts';
import { foldCase, isBlank, tidy } from './text.ts';

/** An option row. `key` names the row while it is edited; `id` is the service's, kept when an option is edited. */
export interface OptionDraft {
  readonly key: string;
  readonly id?: Id;
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

const withOptions = (draft: QuestionDraft, options: readonly OptionDraft[]): QuestionDraft => ({
  ...draft,
  options,
});

/** One above every key in use, so that no two rows ever share one, also after a removal. */
const nextKey = (options: readonly OptionDraft[]): string =>
  String(Math.max(0, ...options.map((option) => Number(option.key))) + 1);

/** An empty question with one empty option. */
export const newQuestion = (): QuestionDraft => ({
  question: '',
  options: [{ key: '1', choice: '' }],
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

/** One more empty option at the end. */
export const addOption = (draft: QuestionDraft): QuestionDraft =>
  withOptions(draft, [...draft.options, { key: nextKey(draft.options), choice: '' }]);

/** The text of the option with this key; the others and its id stay. */
export const writeOption = (draft: QuestionDraft, key: string, choice: string): QuestionDraft =>
  withOptions(
    draft,
    draft.options.map((option) => (option.key === key ? { ...option, choice } : option)),
  );

/** An option that the service already has is not removed: users may have booked slots on it. */
export const mayRemoveOption = (option: OptionDraft): boolean => !hasId(option.id);

/** The draft without the option of this key. */
export const removeOption = (draft: QuestionDraft, key: string): QuestionDraft =>
  withOptions(
    draft,
    draft.options.filter((option) => option.key !== key || !mayRemoveOption(option)),
  );

/** One place up (-1) or down (1); at the end it stays where it is. */
export function moveOption(draft: QuestionDraft, key: string, by: -1 | 1): QuestionDraft {
  const from = draft.options.findIndex((option) => option.key === key);
  const moved = draft.options[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= draft.options.length) return draft;
  const rest = draft.options.filter((option) => option.key !== key);
  return withOptions(draft, [...rest.slice(0, to), moved, ...rest.slice(to)]);
}

const filled = (draft: QuestionDraft): readonly OptionDraft[] =>
  draft.options.filter((option) => !isBlank(option.choice));

/**
 * Save: a question that is not blank and at least two distinct options (PRD-03). A stored option is not to be
 * emptied, because an empty row is not sent and would be lost with the slots booked on it.
 */
export const maySaveQuestion = (draft: QuestionDraft): Allowed =>
  firstReason(
    isBlank(draft.question) ? reason('questionEmpty') : true,
    new Set(filled(draft).map((option) => tidy(option.choice))).size < 2
      ? reason('optionsTooFew')
      : true,
    draft.options.some((option) => hasId(option.id) && isBlank(option.choice))
      ? reason('optionEmptied')
      : true,
  );

/** Keys of options that read like an earlier one, capitals and blanks aside: a warning, staff decide. */
export function twinOptions(draft: QuestionDraft): string[] {
  const seen = new Set<string>();
  return filled(draft).flatMap((option) => {
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
  filled(draft).map(({ key, id, choice }) => {
    const sent = { choice: choice.trim() };
    if (hasId(id)) return { id, ...sent };
    return purpose === 'add' ? { id: key, ...sent } : sent;
  });
