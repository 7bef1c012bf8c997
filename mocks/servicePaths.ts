import type { ServiceName } from '#contract/endpoint.ts';

/** Where the embedded services answer on their origin; the default /config.json names the same places. */
export const servicePaths = {
  staticData: '/services/static-data/',
  prediction: '/services/prediction/',
  auth: '/services/auth/',
  mail: '/services/mail/',
  mailTemplates: '/services/mail-templates',
  groups: '/services/groups/',
  picks: '/services/picks/',
  reports: '/services/reports/',
} as const satisfies Record<ServiceName, string>;

/** Where a service answers on that origin, also one that only a configuration names. */
export const servicePath = (service: string): string =>
  (servicePaths as Readonly<Record<string, string>>)[service] ?? `/services/${service}/`;

/** The service that an address belongs to, and the rest of its path; undefined outside of the services. */
export function serviceOf(pathname: string): { service: ServiceName; path: string } | undefined {
  for (const service of Object.keys(servicePaths) as ServiceName[]) {
    const base = servicePaths[service];
    if (pathname === base || (base.endsWith('/') && pathname.startsWith(base)))
      return { service, path: pathname.slice(base.length) };
  }
  return undefined;
}
