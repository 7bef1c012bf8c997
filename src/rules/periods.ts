import { compareDays, type Day, dayFrom, toDay } from './days.ts';
import { type Allowed, firstReason, reason, refuseIf } from './reason.ts';
import { formatter } from './timeZones.ts';

/** Calendar days, both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

const DAY_MS = 86_400_000;

const utc = (day: Day): number => Date.parse(`${day}T00:00Z`);
const dayAt = (ms: number): Day | null => {
  const date = new Date(ms);
  return dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
};
const partsOf = (day: Day): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** The day so many days later, or earlier when negative; null outside of the years 1900 to 2199. */
export const addDays = (day: Day, days: number): Day | null => dayAt(utc(day) + days * DAY_MS);

/** How many days later `to` is than `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to) - utc(from)) / DAY_MS);

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const lastOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day of a later month, or the last day of a shorter one: 31 Jan and one month are 28 or 29 Feb. */
export function addMonths(day: Day, months: number): Day | null {
  const [year, month, date] = partsOf(day);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayFrom(toYear, toMonth, Math.min(date, lastOfMonth(toYear, toMonth)));
}

/** How many months later the month of `to` is than that of `from`. */
export function monthsBetween(from: Day, to: Day): number {
  const [year, month] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  return (toYear - year) * 12 + toMonth - month;
}

const monthOf = (day: Day): Period => {
  const [year, month] = partsOf(day);
  const first = day.slice(0, 8);
  return { from: `${first}01`, to: `${first}${lastOfMonth(year, month)}` };
};

/** How many whole months a period is; 0 where it is not made of whole ones. */
const wholeMonths = ({ from, to }: Period): number =>
  from.endsWith('-01') && monthOf(to).to === to ? monthsBetween(from, to) + 1 : 0;

const both = (from: Day | null, to: Day | null): Period | null =>
  from && to ? { from, to } : null;

/**
 * The period after (1) or before (-1), of the same kind: whole months lead to as many whole months, a financial year
 * to a financial year, other days to as many days (RNG-01). Null where the calendar ends.
 */
export function neighbour(period: Period, by: 1 | -1): Period | null {
  const months = wholeMonths(period);
  if (months > 0) {
    const from = addMonths(period.from, by * months);
    const last = from && addMonths(from, months - 1);
    return both(from, last && monthOf(last).to);
  }
  const days = lengthOf(period) * by;
  return both(addDays(period.from, days), addDays(period.to, days));
}

/** The same days of the year before; whole months stay whole, and 29 February becomes the 28th (RNG-02). */
export function yearBefore(period: Period): Period | null {
  const from = addMonths(period.from, -12);
  const to = addMonths(period.to, -12);
  return both(from, to && wholeMonths(period) > 0 ? monthOf(to).to : to);
}

/** The financial year that a day lies in, April to March; `by` years later. */
function financialYear(day: Day, by = 0): Period | null {
  const [year, month] = partsOf(day);
  const first = (month >= 4 ? year : year - 1) + by;
  return both(dayFrom(first, 4, 1), dayFrom(first + 1, 3, 31));
}

/** What is offered in the place of typed days (RNG-01). */
export const PRESETS = [
  'today',
  'yesterday',
  'last7Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type Preset = (typeof PRESETS)[number];

/** The days of a preset, `today` being the day in the zone of the reports. The years are financial ones. */
export function presetPeriod(preset: Preset, today: Day): Period | null {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return neighbour({ from: today, to: today }, -1);
    case 'last7Days':
      return both(addDays(today, -6), today);
    case 'thisMonth':
      return monthOf(today);
    case 'lastMonth':
      return neighbour(monthOf(today), -1);
    case 'thisYear':
      return financialYear(today);
    case 'lastYear':
      return financialYear(today, -1);
  }
}

/** '2026-27', where a period is a financial year; else null. */
export function financialYearName({ from, to }: Period): string | null {
  const year = financialYear(from);
  if (year?.from !== from || year.to !== to) return null;
  return `${from.slice(0, 4)}-${to.slice(2, 4)}`;
}

