import { useEffect, useRef, useState } from 'react';
import { config } from '#config/current.ts';
import { correctingOf } from '#http/assumptions.ts';
import { bearer } from '#http/bearer.ts';
import type { CheckResult } from '#http/check/result.ts';
import { runCheck } from '#http/check/run.ts';
import { ask, explain } from './ask.ts';

/** One check at a time; it ends when the page is left. */
export function useServiceCheck() {
  const [result, setResult] = useState<CheckResult | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (user: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: CheckResult) => {
      if (running.current === mine) setResult(next);
    };
    await runCheck({
      services: config().services,
      origin: location.origin,
      token: bearer(),
      ask,
      explain,
      seenBy: 'browser',
      correcting: correctingOf(config()),
      ...(user !== '' && { user }),
      signal: mine.signal,
      onChange: show,
    });
  };
  return { result, start, stop: () => running.current?.abort() };
}
