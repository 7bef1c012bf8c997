import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Action, Reason } from '#actions/action.ts';
import { lockKey, whyNot } from '#actions/allowed.ts';
import { anyPausedUntil, subscribePauses } from '#actions/pauses.ts';
import { type Performed, perform } from '#actions/perform.ts';
import { watchMarks } from '#actions/releaseMarks.ts';
import { isLocked, lockVersion, subscribeLocks } from '#actions/writeLock.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import type { CallOptions } from '#http/call.ts';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useCountdown } from '#http/useCountdown.ts';

/** What a screen gets of an action: whether it may be done, whether it runs, and the one way to do it. */
export interface UsableAction<Subject, E extends Endpoint, Extra> {
  /** Confirms, checks, locks, sends, refetches and tells. Never rejects for a failed call. */
  run: (subject: Subject, extra: Extra, options?: CallOptions) => Promise<Performed<AnswerOf<E>>>;
  /** Why it may not be done now, or null (UI-14). */
  whyNot: (subject: Subject, extra: Extra) => Reason | null;
  /** True from the press until the refetched state is there. */
  running: (subject: Subject) => boolean;
}

/** The only way in which a screen sends a write. It takes no callbacks: await `run` and look at its `kind`. */
export function useAction<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
): UsableAction<Subject, E, Extra> {
  useSyncExternalStore(subscribeLocks, lockVersion);
  useSyncExternalStore(subscribeOnline, isOffline);
  useCountdown(useSyncExternalStore(subscribePauses, () => anyPausedUntil(action)));
  useSessionState();
  useConfig();
  useEffect(watchMarks, []);
  const run = useCallback(
    (subject: Subject, extra: Extra, options?: CallOptions) =>
      perform(action, subject, extra, options),
    [action],
  );
  return {
    run,
    whyNot: (subject, extra) => whyNot(action, subject, extra),
    running: (subject) => isLocked(lockKey(action, subject)),
  };
}
