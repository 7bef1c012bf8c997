import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList, useGetManyAggregate } from 'ra-core';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** A record's name: its name, title or label, else its id. */
export const nameOf = (record: Record<string, unknown>): unknown =>
  record.name ?? record.title ?? record.label ?? record.id;

function ReferenceCell({ value, field }: CellProps) {
  const known = plainText(value);
  const { data } = useGetManyAggregate(
    field.reference ?? '',
    { ids: [known ?? ''] },
    { enabled: known !== null && field.reference !== undefined },
  );
  const record = data?.[0];
  return <Text value={record ? nameOf(record) : value} />;
}

function ReferenceInput({ field }: { field: Field }) {
  const { id, input, label, required, error, message } = useTypedField(field);
  const { data = [] } = useGetList(field.reference ?? '', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <TextField
      {...input}
      id={id}
      select
      value={data.some((record) => record.id === input.value) ? input.value : ''}
      label={label}
      required={required}
      error={error}
      helperText={message}
      fullWidth
    >
      {data.map((record) => (
        <MenuItem key={record.id} value={record.id}>
          <Text value={nameOf(record)} />
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Another resource's record, shown by its name. */
export const reference: FieldKind = {
  Cell: ReferenceCell,
  toText: (value) => plainText(value) ?? '',
  Input: ReferenceInput,
};
