import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Identifier, ListContext, useGetList, useGetManyAggregate } from 'ra-core';
import { useContext } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { ExactNumber } from '#rules/exactJson.ts';
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

/**
 * The id that a reference holds, as it is looked up by. One beyond 2^53 stays the number it is: the data provider
 * takes it, and sends every digit.
 */
const referredId = (value: unknown): Identifier | null =>
  value instanceof ExactNumber || hasId(value) ? (value as Identifier) : null;

/** The different ids that the references of some rows hold, in an order of their own. */
export function referredIds(rows: readonly object[], source: string): Identifier[] {
  const ids = new Map<string, Identifier>();
  for (const row of rows) {
    const id = referredId(valueAt(row, source));
    if (id !== null) ids.set(String(id), id);
  }
  return [...ids.keys()].sort().flatMap((key) => ids.get(key) ?? []);
}

type Referred = Record<string, unknown> & { id: Identifier };

/** Beyond so many different records in a column a name is not compared with the others. */
const COMPARED = 200;

/** The name of a record; with its id where another one in the same column is called alike (UI-01). */
function ReferenceCell({ value, field }: CellProps) {
  const id = referredId(value);
  const { reference: to = '', source } = field;
  const enabled = id !== null && to !== '';
  const ids = referredIds(useContext(ListContext)?.data ?? [], source);
  // Its own name waits for no other one, and all cells of the column share the read of all.
  const own = useGetManyAggregate<Referred>(to, { ids: [id ?? ''] }, { enabled });
  const compared = enabled && ids.length > 1 && ids.length <= COMPARED;
  const all = useGetManyAggregate<Referred>(to, { ids }, { enabled: compared });
  const record = own.data?.[0];
  if (!record) return <Text value={value} />;
  const name = nameOf(record);
  const alike = all.data?.some(
    (one) => !sameId(one.id, record.id) && lookOfName(one) === lookOfName(record),
  );
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
  compares: 'reference',
};
