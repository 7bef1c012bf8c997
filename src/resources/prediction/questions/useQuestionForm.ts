import { useForm } from 'react-hook-form';
import { useKeepForm } from '#resource-kit/form/useKeepForm.ts';
import type { Id } from '#rules/ids.ts';
import type { QuestionDraft } from '#rules/questionEditor.ts';
import type { KeptDraft } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';
import { useQuestionDraft } from './useDrafts.ts';

/** What is typed in the open editor of a question: it begins with what is kept of it, and is kept at every change (UI-10). */
export function useQuestionForm(key: Id, { draft }: KeptDraft) {
  const { write, type, drop } = useQuestionDraft(useOpenGame().gameId, key);
  const form = useForm<QuestionDraft>({ defaultValues: draft });
  useKeepForm(form, type);
  return {
    form,
    /** Starts anew with this. */
    begin: (kept: KeptDraft) => {
      write(kept);
      form.reset(kept.draft);
    },
    close: drop,
  };
}
