import { Collection } from '@msw/data';
import { z } from 'zod';
import { userAt } from '#mocks/data/people.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

/** What `json` holds in a few rows, instead of an account. */
const ODD_JSON: unknown[] = [
  '{"account_name":"CUT OFF","account_num',
  'null',
  '[]',
  '""',
  null,
  '{"account_name":"<img src=x onerror=\\"window.__pwn=1\\">","account_number":"123456789012"}',
  '{"account_name":"NUMBER NOT TEXT","account_number":12345678901234567890,"account_ifsc":"SBIN0000001"}',
  {
    account_name: 'ALREADY AN OBJECT',
    account_number: '991188227733',
    account_ifsc: 'HDFC0000001',
  },
];

/** The bank verification bypass list, newest first; 68 users at scale 1. All user ids are numbers. */
export const bank = area({
  name: 'bank',
  collections: () => ({
    bankVerifications: new Collection({
      schema: z.looseObject({ _id: wireId, user_id: z.number(), status: stored.status }),
    }),
  }),
  seed: async ({ bankVerifications }, { random, rows }) => {
    let index = 0;
    for (let n = 0; n < rows(68); index++) {
      const user = userAt(index);
      if (typeof user.id !== 'number') continue;
      const odd = n > 4 && n % 9 === 5 ? ODD_JSON[Math.floor(n / 9) % ODD_JSON.length] : undefined;
      await bankVerifications.create({
        _id: random.hexId(),
        user_id: user.id,
        status: random.pick([
          'verified',
          'verified',
          'verified',
          'rejected',
          'pending',
          'in_review',
        ]),
        json: odd === undefined ? JSON.stringify(user.account) : odd,
      });
      n++;
    }
  },
});
