// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '#config/current.ts';
import { endpoints } from '#contract/all.ts';
import { type Endpoint, endpointKey, type InputOf, isWrite } from '#contract/endpoint.ts';
import { onSessionRefused } from '#http/bearer.ts';
import { call, send, TIMEOUTS } from '#http/call.ts';
import { Failure, type FailureKind, type Stage } from '#http/failure.ts';
import { cutAnswer, fakeService, never, pageAnswer, rawAnswer } from '#testing/fakeService.ts';
import { sampleInput } from '#testing/sampleInput.ts';
import { testConfig } from '#testing/testConfig.ts';

type Ending = 'confirmed' | 'refused' | 'unknown';
interface Fault {
  name: string;
  answer: () => Response | Promise<Response>;
  /** What a read ends with. */
  read: [FailureKind, Stage];
  /** What a write ends with, and one that only `success: true` confirms (coupon, PAN). */
  write: Ending;
  flagged?: Ending;
}

const status = (code: number, kind: FailureKind, write: Ending): Fault => ({
  name: `status ${code}`,
  answer: () => HttpResponse.json({ message: `No: ${code}` }, { status: code }),
  read: [kind, 'answer'],
  write,
});

/** A whole answer with status 200 that does not say what it should. */
const odd = (name: string, body: unknown, read: Fault['read'], write: Ending): Fault => ({
  name,
  answer: () => rawAnswer(JSON.stringify(body)),
  read,
  write,
});

const FAULTS: Fault[] = [
  status(400, 'refused', 'refused'),
  status(401, 'session', 'refused'),
  status(403, 'forbidden', 'refused'),
  status(404, 'notFound', 'refused'),
  status(408, 'refused', 'refused'),
  status(409, 'conflict', 'refused'),
  status(413, 'refused', 'refused'),
  status(422, 'invalid', 'refused'),
  status(429, 'throttled', 'refused'),
  status(500, 'server', 'unknown'),
  status(502, 'server', 'unknown'),
  status(503, 'server', 'unknown'),
  status(504, 'server', 'unknown'),
  {
    name: 'status 304',
    answer: () => new HttpResponse(null, { status: 304 }),
    read: ['unreadable', 'reading'],
    write: 'unknown',
  },
  {
    name: 'no connection',
    answer: () => HttpResponse.error(),
    read: ['network', 'sending'],
    write: 'unknown',
  },
  { name: 'a cut body', answer: cutAnswer, read: ['cut', 'body'], write: 'unknown' },
  {
    name: 'half a JSON text',
    answer: () => rawAnswer('{"success":tr'),
    read: ['unreadable', 'reading'],
    write: 'unknown',
  },
  { name: 'a web page', answer: pageAnswer, read: ['unreadable', 'reading'], write: 'unknown' },
  {
    name: 'an empty body',
    answer: () => rawAnswer(''),
    read: ['unreadable', 'reading'],
    write: 'confirmed',
    flagged: 'unknown',
  },
  odd('null', null, ['shape', 'reading'], 'unknown'),
  odd('a text', 'odd', ['shape', 'reading'], 'unknown'),
  odd('a number', 1, ['shape', 'reading'], 'unknown'),
  odd('true', true, ['shape', 'reading'], 'unknown'),
  odd('a list that says false', [{ success: false }], ['shape', 'reading'], 'unknown'),
  odd('success null', { success: null }, ['shape', 'reading'], 'unknown'),
  odd('success in a text', { success: 'true' }, ['shape', 'reading'], 'unknown'),
  odd('success 1', { success: 1 }, ['shape', 'reading'], 'unknown'),
  odd('success a record', { success: { done: false } }, ['shape', 'reading'], 'unknown'),
  odd('an error alone', { error: 'Insufficient balance' }, ['shape', 'reading'], 'unknown'),
  odd('errors alone', { errors: [{ code: 7 }] }, ['shape', 'reading'], 'unknown'),
  odd('success 0', { success: 0 }, ['shape', 'reading'], 'refused'),
  odd('success no', { success: 'No' }, ['shape', 'reading'], 'refused'),
  odd('success failed', { success: ' FAILED ' }, ['shape', 'reading'], 'refused'),
  odd('success false in a text', { success: 'False' }, ['refused', 'answer'], 'refused'),
  {
    name: 'success false',
    answer: () => HttpResponse.json({ success: false, message: 'No' }),
    read: ['refused', 'answer'],
    write: 'refused',
  },
];

const service = fakeService();
/** The simulated XMLHttpRequest of uploads knows no cut body; see transport.test.ts. */
const cannotBe = (fault: Fault, { effect }: Endpoint) =>
  fault.answer === cutAnswer && effect === 'upload';
