import { config } from '#config/current.ts';
import {
  type AnswerOf,
  type Effect,
  type Endpoint,
  type InputOf,
  isWrite,
} from '#contract/endpoint.ts';
import { addressOf, type RawInput } from '#http/address.ts';
import { bearer, sessionRefused } from '#http/bearer.ts';
import { Failure, kindOfStatus } from '#http/failure.ts';
import { parseJson } from '#http/json.ts';
import { type Outcome, outcomeOf } from '#http/outcome.ts';
import { serverMessage } from '#http/serverMessage.ts';
import { type Incoming, transport } from '#http/transport.ts';

/** Longest wait for a whole answer, in milliseconds; for uploads the longest silence (NET-05). */
export const TIMEOUTS: Record<Effect, number> = {
  read: 15_000,
  write: 30_000,
  money: 60_000,
  upload: 30_000,
  download: 60_000,
};

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Share of an upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Given the way to read the answer's headers, once they have come. */
  onHeader?: (header: (name: string) => string | null) => void;
}

/**
 * Makes one call and gives what the contract says the answer is. Throws Failure, always; it never retries
 * by itself (reads are retried by the query client, writes never). `success: false` is a refusal whatever
 * the status.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const request = prepare(endpoint, input as RawInput);
  const limit = timeLimit(TIMEOUTS[endpoint.effect], options.signal);
  try {
    const incoming = await transport({
      ...request,
      signal: limit.signal,
      onProgress:
        endpoint.effect === 'upload'
          ? (share) => {
              limit.restart();
              options.onProgress?.(share);
            }
          : undefined,
    }).catch((cause) => {
      throw unanswered(endpoint, limit, 'sending', cause);
    });
    options.onHeader?.(incoming.header);
    return (await readAnswer(endpoint, incoming, limit)) as AnswerOf<E>;
  } finally {
    limit.clear();
  }
}

/** Makes one write and tells how it ended instead of throwing (NET-06). */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Outcome<AnswerOf<E>>> {
  try {
    const answer = await call(endpoint, input, options);
    return { kind: 'confirmed', answer, message: serverMessage(answer) };
  } catch (error) {
    if (error instanceof Failure) return outcomeOf(error);
    throw error;
  }
}

function prepare(endpoint: Endpoint, input: RawInput) {
  const refuse = (kind: 'offline' | 'readOnly' | 'badInput', field?: string) =>
    new Failure(kind, endpoint, { stage: 'before', ...(field !== undefined && { field }) });
  if (isWrite(endpoint) && config().readOnly) throw refuse('readOnly');
  if (typeof navigator !== 'undefined' && navigator.onLine === false) throw refuse('offline');
  const checked: RawInput = { ...input };
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(input[part]);
    if (!parsed.success) throw refuse('badInput', parsed.error.issues[0]?.path.join('.') || part);
    Object.assign(checked, { [part]: parsed.data });
  }
  const headers: Record<string, string> = { Accept: 'application/json' };
  const token = bearer();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (checked.body !== undefined && !endpoint.multipart)
    headers['Content-Type'] = 'application/json';
  return {
    method: endpoint.method,
    address: addressOf(endpoint, checked),
    headers,
    ...(checked.body !== undefined && {
      body: endpoint.multipart ? formOf(checked.body) : JSON.stringify(checked.body),
    }),
  };
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : String(part));
  return form;
}

async function readAnswer(endpoint: Endpoint, incoming: Incoming, limit: Limit): Promise<unknown> {
  if (incoming.ok && endpoint.effect === 'download' && !isPage(incoming))
    return incoming.blob().catch((cause) => {
      throw unanswered(endpoint, limit, 'body', cause);
    });
  const source = await incoming.text().catch((cause) => {
    // An error status is an answer even when its text is cut.
    if (!incoming.ok) return '';
    throw unanswered(endpoint, limit, 'body', cause);
  });
  const body = parsed(source);
  const details = {
    status: incoming.status,
    serverMessage: body.ok ? serverMessage(body.value) : undefined,
    requestId: incoming.header('x-request-id') ?? undefined,
  };
  if (!incoming.ok) {
    if (incoming.status === 401) sessionRefused();
    throw new Failure(kindOfStatus(incoming.status), endpoint, {
      ...details,
      stage: 'answer',
      retryAfter: secondsToMs(incoming.header('retry-after')),
    });
  }
  const needsAnswer = !isWrite(endpoint) || endpoint.success === 'flag';
  if (source.trim() === '' ? needsAnswer : !body.ok)
    throw new Failure('unreadable', endpoint, { ...details, stage: 'reading' });
  const value = body.ok ? body.value : null;
  const flag =
    typeof value === 'object' && value !== null && 'success' in value ? value.success : undefined;
  if (flag === false) throw new Failure('refused', endpoint, { ...details, stage: 'answer' });
  if (endpoint.success === 'flag' && flag !== true)
    throw new Failure('unreadable', endpoint, { ...details, stage: 'reading' });
  const answer = endpoint.answer.safeParse(value);
  if (!answer.success)
    throw new Failure('shape', endpoint, {
      ...details,
      stage: 'reading',
      field: answer.error.issues[0]?.path.join('.') || 'answer',
    });
  return answer.data;
}

const isPage = (incoming: Incoming) =>
  incoming.header('content-type')?.includes('text/html') ?? false;

function parsed(source: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: parseJson(source) };
  } catch {
    return { ok: false };
  }
}

const secondsToMs = (value: string | null): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Math.min(Number(value), 120) * 1000 : undefined;

interface Limit {
  signal: AbortSignal;
  timedOut: boolean;
  restart: () => void;
  clear: () => void;
}

function timeLimit(ms: number, outer: AbortSignal | undefined): Limit {
  const abort = new AbortController();
  const stop = () => abort.abort();
  let timer: ReturnType<typeof setTimeout>;
  const limit: Limit = {
    signal: abort.signal,
    timedOut: false,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        limit.timedOut = true;
        abort.abort();
      }, ms);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
  limit.restart();
  if (outer?.aborted) abort.abort();
  outer?.addEventListener('abort', stop);
  return limit;
}

/** Six faults are one 'Failed to fetch' in a browser: the stage and the clock tell them apart, never the text. */
function unanswered(
  endpoint: Endpoint,
  limit: Limit,
  stage: 'sending' | 'body',
  cause: unknown,
): Failure {
  if (limit.timedOut) return new Failure('timeout', endpoint, { stage, cause });
  if (limit.signal.aborted) return new Failure('aborted', endpoint, { stage, cause });
  return new Failure(stage === 'body' ? 'cut' : 'network', endpoint, { stage, cause });
}
