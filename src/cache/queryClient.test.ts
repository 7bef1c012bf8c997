// @vitest-environment jsdom
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { noteResourceReads, readKey, refetchReads } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { endpoints } from '#contract/all.ts';
import { addBypass, listBypass } from '#contract/bank.ts';
import { type Endpoint, endpointKey, type InputOf, isWrite } from '#contract/endpoint.ts';
import { call } from '#http/call.ts';
import { cutAnswer, fakeService, pageAnswer, rawAnswer } from '#testing/fakeService.ts';
import { sampleInput } from '#testing/sampleInput.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const reads = endpoints.filter((one) => one.effect === 'read' && !isWrite(one));
const input = { query: { page: 1, limit: 10 } };
const sent = () => service.requests.length;

/** A read on a screen. */
function show(endpoint: Endpoint = listBypass, given: InputOf<Endpoint> = input) {
  const observer = new QueryObserver(queryClient, {
    queryKey: readKey(endpoint, given),
    queryFn: ({ signal }) => call(endpoint, given, { signal }),
  });
  return { observer, stop: observer.subscribe(() => {}) };
}

/** Lets what is on its way arrive; faked clocks stand still. */
async function arrive(times: () => boolean): Promise<void> {
  for (let turn = 0; turn < 300 && !times(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

beforeEach(() => setConfig(testConfig()));
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

describe('a read that fails', () => {
  it.each<[string, () => Response]>([
    ['no connection', () => HttpResponse.error()],
    ['status 408', () => new HttpResponse(null, { status: 408 })],
    ['status 429', () => new HttpResponse(null, { status: 429 })],
    ['status 500', () => new HttpResponse(null, { status: 500 })],
    ['status 503', () => new HttpResponse(null, { status: 503 })],
    ['a cut body', cutAnswer],
    ['a web page', pageAnswer],
  ])('by %s is asked again after 1, 3 and 7 seconds, then no more [NET-03]', async (_, answer) => {
    const times: number[] = [];
    service.answers(() => {
      times.push(Date.now());
      return answer();
    });
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { observer, stop } = show();
    for (let step = 0; step < 300; step += 1) {
      await arrive(() => observer.getCurrentResult().failureCount === times.length);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(times).toEqual([0, 1000, 3000, 7000].map((time) => expect.closeTo(time, -3)));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error' });
    stop();
  });

  it.each([400, 401, 403, 404, 409, 413, 422])(
    'by status %i was answered, and is not asked again by any screen [NET-03]',
    async (status) => {
      service.answers(() => new HttpResponse(null, { status }));
      fakeClock();
      for (const endpoint of reads) {
        service.requests.length = 0;
        const { observer, stop } = show(endpoint, sampleInput(endpoint) as InputOf<Endpoint>);
        await arrive(() => observer.getCurrentResult().isError);
        await vi.advanceTimersByTimeAsync(60_000);
        expect([endpointKey(endpoint), sent()]).toEqual([endpointKey(endpoint), 1]);
        stop();
      }
    },
  );

  it.each([
    ['a wrong shape', () => rawAnswer('"odd"')],
    ['success false', () => rawAnswer('{"success":false}')],
  ])('by %s is not asked again [NET-03, NET-11]', async (_, answer) => {
    service.answers(answer);
    fakeClock();
    const { observer, stop } = show();
    await arrive(() => observer.getCurrentResult().isError);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toBe(1);
    stop();
  });

  it('with Retry-After waits as long as it is told [NET-03]', async () => {
    service.answers(
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '20' } }),
    );
    fakeClock();
    const { observer, stop } = show();
    await arrive(() => observer.getCurrentResult().failureCount === 1);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toBe(2);
    stop();
  });

  it('with a Retry-After shorter than the next pause waits that pause [NET-03]', async () => {
    service.answers(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '0' } }));
    fakeClock();
    const { observer, stop } = show();
    await arrive(() => observer.getCurrentResult().failureCount === 1);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toBe(2);
    stop();
  });

  it('by a mistake of ours is not asked again [NET-03]', async () => {
    const failing = vi.fn(() => Promise.reject(new TypeError('x is not a function')));
    await queryClient.fetchQuery({ queryKey: ['odd'], queryFn: failing }).catch(() => {});
    expect(failing).toHaveBeenCalledTimes(1);
  });
});

describe('a read on the screen', () => {
  const shown = async () => {
    service.answers(() => rawAnswer('{"data":[]}'));
    const made = show();
    await vi.waitFor(() => expect(made.observer.getCurrentResult().isSuccess).toBe(true));
    return made;
  };

  it('is not asked again when the window gets the focus [NET-03]', async () => {
    const { stop } = await shown();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    focusManager.setFocused(undefined);
    await arrive(() => false);
    expect(sent()).toBe(1);
    stop();
  });

  it('is asked again after a write that makes it stale, and by no other [NET-04]', async () => {
    const { stop } = await shown();
    expect(await refetchReads(queryClient, addBypass.touches?.() ?? [])).toBe(1);
    expect(sent()).toBe(2);
    expect(await refetchReads(queryClient, [])).toBe(0);
    expect(sent()).toBe(2);
    stop();
    expect(await refetchReads(queryClient, [listBypass])).toBe(0);
    expect(sent()).toBe(2);
  });

  it('of a resource is found by the calls that it comes from [NET-04]', async () => {
    noteResourceReads('bank-verification/manage', [listBypass]);
    const list = vi.fn(async () => []);
    const observer = new QueryObserver(queryClient, {
      queryKey: ['bank-verification/manage', 'getList', {}],
      queryFn: list,
    });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    await refetchReads(queryClient, [listBypass]);
    expect(list).toHaveBeenCalledTimes(2);
    stop();
  });

  it('tells the write when it could not be read again [NET-06]', async () => {
    const { stop } = await shown();
    service.answers(() => new HttpResponse(null, { status: 404 }));
    await expect(refetchReads(queryClient, [listBypass])).rejects.toMatchObject({
      kind: 'notFound',
    });
    stop();
  });

  it('is cancelled and forgotten when the person signs out; a late answer stays out [APP-09]', async () => {
    let answer = (_: Response) => {};
    service.answers(() => new Promise((resolve) => (answer = resolve)));
    const { stop } = show();
    await vi.waitFor(() => expect(sent()).toBe(1));
    stop();
    signOut();
    answer(rawAnswer('{"data":[]}'));
    await arrive(() => false);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
