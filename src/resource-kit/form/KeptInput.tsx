import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { typedForm } from '#resource-kit/form/typedForm.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { useKeptChange, useRestoredAt } from '#ui/useKept.ts';

/** Says that a form holds what was typed before (APP-08), and asks before it is left behind (UI-10). */
export function KeptInput({
  name,
  form,
  onDiscard,
  inDialog = false,
}: {
  name: string;
  form: UseFormReturn<FormValues>;
  /** What was typed is given up. */
  onDiscard?: () => void;
  /** Over a page that may ask itself: closing it loses nothing, what was typed is kept. */
  inDialog?: boolean;
}) {
  const { isDirty } = useFormState({ control: form.control });
  const restoredAt = useRestoredAt(name, typedForm);
  const change = useKeptChange(name, typedForm);
  const discard = (give: () => void) => {
    give();
    onDiscard?.();
  };
  return (
    <>
      <DraftNote at={isDirty ? restoredAt : null} onDiscard={() => discard(() => form.reset())} />
      {!inDialog && (
        <UnsavedInput when={isDirty} onDiscard={() => discard(() => change(() => null))} />
      )}
    </>
  );
}
