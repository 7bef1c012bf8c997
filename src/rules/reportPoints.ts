import { readMoment } from './dates.ts';
import type { Day } from './days.ts';
import { type Total, totalOf } from './differences.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  lengthOf,
  monthsBetween,
  type Period,
} from './periods.ts';
import { dayOf } from './timeZones.ts';

/** What a point of a line stands for: a day, or a month where days would be too many. */
export type Step = 'day' | 'month';

const MOST_DAYS = 366;

/** By days up to a year, by months beyond (RNG-02). */
export const stepOf = (period: Period): Step => (lengthOf(period) > MOST_DAYS ? 'month' : 'day');

/** The point that a day belongs to: 'YYYY-MM-DD' or 'YYYY-MM'. */
export const pointOf = (day: Day, step: Step): string => (step === 'month' ? day.slice(0, 7) : day);

/** The day of a row's date in the zone of the reports; null where it has none. */
export function dayOfDate(date: unknown, timeZone: string): Day | null {
  const moment = readMoment(date, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : moment;
}

/** One place of a line: the point there of each period; null where a period has none. */
export interface Place {
  readonly key: string | null;
  readonly other: string | null;
}

/**
 * The places of a line over a period and, by the same count of days, over another one. What has a day outside of its
 * period keeps a place (RNG-02).
 */
export function placesOf(
  step: Step,
  period: Period,
  keys: readonly (string | null)[],
  other: Period | null = null,
  otherKeys: readonly (string | null)[] = [],
): Place[] {
  const between = step === 'day' ? daysBetween : monthsBetween;
  const placeIn =
    ({ from }: Period) =>
    (key: string | null) =>
      key === null ? [] : [between(from, step === 'day' ? key : `${key}-01`)];
  const placesIn = (whole: Period) =>
    Array.from({ length: between(whole.from, whole.to) + 1 }, (_, place) => place);
  const main = new Set([...placesIn(period), ...keys.flatMap(placeIn(period))]);
  const beside = new Set(other ? [...placesIn(other), ...otherKeys.flatMap(placeIn(other))] : []);
  const at = (whole: Period, place: number): string | null => {
    const day =
      step === 'day'
        ? addDays(whole.from, place)
        : addMonths(`${whole.from.slice(0, 7)}-01`, place);
    return day && pointOf(day, step);
  };
  return [...new Set([...main, ...beside])]
    .sort((a, b) => a - b)
    .map((place) => ({
      key: main.has(place) ? at(period, place) : null,
      other: other && beside.has(place) ? at(other, place) : null,
    }));
}

/** The rows of one key with their sums, in the order of the columns. */
export interface SumGroup {
  readonly key: string | null;
  readonly sums: readonly Total[];
}

/** Sums rows by key, in the order in which the keys come; null is the key of what has none. */
export function sumGroups<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  columns: readonly ((row: Row) => unknown)[],
): SumGroup[] {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    sums: columns.map((column) => totalOf(members.map(column))),
  }));
}
