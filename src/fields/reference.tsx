import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Identifier, ListContext, useGetManyAggregate } from 'ra-core';
import { useContext } from 'react';
import { Link as RouterLink } from 'react-router';
import { valueAt } from '#dataProvider/paths.ts';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { LONGEST_NAME, shortName } from '#fields/names.ts';
import { referredOf } from '#fields/referred.ts';
import { useNameOf } from '#fields/useNameOf.ts';
import { shownDirections } from '#rules/direction.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { hasId, sameId } from '#rules/ids.ts';
import { lookOf, withTelling } from '#rules/twins.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

const looks = new WeakMap<object, string>();

/** What a record's name looks like; kept, since every cell of a column compares it with every other. */
function lookOfName(record: Record<string, unknown>, name: string): string {
  const look = looks.get(record) ?? lookOf(name);
  looks.set(record, look);
  return look;
}

/**
 * The id that a reference holds, as it is looked up by. One beyond 2^53 stays the number it is: the data provider
 * takes it, and sends every digit.
 */
const referredId = (value: unknown): Identifier | null =>
  value instanceof ExactNumber || hasId(value) ? (value as Identifier) : null;

/** The ids of a value: one, or those of a list of ids. */
const idsOf = (value: unknown): Identifier[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => referredId(one) ?? []);

/** The different ids that the references of some rows hold, in an order of their own. */
export function referredIds(rows: readonly object[], source: string): Identifier[] {
  const ids = new Map<string, Identifier>();
  for (const row of rows) for (const id of idsOf(valueAt(row, source))) ids.set(String(id), id);
  return [...ids.keys()].sort().flatMap((key) => ids.get(key) ?? []);
}

type Referred = Record<string, unknown> & { id: Identifier };

/** Beyond so many different records in a column a name is not compared with the others. */
const COMPARED = 200;

/**
 * The name of a record, leading to it where the person may look at it; with its id where another one in the same column
 * is called alike (UI-01, CFG-07).
 */
function ReferenceName({ value, field }: { value: unknown; field: Field }) {
  const id = referredId(value);
  const { reference: to = '', source } = field;
  const enabled = id !== null && to !== '';
  const ids = referredIds(useContext(ListContext)?.data ?? [], source);
  const nameOf = useNameOf();
  // Its own name waits for no other one, and all cells of the column share the read of all.
  const own = useGetManyAggregate<Referred>(to, { ids: [id ?? ''] }, { enabled });
  const compared = enabled && ids.length > 1 && ids.length <= COMPARED;
  const all = useGetManyAggregate<Referred>(to, { ids }, { enabled: compared });
  const record = own.data?.[0];
  if (!record || id === null) return <Text value={value} />;
  const look = (one: Referred) => lookOfName(one, nameOf(to, one));
  const alike = all.data?.some(
    (one) => one && !sameId(one.id, record.id) && look(one) === look(record),
  );
  const name = nameOf(to, record);
  const said = withTelling(shortName(name), alike ? String(record.id) : '');
  const address = referredOf(to)?.addressOf(id) ?? null;
  if (address === null)
    return (
      <Text value={alike ? withTelling(name, String(record.id)) : name} limit={LONGEST_NAME + 20} />
    );
  return (
    <Link component={RouterLink} to={address} title={name} sx={LINE}>
      {shownDirections(said)}
    </Link>
  );
}

/** High enough for a finger (UI-12). */
const LINE = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  overflowWrap: 'anywhere',
};

function ReferenceCell({ value, field }: CellProps) {
  if (!field.many || !Array.isArray(value)) return <ReferenceName value={value} field={field} />;
  if (value.length === 0) return <Text value={null} />;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none' }}
    >
      {withKeys(value, String).map(({ key, item }) => (
        <Box
          key={key}
          component="li"
          sx={{
            px: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'surface.sunken',
          }}
        >
          <ReferenceName value={item} field={field} />
        </Box>
      ))}
    </Box>
  );
}

/** What a list of ids, or one id, is called in a file. */
const namesInFile: NonNullable<FieldKind['inFile']> = (value, { reference: to }, { nameOf }) =>
  (Array.isArray(value) ? value : [value])
    .map((one) => (to === undefined ? null : nameOf(to, one)) ?? plainText(one) ?? '')
    .join(', ');

/** Another resource's record, shown by its name. */
export const reference: FieldKind = {
  Cell: ReferenceCell,
  toText: (value) =>
    (Array.isArray(value) ? value : [value]).map((one) => plainText(one) ?? '').join(', '),
  inFile: namesInFile,
  compares: 'reference',
};
