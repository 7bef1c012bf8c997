// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '#config/current.ts';
import { listBypass } from '#contract/bank.ts';
import { listGroups } from '#contract/groups.ts';
import { listPanRequests } from '#contract/pan.ts';
import { listPicksGames } from '#contract/picks.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listRmgUserGames } from '#contract/rmg.ts';
import { listTooltips } from '#contract/tooltips.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceSource } from '#dataProvider/resourceData.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const sources: ResourceSource[] = [
  {
    resource: 'bank',
    data: {
      dialect: 'paged',
      endpoint: listBypass,
      records: 'data',
      pages: 'pagination.totalPages',
    },
    toRecord: (row) => ({ ...row, account: 'from json' }),
  },
  {
    resource: 'counted',
    data: {
      dialect: 'paged',
      endpoint: listPanRequests,
      records: 'data',
      total: 'total',
    },
  },
  {
    resource: 'groups',
    data: {
      dialect: 'paged',
      endpoint: listGroups,
      records: 'data',
      page: 'pageNumber',
      limit: null,
      sort: { field: 'sortBy', order: 'orderBy', up: 1, down: -1 },
    },
  },
  { resource: 'pan', data: { dialect: 'paged', endpoint: listPanRequests, records: 'data' } },
  {
    resource: 'tooltips',
    data: { dialect: 'whole', endpoint: listTooltips, records: 'result.tooltips' },
  },
  {
    resource: 'picks',
    data: { dialect: 'whole', endpoint: listPicksGames, records: '', key: 'game_id' },
  },
  {
    resource: 'headed',
    data: {
      dialect: 'whole',
      endpoint: listPredictionGames,
      records: 'games',
      rows: (games: ReadonlyMap<string, object[]>) =>
        [...games].flatMap(([heading, list]) => list.map((game) => ({ ...game, heading }))),
      key: 'id',
    },
  },
  {
    resource: 'played',
    data: {
      dialect: 'paged',
      endpoint: listRmgUserGames,
      records: 'user_games',
      key: 'game_id',
      limit: null,
    },
    perPage: 10,
    toRecord: (row, { user_id }) => ({ ...row, of: user_id }),
  },
  { resource: 'notes', data: { dialect: 'simple-rest', service: 'auth', path: 'notes' } },
];
const provider = createDataProvider(sources, JSON.stringify);
const list = (
  resource: string,
  page = 1,
  filter = {},
  sort = { field: 'id', order: 'ASC' as const },
) => provider.getList(resource, { pagination: { page, perPage: 10 }, filter, sort });
const asked = () => service.requests.map(({ url }) => new URL(url).search);
const users = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ _id: `u${from + index}`, status: 'x' }));

beforeEach(() => setConfig(testConfig()));

