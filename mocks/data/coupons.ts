import { Collection } from '@msw/data';
import { z } from 'zod';
import { wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

const TEMPLATES = [
  'Mega contest ₹49',
  'Head to head ₹100',
  'Winner takes all ₹500',
  'Practice (free)',
  'Small league ₹10',
  'Small league ₹10 – evening',
  'महा लीग ₹25',
];

/** Coupons given out, and the league templates that a coupon can be for. Codes WELCOME50 and DIWALI25 exist. */
export const coupons = area({
  name: 'coupons',
  collections: () => ({
    coupons: new Collection({ schema: z.looseObject({ code: z.string() }) }),
    couponTemplates: new Collection({ schema: z.looseObject({ id: wireId, name: z.string() }) }),
  }),
  seed: async ({ coupons, couponTemplates }, { random, rows }) => {
    for (const code of ['WELCOME50', 'DIWALI25']) await coupons.create({ code, status: 'active' });
    for (let n = 0; n < rows(24); n++)
      await couponTemplates.create({
        id: n % 5 === 4 ? 600 + n : random.hexId(),
        name: `${TEMPLATES[n % TEMPLATES.length]}${n < TEMPLATES.length ? '' : ` #${n}`}`,
      });
  },
});
