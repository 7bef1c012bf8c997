import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useEveryChange } from '#resource-kit/form/useEveryChange.ts';
import type { Id } from '#rules/ids.ts';
import type { QuestionDraft } from '#rules/questionEditor.ts';
import { type KeptDraft, signatureOf } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';
import { useQuestionDraft } from './useDrafts.ts';

/** What is typed in the open editor of a question: it begins with what is kept of it, and is kept at every change (UI-10). */
export function useQuestionForm(key: Id, { draft }: KeptDraft) {
  const { write, type, drop } = useQuestionDraft(useOpenGame().gameId, key);
  const form = useForm<QuestionDraft>({ defaultValues: draft });
  useEveryChange(form, type);
  // What was put in its place otherwise than by typing, before it is seen: a key more would be lost by a later reset.
  useLayoutEffect(() => {
    if (signatureOf(draft) !== signatureOf(form.getValues())) form.reset(draft);
  }, [draft, form]);
  return { form, write, close: drop };
}
