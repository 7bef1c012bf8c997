import { useEffect } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { dropDraft, keepDraft } from '#authProvider/drafts.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';

/** Keeps what is typed over an expired session (APP-08) and asks before it is left behind (UI-10). */
export function KeptInput({ name, form }: { name: string; form: UseFormReturn<FormValues> }) {
  const { isDirty } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (isDirty) keepDraft(name, values);
    else dropDraft(name);
  }, [name, isDirty, values]);
  return <UnsavedInput when={isDirty} onDiscard={() => dropDraft(name)} />;
}
