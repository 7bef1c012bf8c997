import { beginningOf } from '#fields/beginning.ts';
import { entriesOf } from '#fields/entries/entriesOf.ts';
import type { CellProps, FieldKind } from '#fields/field.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { Text } from '#ui/Text.tsx';

const isMap = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);

const said = (value: unknown): string =>
  isMap(value)
    ? entriesOf(value)
        .map(({ key, text }) => `${key}: ${text}`)
        .join(', ')
    : beginningOf(value).text;

function MapCell({ value }: CellProps) {
  return <Text value={said(value)} />;
}

/** Keys and values (CFG-09). */
export const map: FieldKind = {
  Cell: MapCell,
  toText: said,
  compares: 'nothing',
};
