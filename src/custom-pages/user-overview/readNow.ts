import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { call } from '#http/call.ts';

/** Reads a call outside of a drawing, into the cache that screens show; stopped by `signal`, retried like every read (NET-03). */
export async function readNow<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): Promise<AnswerOf<E>> {
  const queryKey = readKey(endpoint, input);
  const cancel = () => void queryClient.cancelQueries({ queryKey });
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    return await queryClient.fetchQuery({
      queryKey,
      queryFn: ({ signal: cancelled }) => call(endpoint, input, { signal: cancelled }),
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
