import { dayOf } from '#rules/timeZones.ts';

/** From the first of this month until today, as days in a time zone. */
export function monthSoFar(timeZone: string): { from: string; to: string } {
  const to = dayOf(new Date(), timeZone);
  return { from: `${to.slice(0, 8)}01`, to };
}
