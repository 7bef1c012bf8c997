import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { queryClient } from '#cache/queryClient.ts';

let ahead: QueryKey | undefined;

/**
 * Reads what the page that is opened will ask for first, while it is still to be drawn: the page finds the answer or
 * waits for it, and asks for nothing itself. Failed reads are repeated as any other (NET-03).
 */
export function readAhead<T>(queryKey: QueryKey, queryFn: QueryFunction<T>): void {
  forgetReadAhead();
  ahead = queryKey;
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** The page has been drawn by now: whoever opens it again reads it again. */
export function forgetReadAhead(): void {
  if (ahead) queryClient.setQueryDefaults(ahead, {});
  ahead = undefined;
}