/** The most years that a report is asked for at once. */
export const MOST_YEARS = 10;

/** May a report be asked for these days? Both are days, in their order, and not more than ten years (RNG-01). */
export function mayAskPeriod(from: unknown, to: unknown): Allowed {
  const first = toDay(from);
  const last = toDay(to);
  if (first === null || last === null) return reason('dateMissing');
  const end = addMonths(first, MOST_YEARS * 12);
  return firstReason(
    refuseIf(compareDays(first, last) > 0, reason('fromAfterTo')),
    refuseIf(
      end !== null && compareDays(last, end) >= 0,
      reason('periodTooLong', { years: MOST_YEARS }),
    ),
  );
}

/** The period of two days of an address; null where they make none that may be asked for. */
export function periodFrom(from: unknown, to: unknown): Period | null {
  if (mayAskPeriod(from, to) !== true) return null;
  return both(toDay(from), toDay(to));
}

/** What a period is compared with, as an address says it: '' for nothing (RNG-02). */
export const COMPARISONS = ['', 'before', 'year', 'other'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A period as one part of an address: '2026-04-01_2026-04-30'. */
export const periodText = ({ from, to }: Period): string => `${from}_${to}`;

export interface Compared {
  readonly kind: Comparison;
  /** The other period; null where the address names none that there is. */
  readonly period: Period | null;
}

/** What an address compares a period with: 'before', 'year', or days of their own (RNG-02). */
export function comparedWith(text: string, period: Period): Compared {
  if (text === '') return { kind: '', period: null };
  if (text === 'before') return { kind: 'before', period: neighbour(period, -1) };
  if (text === 'year') return { kind: 'year', period: yearBefore(period) };
  const [from, to] = text.split('_');
  return { kind: 'other', period: periodFrom(from, to) };
}

// Typed days

const DEVANAGARI_ZERO = 0x0966;
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    // The dot below a letter is often left out; an abbreviation ends in a dot or a ring.
    .replace(/[\u093C\u0970\u200B-\u200F]/g, '')
    .trim()
    .toLowerCase();

const monthNames = (): readonly string[][] =>
  Array.from({ length: 12 }, (_, month) =>
    (['en', 'hi'] as const).flatMap((locale) =>
      (['long', 'short'] as const).map((style) =>
        plainText(
          formatter(locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
        ).replace(/\.$/, ''),
      ),
    ),
  );
let names: readonly string[][] | undefined;

/** The month, from 1, that a name or its unmistakable beginning says in either language. */
function monthNamed(text: string): number | null {
  names ??= monthNames();
  const name = text.replace(/\.$/, '');
  if (name.length < (/^[a-z]/.test(name) ? 3 : 2)) return null;
  const exact = names.findIndex((known) => known.includes(name));
  if (exact >= 0) return exact + 1;
  const begun = names.flatMap((known, month) =>
    known.some((one) => one.startsWith(name)) ? [month + 1] : [],
  );
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

const yearOf = (digits: string): number => (digits.length === 2 ? 2000 : 0) + Number(digits);

/**
 * A day as people type it: 9/4/2022, 09-04-22, 9 Apr 2022, 9 अप्रैल 2022, २०२२-०४-०९; the day comes before the month.
 * Null for what is half typed and for days that no calendar has (RNG-01).
 */
export function readTypedDay(typed: string): Day | null {
  const text = plainText(typed);
  const iso = toDay(text);
  if (iso) return iso;
  const digits = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(text);
  if (digits) return dayFrom(yearOf(digits[3] ?? ''), Number(digits[2]), Number(digits[1]));
  const words = /^(\d{1,2})[\s.,/-]*([\p{L}\p{M}]+\.?)[\s.,/-]*(\d{4}|\d{2})$/u.exec(text);
  const month = words && monthNamed(words[2] ?? '');
  return words && month ? dayFrom(yearOf(words[3] ?? ''), month, Number(words[1])) : null;
}
