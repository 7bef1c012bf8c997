/** The longest pause that a service may ask for, in milliseconds. */
const LONGEST = 120_000;
/** The pause after a 429 that names none, in milliseconds. */
export const USUAL_PAUSE = 30_000;

const SECONDS = /^[+-]?\d+(\.\d+)?$/;
/** What an HTTP date has; `Date.parse` alone takes 'soon 7' for a day in July. */
const TIME = /\d\d:\d\d:\d\d/;

/** A Retry-After header (seconds or a date) as milliseconds from `now`; undefined when it says nothing. */
export function retryAfter(value: string | null, now: number): number | undefined {
  const given = value?.trim() ?? '';
  const ms = SECONDS.test(given)
    ? Number(given) * 1000
    : TIME.test(given)
      ? Date.parse(given) - now
      : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST);
}

/**
 * Whole seconds from now to the end of a pause (milliseconds since 1970), 0 once it is over. More than any pause
 * lasts is left only when the desk clock was set back: then nobody knows, and it is over.
 */
export function secondsUntil(moment: number): number {
  const left = moment - Date.now();
  return left > LONGEST ? 0 : Math.max(0, Math.ceil(left / 1000));
}
