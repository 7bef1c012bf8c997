/** The longest pause that a service may ask for, in milliseconds. */
const LONGEST = 120_000;

/** A Retry-After header (seconds or a date) as milliseconds from `now`; undefined when it says nothing. */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST);
}
