import { useId } from 'react';
import { useController, useFormState } from 'react-hook-form';
import type { Field } from '#fields/field.ts';
import { fieldProblem, isKept } from '#fields/rules.ts';
import { useText } from '#i18n/useText.ts';
import { useLabel } from '#ui/useLabel.ts';

/**
 * Joins a field to the form around it: value, label, the message at the field, its rules. Empty is null.
 * `locked`: it is only for reading, always or while the form is being sent, so that nothing typed meanwhile
 * goes with the success (UI-10).
 */
export function useTypedField(field: Field) {
  const t = useText();
  const label = useLabel();
  const id = useId();
  const { isSubmitting } = useFormState();
  const {
    field: { name, value, onChange, onBlur, ref },
    fieldState,
  } = useController({
    name: field.source,
    rules: {
      validate: (typed: unknown) => {
        const problem = fieldProblem(field, typed);
        return problem ? t(problem) : true;
      },
    },
  });
  const kept = isKept(field, value);
  return {
    id,
    input: { name, value, onChange, onBlur, inputRef: ref },
    label: label(field.label),
    required: field.required ?? false,
    locked: isSubmitting || kept || (field.readOnly ?? false),
    error: fieldState.invalid,
    message:
      fieldState.error?.message ??
      (kept ? t('fields.keptAsIs') : field.hint ? label(field.hint) : ' '),
  };
}
