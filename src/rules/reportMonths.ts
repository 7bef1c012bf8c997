import { formatter } from './timeZones.ts';

/** The months of Financial Year 2021-2022 as the service takes them, MM-YYYY (FIN-01). */
export const REPORT_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, nth) => {
  const month = ((nth + 3) % 12) + 1;
  return `${String(month).padStart(2, '0')}-${nth < 9 ? 2021 : 2022}`;
});

/** A month in words, 'April 2021'. `locale` is 'en' or 'hi'. */
export function monthName(month: string, locale = 'en'): string {
  const [digits = '', year = ''] = month.split('-');
  const first = Date.UTC(Number(year), Number(digits) - 1, 1);
  return Number.isNaN(first)
    ? month
    : formatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}

/** What is left of a wait, as '4:59'; a begun second counts whole. `ms` in milliseconds. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The month of the report `by` months later; null where it has none (RNG-01). */
export const reportMonthAt = (month: string, by: number): string | null =>
  REPORT_MONTHS.includes(month) ? (REPORT_MONTHS[REPORT_MONTHS.indexOf(month) + by] ?? null) : null;

/** The month that an address compares one with: 'before' or a month; null where there is none (RNG-02). */
export function comparedMonth(text: string, month: string): string | null {
  if (text === 'before') return reportMonthAt(month, -1);
  return text !== month && REPORT_MONTHS.includes(text) ? text : null;
}
