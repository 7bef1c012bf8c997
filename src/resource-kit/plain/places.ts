import type { Config } from '#config/schema.ts';

/** Parts of a path that stay where they are put: no '.' or '..', nothing that an address takes for more than a name. */
const partsWithout = (more: string): string => {
  const part = String.raw`(?!\.{1,2}(?:/|$))[^/\\?#%\s\p{Cc}${more}]+`;
  return `${part}(?:/${part})*`;
};

/** A place below a service's base: 'offers/open'. */
export const PLACE = new RegExp(`^${partsWithout('{}')}$`, 'u');
/** The path of a call below a service's base: 'offers/{id}/close'. */
export const CALL_PATH = new RegExp(`^${partsWithout('')}/?$`, 'u');
/** Where a page is: '/offers'. */
export const ROUTE = new RegExp(`^/${partsWithout(':*{}')}$`, 'u');
/** Where a value is in a record: 'amount', 'team.name'. The names that every object has are none. */
export const SOURCE =
  /^(?!(?:.*\.)?(?:__proto__|constructor|prototype)(?:\.|$))[^.\s{}]+(?:\.[^.\s{}]+)*$/;

/** What the console has besides the pages that are declared. */
export const OWN = { names: ['home'], routes: ['/', '/unauthorized'] } as const;

/**
 * What the console's server answers itself (deploy/nginx.conf, deploy/headers.ts, the embedded services). A page
 * there would open from the menu and be something else after a reload.
 */
const SERVED = ['/assets', '/services', '/__services', '/staff-login'];
const SERVED_FILE = /\/\.|\.(?:js|css|map|json|svg|png|ico|woff2?|txt|html)$/;

/** Does something other than the page answer at this route: a file, a service, the login page? */
export function isServed(route: string, { services, loginUrl }: ServingConfig): boolean {
  const asked = route.toLowerCase();
  const configured = [...Object.values(services), loginUrl]
    .filter((address) => address.startsWith('/'))
    .map((address) => (address.split(/[?#{]/, 1)[0] ?? '').replace(/(?<!\/)\/+$/, '').toLowerCase())
    .filter((path) => path !== '');
  return (
    SERVED_FILE.test(asked) ||
    [...SERVED, ...configured].some((path) => asked === path || asked.startsWith(`${path}/`))
  );
}

type ServingConfig = Pick<Config, 'services' | 'loginUrl'>;
