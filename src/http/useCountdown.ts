import { useEffect, useState } from 'react';
import { secondsUntil } from '#http/retryAfter.ts';

/** Whole seconds left until a moment (milliseconds since 1970), told anew every second; 0 when it is over. */
export function useCountdown(until: number | undefined): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (secondsUntil(until ?? 0) === 0) return;
    const left = (until ?? 0) - Date.now();
    const timer = setTimeout(() => setTicks(ticks + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [until, ticks]);
  return secondsUntil(until ?? 0);
}
