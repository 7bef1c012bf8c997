import { Collection } from '@msw/data';
import { z } from 'zod';
import { wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

const SUBJECTS = [
  'Welcome aboard',
  'Your withdrawal is on its way',
  'Complete your KYC',
  'Match reminder',
  'Weekend offer',
  'सप्ताहांत का ऑफ़र',
  'TDS certificate is ready',
  'We miss you',
  'Terms have changed',
  'Refund for a cancelled game',
];

/** Uploaded address lists, batches sent, and 100 templates of which two bear the same name. */
export const mail = area({
  name: 'mail',
  collections: () => ({
    mailFiles: new Collection({ schema: z.looseObject({ filename: z.string() }) }),
    mailBatches: new Collection({ schema: z.looseObject({ filename: z.string() }) }),
    mailTemplates: new Collection({ schema: z.looseObject({ id: wireId, name: z.string() }) }),
  }),
  seed: async ({ mailFiles, mailTemplates }, { random }) => {
    await mailFiles.create({ filename: 'september-winners.csv', size: 18_204 });
    for (let n = 0; n < 100; n++) {
      const round = Math.floor(n / SUBJECTS.length);
      await mailTemplates.create({
        id: `d-${random.hexId()}`,
        name:
          n === 1
            ? 'Welcome aboard'
            : `${SUBJECTS[n % SUBJECTS.length]}${round === 0 ? '' : ` v${round + 1}`}`,
      });
    }
  },
});
