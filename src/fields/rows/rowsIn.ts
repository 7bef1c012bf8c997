import { valueAt } from '#dataProvider/paths.ts';
import type { Field } from '#fields/field.ts';
import { type Decimal, parseDecimal } from '#rules/decimal.ts';
import { ExactNumber } from '#rules/exactJson.ts';

/** A record within a list of a record. */
export type Row = Record<string, unknown>;

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && !(row instanceof ExactNumber);

/** The records of a list; null where the value is none, or holds anything else. */
export const rowsIn = (value: unknown): readonly Row[] | null =>
  Array.isArray(value) && value.every(isRow) ? value : null;

/** The sum of a field over rows, exactly; null where no row has a number. */
export function sumOf(rows: readonly Row[], { source }: Field): Decimal | null {
  const numbers = rows.flatMap((row) => parseDecimal(valueAt(row, source)) ?? []);
  const [first, ...rest] = numbers;
  return first ? rest.reduce((sum, number) => sum.plus(number), first) : null;
}
