/** A calendar day without a time or zone: 'YYYY-MM-DD'. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** People have birthdays; what is earlier stands for 'never'. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day if the calendar has it and it lies in the years 1900 to 2199; else null. Months from 1. */
export function dayFrom(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real || year < FIRST_YEAR || year > LAST_YEAR) return null;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * The day that a date picker gives, as picked in every browser time zone: text 'YYYY-MM-DD', or a Date by
 * its local fields. Null for anything else, also for days that no calendar has (PIC-06).
 */
export function toDay(picked: unknown): Day | null {
  if (picked instanceof Date)
    return dayFrom(picked.getFullYear(), picked.getMonth() + 1, picked.getDate());
  const parts = typeof picked === 'string' ? DAY.exec(picked.trim()) : null;
  return parts && dayFrom(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** -1 when a is before b, 0 when they are the same day, 1 when a is after b. */
export function compareDays(a: Day, b: Day): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
