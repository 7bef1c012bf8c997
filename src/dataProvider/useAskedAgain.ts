import { useSyncExternalStore } from 'react';
import { queryClient } from '#dataProvider/queryClient.ts';
import { askedAgainAt } from '#dataProvider/throttledReads.ts';
import { useCountdown } from '#dataProvider/useCountdown.ts';

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** Seconds until a read on the screen that a service refused as one too many is asked again, or 0 (NET-03). */
export const useAskedAgain = (): number =>
  useCountdown(useSyncExternalStore(subscribe, () => askedAgainAt(queryClient)));
