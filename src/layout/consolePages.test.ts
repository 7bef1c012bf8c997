// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { setConfig } from '#config/current.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { bringPageAt, consolePages, readAheadAt } from '#layout/consolePages.ts';
import { issueToken } from '#mocks/token.ts';
import { bringResource, type DeclaredResource } from '#resource-kit/declaredResources.ts';
import { headOf } from '#resource-kit/head.ts';
import { callLogs } from '#resources/call-logs/resource.ts';
import { coupons } from '#resources/coupons/resource.ts';
import { tooltips } from '#resources/tooltips/resource.ts';
import { fakeService, rawAnswer } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const seen = vi.hoisted(() => vi.fn());
vi.mock('#actions/releaseMarks.ts', async (original) => ({
  ...(await original<object>()),
  seeToMarks: seen,
}));

const service = fakeService();
const deferred = [callLogs, coupons, tooltips].map((resource) => ({
  head: headOf(resource),
  load: vi.fn(async () => resource),
}));
const loads = () => deferred.map(({ load }) => load.mock.calls.length);

beforeEach(() => setConfig(testConfig()));
afterEach(() => queryClient.clear());

describe('a page that is opened', () => {
  it('brings its resource, whose marks are then seen to, and no other [NET-06, NET-08]', async () => {
    await bringPageAt(consolePages(deferred), '/nowhere');
    expect(loads()).toEqual([0, 0, 0]);
    expect(seen).not.toHaveBeenCalled();
    await bringPageAt(consolePages(deferred), callLogs.route);
    expect(loads()).toEqual([1, 0, 0]);
    expect(seen).toHaveBeenCalledTimes(1);
    await bringPageAt(consolePages(deferred), callLogs.route);
    expect(loads()).toEqual([1, 0, 0]);
  });

  it('is told where it stands that it cannot be had [NET-09]', async () => {
    const load = vi.fn(async () => Promise.reject(new Error('gone')));
    const gone = { head: { ...headOf(coupons), name: 'gone', route: '/gone' }, load };
    await bringPageAt(consolePages([gone]), '/gone');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('what a list reads first', () => {
  const provider = createDataProvider(
    deferred.map((one) => ({ resource: one.head.name, bring: () => bringResource(one) })),
    JSON.stringify,
  );
  const ahead = async (address: string, role: 'admin' | 'support', of: DeclaredResource[]) => {
    // What is not as agreed is not asked for again.
    service.answers(() => rawAnswer('7'));
    await readAheadAt(of, provider, new URL(address, location.origin), role);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return service.requests.map(({ method, url }) => `${method} ${url.split('/services')[1]}`);
  };

  beforeEach(async () => {
    sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
    await openSession();
  });
  afterEach(() => signOut());

  it('is not asked for once the person has left [APP-09]', async () => {
    const [calls] = deferred;
    const load = async () => {
      signOut();
      return callLogs;
    };
    const leaving = { head: { ...headOf(callLogs), name: 'left', route: '/left' }, load };
    expect(calls?.head.roles).toContain('admin');
    expect(await ahead('/left', 'admin', [leaving])).toEqual([]);
  });

  it('is asked for as its address says, before it is drawn [UI-13, APP-15]', async () => {
    const filter = encodeURIComponent(JSON.stringify({ search: '98' }));
    const asked = await ahead(`${callLogs.route}?page=2&filter=${filter}`, 'admin', deferred);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('page=2');
    expect(asked[0]).toContain('search=98');
  });

  it('is asked for whole where it comes so [UI-13]', async () => {
    expect(await ahead(`${tooltips.route}?page=2`, 'admin', deferred)).toEqual([
      'GET /auth/native-android/tooltips',
    ]);
  });

  it('is that of the chosen tab’s list [UI-13, STR-02]', async () => {
    const asked = await ahead('/street/index/48213/71001?tab=holdings', 'support', deferred);
    expect(asked).toEqual(['GET /auth/street/support/holdings/mine?user_id=48213&game_id=71001']);
  });

  it('is not asked for by who may not open it, nor on another page [APP-01, APP-04]', async () => {
    const [, , tips] = deferred;
    expect(tips?.head.roles).not.toContain('support');
    expect(await ahead(tooltips.route, 'support', deferred)).toEqual([]);
    expect(await ahead(`${tooltips.route}/create`, 'admin', deferred)).toEqual([]);
    expect(await ahead('/nowhere', 'admin', deferred)).toEqual([]);
  });

  it('is not asked for where its file is missing [NET-09]', async () => {
    const load = () => Promise.reject(new Error('gone'));
    const gone = { head: { ...headOf(callLogs), name: 'gone', route: '/gone' }, load };
    expect(await ahead('/gone', 'admin', [gone])).toEqual([]);
  });
});
