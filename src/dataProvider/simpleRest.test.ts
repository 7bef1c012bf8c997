// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { listCallLogs } from '#contract/callLogs.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { dataOf } from '#resource-kit/plain/endpoints.ts';
import { plainResourceSchema } from '#resource-kit/plain/schema.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const plain = plainResourceSchema.parse({
  name: 'offers',
  label: 'Offers',
  service: 'auth',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
  list: { records: 'data', key: 'no', one: { path: 'offers/{id}', record: 'data.offer' } },
});
const { one: _, ...withoutOne } = dataOf(plain) as Extract<
  ReturnType<typeof dataOf>,
  { dialect: 'paged' }
>;
const provider = createDataProvider(
  [
    { resource: 'notes', data: { dialect: 'simple-rest', service: 'auth', path: 'notes' } },
    { resource: 'offers', data: dataOf(plain), perPage: 20 },
    { resource: 'paged', data: withoutOne, perPage: 20 },
    { resource: 'calls', data: { dialect: 'paged', endpoint: listCallLogs, records: 'data' } },
  ],
  String,
);
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };
const answers = (text: string, range: string | null = 'notes 0-9/31') =>
  service.answers(
    () =>
      new HttpResponse(text, {
        headers: {
          'content-type': 'application/json',
          ...(range !== null && { 'content-range': range }),
        },
      }),
  );
const asked = () =>
  service.requests.map(({ url }) => decodeURIComponent(url.split('/auth/')[1] ?? ''));
const failureOf = (read: Promise<unknown>) =>
  read.then(
    () => null,
    (error: unknown) => error as Failure,
  );

beforeEach(() => setConfig(testConfig()));

describe('a service that speaks ra-data-simple-rest', () => {
  it.each([
    ['{"a":1}', 'list'],
    ['null', 'list'],
    ['"text"', 'list'],
    ['[null,5]', '0.id'],
    ['[{"a":1}]', '0.id'],
    ['{"success":true,"message":"Groups fetched successfully"}', 'list'],
  ])('whose list is %s is told in our words [NET-11, CFG-02]', async (text, field) => {
    answers(text);
    const failure = await failureOf(provider.getList('notes', { ...page, filter: {} }));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ kind: 'shape', field });
    expect(failureText(failure as Failure)).toMatchObject({ key: 'failures.shape' });
  });

  it.each(['[]', '{"other":1}', 'null', '{"id":8}', '{"id":""}', '{"id":{}}'])(
    'whose record 7 is %s has no such record [NET-11]',
    async (text) => {
      answers(text);
      expect(await failureOf(provider.getOne('notes', { id: 7 }))).toMatchObject({
        kind: 'shape',
        field: 'id',
      });
    },
  );

  it.each(['{"a":1}', 'null'])('whose look-up is %s is refused too [NET-11]', async (text) => {
    answers(text);
    expect(await failureOf(provider.getMany('notes', { ids: [1] }))).toMatchObject({
      kind: 'shape',
    });
  });

  it.each([null, 'notes 0-9/x', ''])(
    'without a count (%j) is told in our words [NET-11]',
    async (range) => {
      answers('[{"id":1}]', range);
      expect(await failureOf(provider.getList('notes', { ...page, filter: {} }))).toMatchObject({
        kind: 'shape',
        field: 'Content-Range',
      });
    },
  );

  it('may not know how many there are [CFG-02]', async () => {
    answers('[{"id":1}]', 'notes 0-9/*');
    const { total, pageInfo } = await provider.getList('notes', { ...page, filter: {} });
    expect([total, pageInfo]).toEqual([undefined, { hasPreviousPage: false, hasNextPage: false }]);
  });

  it('a row that cannot be read costs the row, not the page, and is counted [NET-11]', async () => {
    answers('[null,{"id":1},5,{"id":"a"}]');
    const { data, meta } = await provider.getList('notes', { ...page, filter: {} });
    expect(data.map(({ id }) => id)).toEqual([1, 'a']);
    expect(meta).toMatchObject({ unreadable: 2 });
  });

  it('is asked for ids and values of their own type [CFG-02]', async () => {
    answers('[{"id":827},{"id":5}]');
    const { data } = await provider.getMany('notes', { ids: [827] });
    expect(data).toEqual([{ id: 827 }]);
    await provider.getList('notes', { ...page, filter: { amount: 500, open: true, name: '7' } });
    expect(asked()[0]).toBe('notes?filter={"id":[827]}');
    expect(asked()[1]).toContain('filter={"amount":500,"open":true,"name":"7"}');
  });

  it('keeps a key beyond 2^53 and what it was [NET-11]', async () => {
    answers('{"id":9007199254740993}');
    const { data } = await provider.getOne('notes', { id: '9007199254740993' });
    expect(data.id).toBe('9007199254740993');
    expect(asked()).toEqual(['notes/9007199254740993']);
    answers('[{"id":9007199254740993},{"id":9007199254740992}]');
    const { data: rows } = await provider.getList('notes', { ...page, filter: {} });
    expect(rows.map(({ id }) => id)).toEqual(['9007199254740993', '9007199254740992']);
  });
});

