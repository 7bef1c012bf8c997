import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { call } from '#http/call.ts';

/**
 * Reads a call outside of a drawing, into the cache that screens show, retried like every read (NET-03). After `signal`
 * it is waited for no longer; the call itself goes on, as another screen may wait for the same.
 */
export async function readNow<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): Promise<AnswerOf<E>> {
  signal.throwIfAborted();
  const reading = queryClient.fetchQuery({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal: cancelled }) => call(endpoint, input, { signal: cancelled }),
  });
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([reading, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
