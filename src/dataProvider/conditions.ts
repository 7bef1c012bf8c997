import { config } from '#config/current.ts';
import { readMoment } from '#rules/dates.ts';
import { compareDays, toDay } from '#rules/days.ts';
import { parseDecimal } from '#rules/decimal.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { foldCase } from '#rules/text.ts';
import { dayOf } from '#rules/timeZones.ts';

/** What can be asked of a value; `between` is `gte` and `lte` together (CFG-06). */
export const OPERATORS = ['eq', 'gte', 'lte', 'between', 'in', 'contains', 'null'] as const;
/** One of them. */
export type Operator = (typeof OPERATORS)[number];

type Wanted = string | number | boolean | null;

/** What a value has to be, all of it: { gte: 100, lte: 200 }. `null`: there is none, or there is one. */
export interface Condition {
  eq?: Wanted;
  gte?: Wanted;
  lte?: Wanted;
  in?: readonly Wanted[];
  contains?: string;
  null?: boolean;
}

/** How a service names an operator in its query: '{field}_gte'. */
export type OperatorNames = Partial<
  Record<'eq' | 'gte' | 'lte' | 'in' | 'contains' | 'null' | 'notNull', string>
>;

/** As most services that speak ra-data-simple-rest have them. */
const USUAL: Required<OperatorNames> = {
  eq: '{field}',
  gte: '{field}_gte',
  lte: '{field}_lte',
  in: '{field}',
  contains: '{field}_q',
  null: '{field}_eq',
  notNull: '{field}_neq',
};

const PARTS = new Set(['eq', 'gte', 'lte', 'in', 'contains', 'null']);

/** Is this value of a filter a condition, and not what is looked for itself? */
export const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((part) => PARTS.has(part));

/**
 * A filter as a service is asked with it: each condition under the names that the service has for its operators. In
 * the `query` of an address there is neither null nor a list: true stands for the one, commas between the other.
 */
export function asAsked(
  filter: Readonly<Record<string, unknown>>,
  names: OperatorNames = {},
  { query = false }: { query?: boolean } = {},
): Record<string, unknown> {
  const known = { ...USUAL, ...names };
  const written = (value: unknown) => (query && Array.isArray(value) ? value.join(',') : value);
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]) => {
      if (!isCondition(value)) return [[field, written(value)]];
      return Object.entries(value).map(([part, wanted]) => {
        const operator =
          part === 'null' ? (wanted === true ? 'null' : 'notNull') : (part as keyof typeof known);
        const name = known[operator].replaceAll('{field}', field);
        return [name, part === 'null' ? (query ? true : null) : written(wanted)];
      });
    }),
  );
}

/** Does a value of a record meet a condition? For rows that came whole (CFG-06). */
export function meets(cell: unknown, { eq, gte, lte, in: any, contains, ...more }: Condition) {
  const cells = Array.isArray(cell) ? cell : [cell];
  const some = (fits: (one: unknown) => boolean) => cells.some((one) => isPlain(one) && fits(one));
  return (
    (more.null === undefined || cells.some(isThere) !== more.null) &&
    (eq === undefined || (eq === null ? !cells.some(isThere) : some((one) => same(one, eq)))) &&
    (any === undefined || some((one) => any.some((wanted) => same(one, wanted)))) &&
    (gte === undefined || some((one) => order(one, gte) >= 0)) &&
    (lte === undefined || some((one) => order(one, lte) <= 0)) &&
    (contains === undefined || some((one) => foldCase(String(one)).includes(foldCase(contains))))
  );
}

/** Does a record have all that a filter wants: values, lists of them, or conditions? */
export const meetsAll = (
  at: (source: string) => unknown,
  filter: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(filter).every(([source, wanted]) =>
    meets(at(source), conditionOf(wanted as Wanted)),
  );

/** A value that is wanted, or several of which any will do, as the condition that it is. */
export const conditionOf = (wanted: Wanted | readonly Wanted[] | Condition): Condition =>
  isCondition(wanted) ? wanted : Array.isArray(wanted) ? { in: wanted } : { eq: wanted as Wanted };

const isThere = (cell: unknown): boolean => cell !== null && cell !== undefined && cell !== '';

/** Objects and lists in lists have no text to be compared, however deep a service nests them. */
const isPlain = (cell: unknown): boolean =>
  isThere(cell) && (typeof cell !== 'object' || cell instanceof ExactNumber);

const same = (cell: unknown, wanted: Wanted): boolean =>
  String(cell) === String(wanted) || order(cell, wanted) === 0;

/** Below, the same, above; NaN where the two cannot be told so. Numbers, then moments and days, then texts. */
function order(cell: unknown, wanted: Wanted): number {
  const [left, right] = [parseDecimal(cell), parseDecimal(wanted)];
  if (left && right) return left.cmp(right);
  const { timeZone } = config();
  const day = toDay(wanted);
  const moment = readMoment(cell, timeZone);
  if (day !== null && moment !== null)
    return compareDays(moment instanceof Date ? dayOf(moment, timeZone) : moment, day);
  const until = readMoment(wanted, timeZone);
  if (until instanceof Date && moment !== null)
    return moment instanceof Date
      ? moment.getTime() - until.getTime()
      : compareDays(moment, dayOf(until, timeZone));
  if (left || right || typeof cell === 'boolean') return Number.NaN;
  return foldCase(String(cell)).localeCompare(foldCase(String(wanted)), 'en', { numeric: true });
}
