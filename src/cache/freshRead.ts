import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';

/** What a call answered last; undefined where it was not, or could not be, read again since a write made it stale. */
export function freshRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): AnswerOf<E> | undefined {
  const state = queryClient.getQueryState<AnswerOf<E>>(readKey(endpoint, input));
  return state?.isInvalidated === false ? state.data : undefined;
}