describe('a page of a list', () => {
  it('is asked for by number and size, with trimmed filters and no empty ones [UI-09]', async () => {
    service.answers(() => HttpResponse.json({ data: users(1), pagination: { totalPages: 3 } }));
    const { data, pageInfo, meta } = await list('bank', 2, {
      user_id: ' 42 ',
      other: '',
      none: null,
    });
    expect(asked()).toEqual(['?page=2&limit=10&user_id=42']);
    expect(data).toEqual([{ _id: 'u0', status: 'x', id: 'u0', account: 'from json' }]);
    expect(pageInfo).toEqual({ hasPreviousPage: true, hasNextPage: true });
    expect(meta).toMatchObject({ pages: 3, readAt: expect.any(Number) });
  });

  it.each([
    [10, true],
    [9, false],
    [0, false],
  ])('of %i rows without a total: is there a next one? %s [UI-08]', async (count, next) => {
    service.answers(() => HttpResponse.json({ data: users(count) }));
    expect((await list('pan')).pageInfo?.hasNextPage).toBe(next);
  });

  it.each([
    [1, 20, true],
    [2, 20, false],
    [2, 21, true],
  ])('%i of a list of %i rows: is there a next one? %s [UI-08]', async (page, total, next) => {
    service.answers(() => HttpResponse.json({ data: users(10), total }));
    const got = await list('counted', page);
    expect([got.total, got.pageInfo?.hasNextPage]).toEqual([total, next]);
  });

  it.each([
    ['ASC', '1'],
    ['DESC', '-1'],
  ] as const)(
    'is asked for in the order %s by the service’s own word %s [UI-08]',
    async (order, word) => {
      service.answers(() => HttpResponse.json({ data: users(1), totalPage: 1 }));
      await provider.getList('groups', {
        pagination: { page: 1, perPage: 10 },
        filter: {},
        sort: { field: 'name', order },
      });
      const query = new URLSearchParams(asked()[0]);
      expect([query.get('sortBy'), query.get('orderBy')]).toEqual(['name', word]);
    },
  );

  it('that an action has emptied gives the one before it [UI-08]', async () => {
    service.answers((request) =>
      HttpResponse.json({
        data: request.url.includes('page=3') ? [] : users(10),
        pagination: { totalPages: 2 },
      }),
    );
    const { data, total } = await list('bank', 3);
    expect(data).toHaveLength(10);
    expect(total).toBe(20);
    expect(asked().map((search) => search.slice(0, 7))).toEqual(['?page=3', '?page=2']);
  });

  it('far past the end is reached with three calls, not one per page [UI-08]', async () => {
    service.answers(({ url }) =>
      HttpResponse.json({ data: new URL(url).searchParams.get('page') === '1' ? users(4) : [] }),
    );
    const { data, meta } = await list('pan', 400);
    expect(asked().map((query) => new URLSearchParams(query).get('page'))).toEqual([
      '400',
      '399',
      '1',
    ]);
    expect([data.length, meta.page]).toEqual([4, 1]);
  });

  it('shows a row that came twice twice, each by a key of its own [NET-11]', async () => {
    service.answers(() => HttpResponse.json({ data: [...users(1), ...users(1)] }));
    expect((await list('pan')).data.map(({ id }) => id)).toEqual(['u0', 'u0#2']);
  });

  it('is cancelled when the page is left [UI-09]', async () => {
    const abort = new AbortController();
    service.answers(() => new Promise(() => {}));
    const reading = provider.getList('bank', {
      pagination: { page: 1, perPage: 10 },
      signal: abort.signal,
    });
    abort.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
    expect(provider.supportAbortSignal).toBe(true);
  });
});

