import { useInput } from 'ra-core';
import type { Field } from '#fields/field.ts';
import { fieldProblem } from '#fields/rules.ts';
import { useText } from '#i18n/useText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Joins a field to the form: value, label, the message at the field, its rules. */
export function useTypedField(field: Field) {
  const t = useText();
  const label = useLabel();
  const {
    field: input,
    fieldState,
    id,
  } = useInput({
    source: field.source,
    ...(field.default !== undefined && { defaultValue: field.default }),
    validate: (value: unknown) => {
      const problem = fieldProblem(field, value);
      return problem && t(problem);
    },
  });
  return {
    id,
    input,
    label: label(field.label),
    required: field.required ?? false,
    error: fieldState.invalid,
    message: fieldState.error?.message ?? ' ',
  };
}
