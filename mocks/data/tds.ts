import { Collection } from '@msw/data';
import { z } from 'zod';
import { area } from '#mocks/database.ts';

/** Certificates as they were uploaded; none at first. */
export const tds = area({
  name: 'tds',
  collections: () => ({
    certificates: new Collection({ schema: z.looseObject({ name: z.string(), size: z.number() }) }),
  }),
  seed: () => undefined,
});
