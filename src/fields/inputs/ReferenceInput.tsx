import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import type { Field } from '#fields/field.ts';
import type { ReferenceSelectProps } from '#fields/ReferenceSelect.tsx';
import { useTypedField } from '#fields/useTypedField.ts';
import { later } from '#ui/later.ts';
import { MissingField } from '#ui/MissingPart.tsx';

/** The picker is heavy, and lists do without it. */
const ReferenceSelect = later<'ReferenceSelect', ReferenceSelectProps>(
  () => import('#fields/ReferenceSelect.tsx'),
  'ReferenceSelect',
  { otherwise: MissingField },
);

/** The record that is picked by its name. */
export function ReferenceInput({ field }: { field: Field }) {
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const { reference: resource = '', many = false, searchBy, creates = true } = field;
  return (
    <Suspense fallback={<TextField label={label} disabled fullWidth helperText=" " />}>
      <ReferenceSelect
        {...input}
        id={id}
        resource={resource}
        many={many}
        searchBy={searchBy}
        creates={creates}
        label={label}
        required={required}
        disabled={field.readOnly ?? false}
        locked={locked}
        error={error}
        message={message}
      />
    </Suspense>
  );
}
