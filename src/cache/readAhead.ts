import { hashKey, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '#cache/queryClient.ts';

/** Whoever opens what was read ahead from now on reads it again. */
let forget = (): void => {};

/**
 * Reads what the page that is opened will ask for first, while it is still to be drawn: the page finds the answer or
 * waits for it, and asks for nothing itself; what was refused is told, and asked again by a press alone. Whoever opens it
 * again reads it again. Failed reads are repeated as any other (NET-03).
 */
export function readAhead<T>(queryKey: QueryKey, queryFn: QueryFunction<T>): void {
  forget();
  const hash = hashKey(queryKey);
  queryClient.setQueryDefaults(queryKey, { refetchOnMount: false, retryOnMount: false });
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.queryHash === hash) forget();
  });
  forget = () => {
    stop();
    queryClient.setQueryDefaults(queryKey, {});
    forget = () => {};
  };
  void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** Nobody shows it: whoever opens it later reads it. */
export const forgetReadAhead = (): void => forget();
