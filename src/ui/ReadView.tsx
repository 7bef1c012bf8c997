import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tries } from '#cache/throttledReads.ts';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ErrorState } from './ErrorState.tsx';
import { LoadingText } from './LoadingText.tsx';
import { ReadOf } from './ReadOf.tsx';

/** What `useRead` gives, as far as it is shown. */
export interface Reading<Data> extends Tries {
  data: Data | undefined;
  error: Failure | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * One read, shown by itself: the outline of what comes, then the data with when it was read, or why it failed
 * with a retry. A failed refresh keeps the old data and says so (NET-08, NET-10, UI-15).
 */
export function ReadView<Data>({
  read,
  outline,
  bar,
  quiet = false,
  children,
}: {
  read: Reading<Data>;
  /** Of what comes; cards by default. */
  outline?: ReactNode;
  /** Controls of the data, beside the time it was read. */
  bar?: (data: Data) => ReactNode;
  /** Leaves out the time where parts of the data tell theirs; a failed refresh is told all the same. */
  quiet?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const say = useSay();
  const again = () => void read.refetch();
  if (read.data === undefined) {
    if (!read.error || read.isFetching)
      return <LoadingText read={read}>{outline ?? <CardSkeleton count={3} />}</LoadingText>;
    const why = failureText(read.error);
    return <ErrorState message={say(why)} failure={read.error} onRetry={again} />;
  }
  const timed = !read.isPlaceholderData && (!quiet || read.error !== null);
  return (
    <Box aria-busy={read.isPlaceholderData}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: quiet ? 0 : 40,
        }}
      >
        {bar?.(read.data)}
        <Box sx={{ ml: 'auto' }}>{timed && <ReadOf read={read} />}</Box>
      </Box>
      <Box sx={{ opacity: read.isPlaceholderData ? 0.5 : 1 }}>{children(read.data)}</Box>
    </Box>
  );
}
