const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date formatter with Latin digits in Indian usage ('en', 'hi' or a full tag). Kept, because making one
 * costs more than using it a hundred times.
 */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const language = `${locale.includes('-') ? locale : `${locale}-IN`}-u-ca-gregory-nu-latn`;
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}

/** What the clocks and calendars of a time zone show at a moment, as if it were UTC, in milliseconds. */
function wallClock(ms: number, timeZone: string): number {
  const parts = new Map(
    formatter('en', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const [year, month, day] = [field('year'), field('month'), field('day')];
  return Date.UTC(year, month - 1, day, field('hour'), field('minute'), field('second'));
}

/** Milliseconds that a zone's clocks are ahead of UTC when they show `wallMs` (as if it were UTC). */
export function zoneOffset(wallMs: number, timeZone: string): number {
  const aheadAt = (ms: number): number => wallClock(ms, timeZone) - Math.floor(ms / 1000) * 1000;
  return aheadAt(wallMs - aheadAt(wallMs));
}

/** The calendar day 'YYYY-MM-DD' that it is at a moment in a time zone. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Date(wallClock(moment.getTime(), timeZone)).toISOString().slice(0, 10);
