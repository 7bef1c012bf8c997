import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ListContext, useGetList, useGetManyAggregate } from 'ra-core';
import { useContext } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { hasId, sameId } from '#rules/ids.ts';
import { MISSING } from '#rules/text.ts';
import { labelsApart, lookOf, withTelling } from '#rules/twins.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** A record's name: its name, title or label, else its id. */
export const nameOf = (record: Record<string, unknown>): unknown =>
  record.name ?? record.title ?? record.label ?? record.id;

const looks = new WeakMap<object, string>();

/** What a record's name looks like; kept, since every cell of a column compares it with every other. */
function lookOfName(record: Record<string, unknown>): string {
  const look = looks.get(record) ?? lookOf(plainText(nameOf(record)) ?? '');
  looks.set(record, look);
  return look;
}

/** Beyond so many different records in a column a name is not compared with the others. */
const COMPARED = 200;

/** The name of a record; with its id where another one in the same column is called alike (UI-01). */
function ReferenceCell({ value, field }: CellProps) {
  const known = hasId(value) ? value : plainText(value);
  const rows = useContext(ListContext)?.data ?? [];
  const ids = new Set(rows.map((row) => valueAt(row, field.source)).filter(hasId));
  const compared = ids.size > COMPARED ? [] : [...ids].filter((id) => !sameId(id, known));
  const { data = [] } = useGetManyAggregate<Record<string, unknown> & { id: string | number }>(
    field.reference ?? '',
    { ids: [known ?? '', ...compared] },
    { enabled: known !== null && field.reference !== undefined },
  );
  const read = data.filter((one) => one !== undefined);
  const record = read.find(({ id }) => sameId(id, known));
  if (!record) return <Text value={value} />;
  const name = nameOf(record);
  const alike = read.some((one) => one !== record && lookOfName(one) === lookOfName(record));
  return <Text value={alike ? withTelling(plainText(name) ?? '', String(record.id)) : name} />;
}

const OFFERED = 100;

/** Offers the first records; what is stored stays chosen although it is not among them. */
function ReferenceInput({ field }: { field: Field }) {
  const t = useText();
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const { data = [], total = 0 } = useGetList(field.reference ?? '', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'id', order: 'ASC' },
  });
  const stored = plainText(input.value);
  const offered = data.some((record) => sameId(record.id, input.value));
  const names = labelsApart(
    data,
    (record) => plainText(nameOf(record)) ?? MISSING,
    ({ id: recordId }) => plainText(recordId),
  );
  const more = total > OFFERED ? t('fields.firstOnly', { n: OFFERED, total }) : message;
  return (
    <TextField
      {...input}
      id={id}
      select
      value={stored === null ? '' : input.value}
      label={label}
      required={required}
      error={error}
      helperText={error ? message : more}
      fullWidth
      disabled={field.readOnly ?? false}
      slotProps={{ input: { readOnly: locked } }}
    >
      {stored !== null && !offered && (
        <MenuItem value={input.value}>{shownDirections(stored)}</MenuItem>
      )}
      {data.map((record, place) => (
        <MenuItem key={record.id} value={record.id}>
          <Text value={names[place]} />
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Another resource's record, shown by its name. */
export const reference: FieldKind = {
  Cell: ReferenceCell,
  toText: (value) => plainText(value) ?? '',
  inFile: (value, { reference: to }, { nameOf }) =>
    (to === undefined ? null : nameOf(to, value)) ?? plainText(value) ?? '',
  Input: ReferenceInput,
};
