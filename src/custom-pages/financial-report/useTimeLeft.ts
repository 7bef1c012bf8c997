import { useEffect, useState } from 'react';
import { now } from '#authProvider/clock.ts';

/** Milliseconds until a moment, counted down by the second; never below 0. */
export function useTimeLeft(due: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, due - time);
}
