import {
  type AnswerOf,
  type Effect,
  type Endpoint,
  type InputOf,
  isWrite,
} from '#contract/endpoint.ts';
import type { RawInput } from '#http/address.ts';
import { sessionDoubted } from '#http/bearer.ts';
import { Failure } from '#http/failure.ts';
import { type Outcome, outcomeOf } from '#http/outcome.ts';
import { forbiddenOrigin } from '#http/policy.ts';
import { prepare } from '#http/prepare.ts';
import { readAnswer } from '#http/readAnswer.ts';
import { serverMessage } from '#http/serverMessage.ts';
import { checkingSession, endingSession } from '#http/sessionCheck.ts';
import { type TimeLimit, timeLimit } from '#http/timeLimit.ts';
import { transport } from '#http/transport.ts';

/** Longest wait for a whole answer, in milliseconds; for uploads the longest silence (NET-05). */
export const TIMEOUTS: Record<Effect, number> = {
  read: 15_000,
  write: 30_000,
  money: 60_000,
  upload: 30_000,
  download: 60_000,
};

/** What a caller may want of one call besides its answer. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Share of an upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Given the way to read the answer's headers, once they have come. */
  onHeader?: (header: (name: string) => string | null) => void;
}

/**
 * Makes one call and gives what the contract says the answer is. Throws Failure, always; it never retries
 * by itself (reads are retried by the query client, writes never), but a read whose answer puts the session in
 * doubt is asked once more (NET-10). `success: false` is a refusal whatever the status.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const ask = () => exchange(endpoint, input, options);
  return isWrite(endpoint) ? ask().catch(endingSession) : checkingSession(ask, options.signal);
}

/** One request and its answer. */
async function exchange<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<AnswerOf<E>> {
  const request = prepare(endpoint, input as RawInput);
  const limit = timeLimit(TIMEOUTS[endpoint.effect], options.signal);
  const failed = (stage: 'sending' | 'body') => (cause: unknown) =>
    unanswered(endpoint, request.address, limit, stage, cause);
  const onProgress = (share: number) => {
    limit.restart();
    options.onProgress?.(share);
  };
  try {
    const incoming = await transport({
      ...request,
      signal: limit.signal,
      onProgress: endpoint.effect === 'upload' ? onProgress : undefined,
    }).catch((cause) => {
      throw failed('sending')(cause);
    });
    options.onHeader?.(incoming.header);
    return (await readAnswer(endpoint, incoming, failed('body'))) as AnswerOf<E>;
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
  let header: (name: string) => string | null = () => null;
  const onHeader: CallOptions['onHeader'] = (read) => {
    header = read;
    options.onHeader?.(read);
  };
  try {
    const answer = await call(endpoint, input, { ...options, onHeader });
    return {
      kind: 'confirmed',
      answer,
      message: serverMessage(answer),
      requestId: header('x-request-id') ?? undefined,
      answeredAt: Date.parse(header('date') ?? '') || undefined,
    };
  } catch (error) {
    if (error instanceof Failure) return outcomeOf(error);
    throw error;
  }
}

/** Six faults are one 'Failed to fetch' in a browser: the stage and the clock tell them apart, never the text. */
function unanswered(
  endpoint: Endpoint,
  address: string,
  limit: TimeLimit,
  stage: 'sending' | 'body',
  cause: unknown,
): Failure {
  if (limit.timedOut) return new Failure('timeout', endpoint, { stage, cause });
  if (limit.signal.aborted) return new Failure('aborted', endpoint, { stage, cause });
  // A redirect may have been followed before: whether it was done stays open.
  const field = forbiddenOrigin(address);
  if (field !== undefined) return new Failure('policy', endpoint, { stage, cause, field });
  // A refusal that names no origin arrives like this too, and the time of the session may be up.
  sessionDoubted();
  return new Failure(stage === 'body' ? 'cut' : 'network', endpoint, { stage, cause });
}
