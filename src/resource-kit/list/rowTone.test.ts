import { expect, it } from 'vitest';
import { toneNameOf } from '#resource-kit/list/rowTone.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';

const orders = definePlainResource({
  name: 'orders',
  label: 'Orders',
  service: 'demo',
  roles: ['admin'],
  fields: [
    { source: 'status', type: 'text' },
    { source: 'late', type: 'boolean' },
  ],
  tones: [
    { when: { status: ['lost', 'returned'] }, tone: 'negative' },
    { when: { status: 'sent', late: true }, tone: 'waiting' },
    { when: { late: true }, tone: 'info' },
  ],
});

it.each([
  [{ status: 'lost' }, 'negative'],
  [{ status: 'returned', late: true }, 'negative'],
  [{ status: 'sent', late: true }, 'waiting'],
  [{ status: 'new', late: true }, 'info'],
])('a row of %j is drawn %s: the first tone that holds [CFG-11]', (record, tone) => {
  expect(toneNameOf(orders, { id: 1, ...record })).toBe(tone);
});

it('a row in no marked state has no tone [CFG-11]', () => {
  expect(toneNameOf(orders, { id: 1, status: 'sent', late: false })).toBeUndefined();
});