describe('a list that comes whole', () => {
  const tooltips = [
    { _id: '1', id: 'b', message: 'Ten' },
    { _id: '2', id: 'a', message: null },
    { _id: '3', id: 'c', message: 'ten more' },
  ];
  beforeEach(() => service.answers(() => HttpResponse.json({ result: { tooltips } })));

  it('is filtered, sorted and paged here [CFG-02]', async () => {
    const found = await list('tooltips', 1, { q: 'TEN' }, { field: 'message', order: 'ASC' });
    expect(found.data.map(({ _id }) => _id)).toEqual(['1', '3']);
    expect(found.total).toBe(2);
    const sorted = await list('tooltips', 1, {}, { field: 'message', order: 'ASC' });
    expect(sorted.data.at(-1)?._id).toBe('2');
    expect(asked()).toEqual(['', '']);
  });

  it('gives one record, or says that it is not there', async () => {
    expect((await provider.getOne('tooltips', { id: '3' })).data).toMatchObject({ _id: '3' });
    await expect(provider.getOne('tooltips', { id: '9' })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });
});

describe('a list of an unusual call', () => {
  it('is asked by the names of any of its forms [CFG-02, PIC-01]', async () => {
    service.answers(() => HttpResponse.json([{ game_id: 7 }, { game_id: 7 }]));
    const { data } = await list('picks', 1, { status: 'new' });
    expect(asked()).toEqual(['?status=new&category=2']);
    expect(data.map(({ id }) => id)).toEqual([7, '7#2']);
    await list('picks', 1, { game_id: '7' });
    expect(asked().at(-1)).toBe('?game_id=7');
  });

  it('has the rows that its answer is made into, in their order [CFG-02, PRD-01]', async () => {
    service.answers(() =>
      HttpResponse.json({ games: { Later: [{ id: 8 }], Now: [{ id: 7 }, { id: 8 }] } }),
    );
    const { data } = await list('headed', 1, {}, { field: '', order: 'ASC' });
    expect(data.map(({ id, heading }) => [id, heading])).toEqual([
      [8, 'Later'],
      [7, 'Now'],
      ['8#2', 'Now'],
    ]);
    expect(data.map(idAsRead)).toEqual([8, 7, 8]);
  });

  it('tells its records what it was asked with, also where one of them is looked for [CFG-02, RMG-05]', async () => {
    service.answers(() => HttpResponse.json({ user_games: [{ game_id: 'g' }] }));
    const filter = { user_id: '42', game_type: '1' };
    expect((await list('played', 1, filter)).data).toMatchObject([{ id: 'g', of: '42' }]);
    const { data } = await provider.getOne('played', { id: 'g', meta: { filter } });
    expect(data).toMatchObject({ id: 'g', of: '42' });
    expect(asked().at(-1)).toBe('?game_type=1&page=1&user_id=42');
  });
});

describe('a resource that speaks ra-data-simple-rest', () => {
  it('is read through the same client [CFG-02]', async () => {
    service.answers(() =>
      HttpResponse.json([{ id: 1 }], { headers: { 'content-range': 'notes 0-0/31' } }),
    );
    expect(await list('notes')).toMatchObject({ data: [{ id: 1 }], total: 31 });
    expect(service.requests[0]?.url).toContain('/services/auth/notes?filter=%7B%7D');
  });

  it('fails as every other call does [NET-11]', async () => {
    service.answers(() => new HttpResponse(null, { status: 403 }));
    await expect(list('notes')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('one record of a list without a call of its own', () => {
  const some = (from: number) => HttpResponse.json({ data: users(10, from) });

  it('is looked for page after page [CFG-02]', async () => {
    service.answers(({ url }) => some(10 * Number(new URL(url).searchParams.get('page'))));
    const { data } = await provider.getOne('pan', { id: 'u34' });
    expect(data).toMatchObject({ id: 'u34' });
    expect(asked()).toHaveLength(3);
  });

  it('is missing when the pages end without it [CFG-02]', async () => {
    service.answers(({ url }) =>
      new URL(url).searchParams.get('page') === '1' ? some(0) : HttpResponse.json({ data: [] }),
    );
    await expect(provider.getOne('pan', { id: 'u34' })).rejects.toMatchObject({ kind: 'notFound' });
  });
});

it.each([
  ['create', 'create'],
  ['update', 'edit'],
  ['delete', 'remove'],
  ['updateMany', 'edit'],
  ['deleteMany', 'remove'],
])(
  'a %s of a resource without a call for it says which it lacks, and sends nothing [CFG-01]',
  async (method, lacks) => {
    const params = { id: 'u0', ids: ['u0'], data: {}, previousData: { id: 'u0' } };
    await expect(provider[method]?.('bank', params)).rejects.toThrow(`actions.lacks.${lacks}`);
    expect(service.requests).toHaveLength(0);
  },
);

it('refuses a resource that it does not know', async () => {
  await expect(list('constructor')).rejects.toThrow(
    'Unknown resource constructor; there are bank, counted, groups, pan, tooltips, picks, headed, played, notes',
  );
});

describe('a resource that comes later', () => {
  it('comes with the first read, once, and its reads are found by writes from then on [CFG-01, NET-04]', async () => {
    const [bank] = sources;
    if (!bank) throw new Error('no resource');
    const bring = vi.fn(async () => bank).mockRejectedValueOnce(new Error('offline'));
    const later = createDataProvider([{ resource: bank.resource, bring }], JSON.stringify);
    service.answers(() => HttpResponse.json({ data: users(1), pagination: { totalPages: 1 } }));
    const read = () =>
      later.getList(bank.resource, {
        pagination: { page: 1, perPage: 10 },
        filter: {},
        sort: { field: 'id', order: 'ASC' },
      });
    await expect(read()).rejects.toThrow('offline');
    expect(service.requests).toHaveLength(0);
    expect((await read()).data).toHaveLength(1);
    await read();
    expect(bring).toHaveBeenCalledTimes(2);
    expect(service.requests).toHaveLength(2);
  });
});
