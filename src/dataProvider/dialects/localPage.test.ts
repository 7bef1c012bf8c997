import { expect, it } from 'vitest';
import { localPage } from '#dataProvider/dialects/localPage.ts';

it.each([
  ['ASC', ['a', 'b', 'none']],
  ['DESC', ['b', 'a', 'none']],
] as const)('missing values come last, sorted %s [CFG-02]', (order, ids) => {
  const records = [
    { id: 'none', activity: null },
    { id: 'a', activity: 'Home' },
    { id: 'b', activity: 'Wallet' },
  ];
  const { data } = localPage(records, { sort: { field: 'activity', order } }, {});
  expect(data.map(({ id }) => id)).toEqual(ids);
});
