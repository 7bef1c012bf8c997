import { Collection } from '@msw/data';
import { z } from 'zod';
import { area } from '#mocks/database.ts';

/** Whatever is stored under `/services/demo/{resource}`; empty at first. */
export const demo = area({
  name: 'demo',
  collections: () => ({
    demoRecords: new Collection({
      schema: z.object({
        resource: z.string(),
        id: z.string(),
        values: z.record(z.string(), z.unknown()),
      }),
    }),
  }),
  seed: () => {},
});
