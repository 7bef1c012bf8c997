import { config } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#http/failure.ts';

/** Path, query and body of one call, after the schemas. */
export interface RawInput {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Parts that would vanish or climb ('' drops its segment, dots are folded even when encoded), or change. */
const isTreacherous = (part: string): boolean =>
  part === '' || part === '.' || part === '..' || !part.isWellFormed();

/** Would these parts be folded away? A path can also be built by others, as by ra-data-simple-rest. */
const climbs = (path: string): boolean =>
  /(?:^|\/)\.{1,2}(?:\/|$)/.test(path.split('?', 1)[0] ?? '');

/** The whole address of a call. Refuses a service that is not configured, and treacherous path parts. */
export function addressOf(endpoint: Endpoint, input: RawInput): string {
  const base = serviceBase(endpoint.service);
  if (!base) throw new Failure('notConfigured', endpoint, { stage: 'before' });
  return addressUnder(base, endpoint, input);
}

/** The same for a service whose base, with its slash, is known. */
export function addressUnder(base: string, endpoint: Endpoint, input: RawInput): string {
  const path = endpoint.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = String(input.path?.[name] ?? '');
    if (isTreacherous(value))
      throw new Failure('badInput', endpoint, { stage: 'before', field: name });
    return encodeURIComponent(value);
  });
  if (climbs(path)) throw new Failure('badInput', endpoint, { stage: 'before', field: 'path' });
  const address = path === '' ? base.replace(/\/$/, '') : `${base}${path}`;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.append(key, String(value));
  const search = query.toString();
  return search === '' ? address : `${address}?${search}`;
}

/** The configured base of a service with exactly one slash at its end, or undefined. */
export function serviceBase(service: string): string | undefined {
  const services: Record<string, string> = config().services;
  const base = Object.hasOwn(services, service) ? services[service] : undefined;
  return base && baseOf(base, location.origin);
}

/** A configured address as the base of calls, of a console that is served from this origin. */
export const baseOf = (address: string, origin: string): string =>
  new URL(`${withoutSlashes(address)}/`, origin).href;

function withoutSlashes(base: string): string {
  let end = base.length;
  while (base[end - 1] === '/') end -= 1;
  return base.slice(0, end);
}
