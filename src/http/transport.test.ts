import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outgoing, transport } from '#http/transport.ts';

/** A browser's XMLHttpRequest as far as uploads use it, moved by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  responseURL = '';
  sent: unknown;
  aborted = false;
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'x-request-id' ? 'req-1' : null;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.aborted = true;
  }
}

const abort = () => new AbortController();
const upload = (over: Partial<Outgoing> = {}): Outgoing => ({
  method: 'POST',
  address: 'https://mail.example/csv',
  headers: { Authorization: 'Bearer t' },
  body: new FormData(),
  signal: abort().signal,
  onProgress: () => {},
  ...over,
});

describe('an upload', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    return () => vi.unstubAllGlobals();
  });

  it('tells how much of it was sent, then what was answered [NET-05]', async () => {
    const shares: number[] = [];
    const answer = transport(upload({ onProgress: (share) => shares.push(share) }));
    const { last } = FakeRequest;
    last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    last.upload.onprogress?.({ lengthComputable: false, loaded: 3, total: 0 });
    Object.assign(last, { status: 413, responseText: '{"message":"Too large"}' });
    last.onload();
    const incoming = await answer;
    expect(shares).toEqual([0.25, 0]);
    expect(last.headers).toEqual({ Authorization: 'Bearer t' });
    expect(incoming).toMatchObject({ status: 413, ok: false });
    expect(await incoming.text()).toBe('{"message":"Too large"}');
    expect(incoming.header('x-request-id')).toBe('req-1');
  });

  it('that breaks, also in the middle of the answer, rejects [NET-06]', async () => {
    const answer = transport(upload());
    FakeRequest.last.onerror();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('cancelled stops at once, and one cancelled before is never sent [NET-05]', async () => {
    const running = abort();
    const answer = transport(upload({ signal: running.signal }));
    running.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.aborted).toBe(true);
    await expect(transport(upload({ signal: running.signal }))).rejects.toThrow();
    expect(FakeRequest.last.sent).toBeUndefined();
  });
});

it('leaves cookies, caches and the referring address out of every call [NET-01]', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const { onProgress: _, body: __, ...plain } = upload();
  await transport(plain);
  vi.unstubAllGlobals();
  expect(fetched).toHaveBeenCalledWith(
    'https://mail.example/csv',
    expect.objectContaining({
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
});
