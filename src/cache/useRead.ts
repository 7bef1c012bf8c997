import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';

interface ReadOptions {
  /** False while what the call needs is not there yet. */
  enabled?: boolean;
  /** Keep showing the former input's answer while the next one loads (pages of one list). */
  keepPrevious?: boolean;
  /** Another part of the page reads it: this one shows what that read. */
  shared?: boolean;
  /** What was read serves for so many milliseconds before a part that is opened reads it again; default 0. */
  staleTime?: number;
}

/**
 * Reads one call for a screen: cached, retried by NET-03, a late answer never replaces a newer one (UI-09).
 * `data` stays when a refetch fails; `error` then says so. `failureCount` counts the tries so far.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, keepPrevious = false, shared = false, staleTime = 0 }: ReadOptions = {},
) {
  return useQuery<AnswerOf<E>, Failure>({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled,
    staleTime,
    throwOnError: (error) => !(error instanceof Failure),
    ...(shared && { refetchOnMount: false, retryOnMount: false }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
