import { retryDelay } from '#cache/queryClient.ts';
import { Failure } from '#http/failure.ts';

/** What a read tells of its tries, such as `useRead` and react-admin's hooks give it. */
export interface Tries {
  isFetching?: boolean | undefined;
  failureCount?: number | undefined;
  failureReason?: unknown;
}

/**
 * When a read is asked again that a service answered 429, in milliseconds since 1970; 0 when it does not wait
 * for that (NET-03).
 */
export const askedAgainAt = ({
  isFetching = false,
  failureCount = 0,
  failureReason: reason,
}: Tries): number =>
  isFetching && reason instanceof Failure && reason.kind === 'throttled'
    ? reason.at + retryDelay(failureCount - 1, reason)
    : 0;