describe('one record of a paged resource', () => {
  it('is read by its own call where one is declared [CFG-02]', async () => {
    answers('{"data":{"offer":{"no":7,"title":"Holi"}}}');
    expect((await provider.getOne('offers', { id: '7' })).data).toMatchObject({
      id: 7,
      title: 'Holi',
    });
    expect((await provider.getMany('offers', { ids: [7] })).data).toHaveLength(1);
    expect(asked()).toEqual(['offers/7', 'offers/7']);
  });

  it('must be the one that was asked for [NET-11]', async () => {
    answers('{"data":{"offer":{"no":8}}}');
    expect(await failureOf(provider.getOne('offers', { id: '7' }))).toMatchObject({
      kind: 'shape',
      field: 'data.offer.no',
    });
  });

  it('is missing where its call answers 404; of several the others are there [CFG-02]', async () => {
    service.answers(({ url }) =>
      url.endsWith('/7')
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.json({ data: { offer: { no: 8 } } }),
    );
    expect(await failureOf(provider.getOne('offers', { id: 7 }))).toMatchObject({
      kind: 'notFound',
    });
    expect((await provider.getMany('offers', { ids: [7, 8] })).data).toMatchObject([{ no: 8 }]);
  });

  it('is looked for on pages of the list’s own size, and not for ever [CFG-02]', async () => {
    const rows = Array.from({ length: 20 }, (_, no) => ({ no: no + 1 }));
    service.answers(() => HttpResponse.json({ data: rows }));
    expect(await failureOf(provider.getOne('paged', { id: '99' }))).toMatchObject({
      kind: 'notFound',
    });
    // The service gives the same page again: it knows no pages.
    expect(asked()).toEqual(['offers?page=1&limit=20', 'offers?page=2&limit=20']);
  });
});

it('an unreadable row of a list of ours costs the row, not the page [NET-11]', async () => {
  const bodies: unknown[] = [null, { _id: 'k' }, { agent_number: 'no key' }];
  service.answers(() => HttpResponse.json({ data: bodies }));
  const { data, meta } = await provider.getList('calls', { ...page, filter: {} });
  expect(data.map(({ id }) => id)).toEqual(['k']);
  expect(meta).toMatchObject({ unreadable: 2 });
});

it('an answer of another shape is never told by its own sentence [NET-07, NET-11]', async () => {
  answers('{"success":true,"message":"Groups fetched successfully","data":{"a":1}}');
  const failure = (await failureOf(provider.getList('paged', { ...page, filter: {} }))) as Failure;
  expect(failure).toMatchObject({ kind: 'shape', field: 'data', serverMessage: undefined });
  expect(failure.message).toBe('Unexpected answer from auth: data');
});
