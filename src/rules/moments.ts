import { momentOf, readMoment } from './dates.ts';
import { toDay } from './days.ts';
import { dayOf, formatter, zoneOffset } from './timeZones.ts';

const ISO =
  /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** Counts from here on are milliseconds: 1971 in milliseconds is later than 2199 in seconds. */
const MILLISECONDS = Date.UTC(1971, 0, 1);

/** The clock of a moment in a zone: '18:30'. */
const clockOf = (moment: Date, timeZone: string): string =>
  formatter('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );

/** A moment in a zone as a picker takes it, 'YYYY-MM-DDTHH:mm'; midnight of a bare day; '' for what is none. */
export function localMoment(value: unknown, timeZone: string): string {
  const moment = readMoment(value, timeZone);
  if (moment === null) return '';
  if (!(moment instanceof Date)) return `${moment}T00:00`;
  return `${dayOf(moment, timeZone)}T${clockOf(moment, timeZone)}`;
}

/** The moment when the clocks of a zone show 'YYYY-MM-DDTHH:mm'; null for what is none or lies outside of 1971 to 2199. */
function momentAt(local: string, timeZone: string): number | null {
  if (!LOCAL.test(local) || toDay(local.slice(0, 10)) === null) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  return momentOf(asUtc - zoneOffset(asUtc, timeZone))?.getTime() ?? null;
}

/**
 * What was picked ('YYYY-MM-DDTHH:mm' in the zone) as the service has it: in seconds, milliseconds, with the offset or
 * without one, as `like` is; ISO in UTC by default. While the minute stays, so do its seconds (CFG-10).
 */
export function momentLike(local: string, like: unknown, timeZone: string): unknown {
  const at = momentAt(local, timeZone);
  if (at === null) return null;
  const before = readMoment(like, timeZone);
  const ms =
    at +
    (before instanceof Date && sameClock(before, local, timeZone) ? before.getTime() % 60_000 : 0);
  const text = typeof like === 'string' ? like.trim() : like;
  if (typeof text === 'number' || (typeof text === 'string' && /^\d{8,13}$/.test(text))) {
    const count = Number(text) >= MILLISECONDS ? ms : Math.floor(ms / 1000);
    return typeof text === 'number' ? count : String(count);
  }
  const form = typeof text === 'string' ? ISO.exec(text) : null;
  return form ? written(ms, form, timeZone) : new Date(ms).toISOString();
}

const sameClock = (moment: Date, local: string, timeZone: string): boolean =>
  clockOf(moment, timeZone) === local.slice(11);

/** A moment in the form of an ISO text: its separator, its digits of a second, its offset. */
function written(ms: number, form: RegExpExecArray, timeZone: string): string {
  const [, , between = 'T', , seconds, zone] = form;
  const offset = zone === undefined ? zoneOffset(wallOf(ms, timeZone), timeZone) : offsetOf(zone);
  const iso = new Date(ms + offset).toISOString();
  const length = seconds?.length ?? 0;
  const told = iso.slice(16, 23).slice(0, length).padEnd(length, '0');
  return `${iso.slice(0, 10)}${between}${iso.slice(11, 16)}${told}${zone ?? ''}`;
}

const wallOf = (ms: number, timeZone: string): number =>
  Date.parse(`${dayOf(new Date(ms), timeZone)}T${clockOf(new Date(ms), timeZone)}Z`);

function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

/** Another day for a moment, at the same time of day; a day stays a day (CFG-10). Null: no moment is on that day. */
export function onDay(day: string, like: unknown, timeZone: string): unknown {
  const moment = readMoment(like, timeZone);
  if (!(moment instanceof Date)) return day;
  return momentLike(`${day}T${clockOf(moment, timeZone)}`, like, timeZone);
}
