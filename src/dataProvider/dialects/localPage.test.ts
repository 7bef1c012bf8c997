import { beforeEach, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { localPage } from '#dataProvider/dialects/localPage.ts';
import { testConfig } from '#testing/testConfig.ts';

beforeEach(() => setConfig(testConfig()));

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

it('rows with values nested 20,000 levels deep are found and sorted as others are [CFG-02, NET-11]', () => {
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 'Home');
  const records = [
    { id: 'deep', tags: deep },
    { id: 'flat', tags: ['home', 'new'] },
    { id: 'object', tags: { home: deep } },
  ];
  const found = (filter: Record<string, unknown>) =>
    localPage(records, { sort: { field: 'tags', order: 'ASC' } }, filter).data.map(({ id }) => id);
  expect(found({})).toEqual(['deep', 'object', 'flat']);
  expect(found({ q: 'HOME' })).toEqual(['flat']);
  expect(found({ tags: 'new' })).toEqual(['flat']);
  expect(found({ tags: { in: ['new', 'x'] } })).toEqual(['flat']);
  expect(found({ tags: { null: false } })).toEqual(['deep', 'object', 'flat']);
});

it('an id that rows refer to is meant as a whole: q1 is not q10 [CFG-02]', () => {
  const records = [
    { id: 'a', question_id: 'q1' },
    { id: 'b', question_id: 'q10' },
  ];
  const found = (meta?: object) =>
    localPage(records, { meta }, { question_id: 'q1' }).data.map(({ id }) => id);
  expect([found(), found({ whole: 'question_id' })]).toEqual([['a', 'b'], ['a']]);
});