const named = (some: readonly Endpoint[]) => some.map((one) => [endpointKey(one), one] as const);
const reads = named(endpoints.filter((endpoint) => !isWrite(endpoint)));
const writes = named(endpoints.filter(isWrite));
const inputOf = (endpoint: Endpoint) => sampleInput(endpoint) as InputOf<Endpoint>;
const failureOf = (endpoint: Endpoint): Promise<unknown> =>
  call(endpoint, inputOf(endpoint)).then(
    () => 'no failure',
    (error) => error,
  );

beforeEach(() => setConfig(testConfig()));

describe('every read', () => {
  it.each(FAULTS)('under $name fails as what it is, asked once [NET-03, NET-11]', async (fault) => {
    service.answers(fault.answer);
    for (const [key, endpoint] of reads) {
      service.requests.length = 0;
      const failure = await failureOf(endpoint);
      expect(failure, key).toBeInstanceOf(Failure);
      expect(failure, key).toMatchObject({ kind: fault.read[0], stage: fault.read[1] });
      expect(service.requests, key).toHaveLength(1);
    }
  });
});

describe('every write', () => {
  it.each(FAULTS)('under $name ends as $write, sent once [NET-05, NET-06]', async (fault) => {
    service.answers(fault.answer);
    for (const [key, endpoint] of writes) {
      if (cannotBe(fault, endpoint)) continue;
      service.requests.length = 0;
      const outcome = await send(endpoint, inputOf(endpoint));
      const ending = endpoint.success === 'flag' ? (fault.flagged ?? fault.write) : fault.write;
      expect(outcome.kind, key).toBe(ending);
      expect(service.requests, key).toHaveLength(1);
    }
  });

  it.each([
    ['a message alone', { message: 'Done' }],
    ['an empty record', {}],
    ['the record that was made', { id: 7, name: 'New' }],
    ['an error that is none', { error: null, errors: [], message: 'Done' }],
  ])('is confirmed by %s, unless its success is documented [NET-06]', async (_, body) => {
    service.answers(() => HttpResponse.json(body));
    for (const [key, endpoint] of writes) {
      const ending = endpoint.success === 'flag' ? 'unknown' : 'confirmed';
      expect((await send(endpoint, inputOf(endpoint))).kind, key).toBe(ending);
    }
  });

  it('is confirmed by success: true whatever else is beside it [NET-06]', async () => {
    service.answers(() => HttpResponse.json({ success: true, error: 'none', errors: ['x'] }));
    for (const [key, endpoint] of writes)
      expect((await send(endpoint, inputOf(endpoint))).kind, key).toBe('confirmed');
  });

  it.each(writes)('%s is confirmed by its success [NET-06]', async (_, endpoint) => {
    const outcome = await send(endpoint, inputOf(endpoint));
    expect(outcome).toMatchObject({ kind: 'confirmed', message: 'Done' });
  });
});

describe('every call', () => {
  const LIMITS: Record<Endpoint['effect'], number> = {
    read: 15_000,
    write: 30_000,
    money: 60_000,
    upload: 30_000,
    download: 60_000,
  };

  it.each([...reads, ...writes])(
    '%s is given up at its time, not before [NET-05]',
    async (_, endpoint) => {
      expect(TIMEOUTS).toEqual(LIMITS);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        service.answers(never);
        let failure: unknown;
        const ended = failureOf(endpoint).then((error) => {
          failure = error;
        });
        await vi.advanceTimersByTimeAsync(LIMITS[endpoint.effect] - 1);
        expect(failure).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        await ended;
        expect(failure).toMatchObject({ kind: 'timeout', stage: 'sending' });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('that is refused as 401 ends the session, and no other status does [NET-10]', async () => {
    const refused = vi.fn();
    const stop = onSessionRefused(refused);
    for (const [code, times] of [
      [401, endpoints.length],
      [403, 0],
      [500, 0],
    ] as const) {
      refused.mockClear();
      service.answers(() => new HttpResponse(null, { status: code }));
      for (const endpoint of endpoints) await failureOf(endpoint);
      expect(refused).toHaveBeenCalledTimes(times);
    }
    stop();
  });

  it('is not sent while the browser is offline [NET-10]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const endpoint of endpoints)
      expect(await failureOf(endpoint)).toMatchObject({ kind: 'offline', stage: 'before' });
    expect(service.requests).toHaveLength(0);
  });

  it('that writes is not sent while the console is read-only; reads are [APP-19]', async () => {
    setConfig(testConfig({ readOnly: true }));
    for (const [, endpoint] of writes)
      expect(await failureOf(endpoint)).toMatchObject({ kind: 'readOnly', stage: 'before' });
    expect(service.requests).toHaveLength(0);
    for (const [, endpoint] of reads) await failureOf(endpoint);
    expect(service.requests).toHaveLength(reads.length);
  });
});
