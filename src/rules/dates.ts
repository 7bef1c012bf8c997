import { type Day, dayFrom, toDay } from './days.ts';
import { MISSING } from './text.ts';
import { dayOf, formatter, zoneOffset } from './timeZones.ts';

/** Where a time without a zone is taken to be meant, unless the configuration says otherwise (APP-17). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

const FIRST_MS = Date.UTC(1971, 0, 1);
const END_MS = Date.UTC(2200, 0, 1);
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The moment so many milliseconds after the beginning of 1970; null outside of the years 1971 to 2199. */
export const momentOf = (ms: number): Date | null =>
  ms >= FIRST_MS && ms < END_MS ? new Date(ms) : null;

/** The day 0 of a clock: a service says by it that there was none. */
const NEVER = '1970-01-01';

/** Seconds or milliseconds: within the years 1971 to 2199 the two never overlap. */
const fromCount = (count: number): Date | null => momentOf(count) ?? momentOf(count * 1000);

/**
 * A moment as services send it: ISO text, a bare date, seconds or milliseconds (number or digits).
 * A bare date stays a calendar day, from 1900 on: a birthday has no time. A time without a zone is meant in
 * `timeZone`. Null for everything else: 30 February, 0, -1, 1 January 1970, booleans, objects, moments before 1971 or after 2199,
 * '31-03-2022'.
 */
export function readMoment(value: unknown, timeZone = DEFAULT_TIME_ZONE): Date | Day | null {
  if (value instanceof Date) return momentOf(value.getTime());
  if (typeof value === 'number') return fromCount(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{8,13}$/.test(text)) return fromCount(Number(text));
  return text === NEVER ? null : (toDay(text) ?? fromIso(text, timeZone));
}

function fromIso(text: string, timeZone: string): Date | null {
  const match = ISO.exec(text);
  if (match === null) return null;
  const fields = match.slice(1, 7).map((part) => Number(part ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields;
  if (dayFrom(year, month, day) === null || hour > 23 || minute > 59 || second > 59) return null;
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  const offset = match[8] === undefined ? zoneOffset(asUtc, timeZone) : readOffset(match[8]);
  return offset === null ? null : momentOf(asUtc - offset);
}

/** Milliseconds ahead of UTC of 'Z', '+05:30' or '-0800'; null beyond those that exist. */
function readOffset(text: string): number | null {
  if (text.toUpperCase() === 'Z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  if (hours > 14 || minutes > 59) return null;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** date '9 Apr 2022', longDate '9 April 2022', dateTime '9 Apr 2022, 18:30', time '18:30'. */
export type DateStyle = 'date' | 'longDate' | 'dateTime' | 'time';

export interface DateFormat {
  /** IANA name, such as 'Asia/Kolkata'. */
  readonly timeZone: string;
  readonly style?: DateStyle;
  /** 'en' or 'hi'. */
  readonly locale?: string;
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: SHORT,
  longDate: { ...SHORT, month: 'long' },
  dateTime: { ...SHORT, ...CLOCK },
  time: CLOCK,
};

/**
 * A moment in the configured time zone; '—' for what is no date, never 1970 and never a throw (APP-17).
 * A bare date is the same day in every zone and shows no time.
 */
export function formatDate(value: unknown, format: DateFormat): string {
  const { timeZone, style = 'date', locale = 'en' } = format;
  const moment = readMoment(value, timeZone);
  if (moment === null) return MISSING;
  if (moment instanceof Date)
    return formatter(locale, { ...STYLES[style], timeZone }).format(moment);
  if (style === 'time') return MISSING;
  const dayOnly = STYLES[style === 'longDate' ? 'longDate' : 'date'];
  return formatter(locale, { ...dayOnly, timeZone: 'UTC' }).format(Date.parse(`${moment}T12:00Z`));
}

/** A moment's day in a zone as 'YYYY-MM-DD', for files and copies; '—' for what is no date. */
export function fileDay(value: unknown, timeZone: string): string {
  const moment = readMoment(value, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? MISSING);
}

/** A moment in a zone as 'YYYY-MM-DD HH:mm'; a day without a time stays one; '—' for what is no date. */
export function fileMoment(value: unknown, timeZone: string): string {
  const moment = readMoment(value, timeZone);
  return moment instanceof Date
    ? `${dayOf(moment, timeZone)} ${formatDate(moment, { timeZone, style: 'time' })}`
    : (moment ?? MISSING);
}

const OLD_AFTER_MINUTES = 10;

/** How long ago something was read, in whole minutes; old from 10 minutes on (UI-15). Both in milliseconds. */
export function ageOf(readAt: number, now: number): { minutes: number; old: boolean } {
  const minutes = Math.max(0, Math.floor((now - readAt) / 60_000));
  return { minutes, old: minutes >= OLD_AFTER_MINUTES };
}
