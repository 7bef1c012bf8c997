import { parseConfig } from '#config/load.ts';
import type { Config } from '#config/schema.ts';

const services = Object.fromEntries(
  [
    ['staticData', 'static-data/'],
    ['prediction', 'prediction/'],
    ['auth', 'auth/'],
    ['mail', 'mail/'],
    ['mailTemplates', 'mail-templates'],
    ['groups', 'groups/'],
    ['picks', 'picks/'],
    ['reports', 'reports/'],
  ].map(([name, path]) => [name, `/services/${path}`]),
);

/** A configuration for tests: the embedded services on this origin. */
export const testConfig = (overrides: Record<string, unknown> = {}): Config =>
  parseConfig(
    JSON.stringify({ loginUrl: '/staff-login?return={returnTo}', services, ...overrides }),
  );
