import { config } from '#config/current.ts';
import { type Condition, isCondition, type Operator } from '#dataProvider/conditions.ts';
import { chosenValue, type Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { filterName } from '#resource-kit/list/filterNames.ts';
import { readMoment } from '#rules/dates.ts';
import { type Day, toDay } from '#rules/days.ts';
import { isBlank } from '#rules/text.ts';
import { dayOf, zoneOffset } from '#rules/timeZones.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { plainText } from '#ui/plainText.ts';

/** What is said of a value in the editor of a condition. */
export type How = Exclude<Operator, 'null'> | 'empty' | 'filled';

/** As what a field is filtered by. */
export const comparesAs = ({ type, choices }: Field) =>
  choices ? 'choice' : (kindOf(type).compares ?? 'text');

/** Where an editor opens; what was pressed may be gone by then. */
export interface Spot {
  top: number;
  left: number;
}

const RANGE = ['eq', 'gte', 'lte', 'between'] as const;
const OF_KIND: Record<
  ReturnType<typeof comparesAs>,
  readonly Exclude<How, 'empty' | 'filled'>[]
> = {
  text: ['contains', 'eq'],
  number: RANGE,
  day: RANGE,
  yesNo: ['eq'],
  choice: ['in'],
  reference: ['eq'],
  nothing: [],
};

/** What can be asked of a field's values: what its kind has, as far as its service has it (CFG-06). */
export function howsOf(field: Field): readonly How[] {
  const has = typeof field.filter === 'object' ? field.filter.operators : undefined;
  const own = OF_KIND[comparesAs(field)].filter((how) => has?.includes(how) ?? true);
  return !has || has.includes('null') ? [...own, 'empty', 'filled'] : own;
}

/** Is a field filtered by a condition, which is added and removed, and not by a box that is always in sight? */
export const isConditional = ({ search, filter, choices, withheld }: Field): boolean =>
  !search && !withheld && (typeof filter === 'object' || (Boolean(filter) && !choices));

/** The fields of a list that can be filtered by a condition, by query name. */
export const conditionalFields = (fields: readonly Field[]): ReadonlyMap<string, Field> =>
  new Map(
    fields.flatMap((field) => {
      const name = filterName(field);
      return name !== null && isConditional(field) ? [[name, field] as const] : [];
    }),
  );

/** A value of a condition, of the field's own type; undefined for what is none. */
function wantedOf(field: Field, value: unknown): string | number | boolean | undefined {
  const text = plainText(value)?.trim();
  if (text === undefined || isBlank(text)) return undefined;
  switch (comparesAs(field)) {
    case 'number': {
      const typed = parseTyped(text);
      return typed.ok ? typed.value : undefined;
    }
    case 'day': {
      const { timeZone } = config();
      const moment = readMoment(value, timeZone);
      return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? undefined);
    }
    case 'yesNo':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'choice':
      return field.choices?.some(({ id }) => id === text) ? chosenValue(field, text) : undefined;
    case 'reference':
      return typeof value === 'number' ? value : text;
    default:
      return text;
  }
}

/** The condition that an address or an editor means; undefined where it makes no sense for the field (CFG-06). */
export function readCondition(field: Field, raw: unknown): Condition | undefined {
  const hows = howsOf(field);
  const bare = !isCondition(raw);
  const given: Condition = isCondition(raw)
    ? raw
    : hows.includes('in')
      ? { in: [raw].flat() as string[] }
      : { [hows.includes('eq') ? 'eq' : 'contains']: raw };
  if (bare && typeof raw === 'object' && !Array.isArray(raw)) return undefined;
  if (typeof given.null === 'boolean' && hows.includes('empty')) return { null: given.null };
  const made: Condition = {};
  const between = hows.includes('between');
  for (const part of ['eq', 'gte', 'lte', 'contains'] as const) {
    const wanted = wantedOf(field, given[part]);
    const asks = hows.includes(part) || (part !== 'eq' && part !== 'contains' && between);
    if (wanted !== undefined && asks) Object.assign(made, { [part]: wanted });
  }
  if (hows.includes('in') && Array.isArray(given.in)) {
    const wanted = given.in.flatMap((one) => wantedOf(field, one) ?? []);
    if (wanted.length > 0) made.in = [...new Set(wanted)];
  }
  return Object.keys(made).length > 0 ? made : undefined;
}

/** What a condition says, as its editor has it. */
export function howOf(field: Field, condition: Condition | undefined): How {
  const [first = 'eq'] = howsOf(field);
  if (!condition) return first;
  if (condition.null !== undefined) return condition.null ? 'empty' : 'filled';
  if (condition.gte !== undefined && condition.lte !== undefined) return 'between';
  return (Object.keys(condition)[0] as How | undefined) ?? first;
}

/** A filter with the days in it as the moments that they begin and end at, where records hold moments. */
export function sentFilter(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const named = conditionalFields(fields);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = named.get(name);
      const days = field && !field.day && comparesAs(field) === 'day' && isCondition(value);
      return [name, days ? inMoments(value) : value];
    }),
  );
}

function inMoments({ eq, gte = eq, lte = eq, ...more }: Condition): Condition {
  const [first, last] = [toDay(gte), toDay(lte)];
  return {
    ...more,
    ...(first !== null && { gte: new Date(startOf(first)).toISOString() }),
    ...(last !== null && { lte: new Date(startOf(last, 1) - 1).toISOString() }),
  };
}

/** When a day begins in the configured time zone, or one so many days later; milliseconds since 1970. */
function startOf(day: Day, later = 0): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  return wall - zoneOffset(wall, config().timeZone);
}
