import type { Clock, Cors, Reply } from '#http/check/result.ts';

/** Headers that the console reads of answers, besides the body. */
export const READ_HEADERS = ['Date', 'Retry-After', 'X-Request-Id', 'Content-Disposition'] as const;

/** Seconds that clocks may be apart: the header has no parts of a second, and an answer takes its time. */
const APART = 5;

/** A `Date` header against our clock at the moment it was written, in milliseconds. */
export function clockOf(date: string | null, now: number, mayBeHidden: boolean): Clock {
  if (date === null) return { kind: mayBeHidden ? 'hidden' : 'missing' };
  const theirs = Date.parse(date);
  if (Number.isNaN(theirs)) return { kind: 'missing' };
  const seconds = Math.round((theirs - now) / 1000);
  return { kind: Math.abs(seconds) <= APART ? 'right' : 'off', seconds };
}

/** What a service answers to a browser that asks beforehand. */
export interface Preflight {
  ok: boolean;
  origin: string | null;
  headers: string;
}

export const preflightOf = ({ status, header }: Pick<Reply, 'status' | 'header'>): Preflight => ({
  ok: status >= 200 && status < 300,
  origin: header('access-control-allow-origin'),
  headers: header('access-control-allow-headers') ?? '',
});

const namesIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/**
 * May a browser read this answer? In a browser that it came says so, and what it cannot read of it is not there;
 * from a terminal the headers say it.
 */
export function corsOf(
  { header }: Pick<Reply, 'header'>,
  asked: {
    crossing: boolean;
    seenBy: 'browser' | 'terminal';
    origin: string;
    preflight: Preflight | null;
  },
): Cors {
  if (!asked.crossing) return { kind: 'same' };
  if (asked.seenBy === 'browser')
    // The other headers are not in every answer: that they are not seen says nothing.
    return { kind: 'allowed', hidden: header('date') === null ? ['Date'] : [] };
  const lets = (value: string | null) => value === '*' || value === asked.origin;
  const { preflight } = asked;
  if (!lets(header('access-control-allow-origin')))
    return { kind: 'refused', what: 'Access-Control-Allow-Origin' };
  if (!preflight?.ok || !lets(preflight.origin)) return { kind: 'refused', what: 'OPTIONS' };
  if (!namesIn(preflight.headers).includes('authorization'))
    return { kind: 'refused', what: 'Access-Control-Allow-Headers: Authorization' };
  const exposed = namesIn(header('access-control-expose-headers') ?? '');
  return {
    kind: 'allowed',
    hidden: READ_HEADERS.filter((name) => !exposed.includes(name.toLowerCase())),
  };
}
