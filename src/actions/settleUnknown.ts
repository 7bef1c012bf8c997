import type { Action } from '#actions/action.ts';
import { sessionState } from '#authProvider/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { queryClient } from '#dataProvider/queryClient.ts';
import { refetchReads } from '#dataProvider/reads.ts';

/** Pauses before each try to read the state, in milliseconds; the last one repeats. */
const PAUSES = [0, 3000, 10_000, 30_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * After an unknown end: reads the state until that succeeds, because the action stays locked until then
 * (NET-06). Gives the state in words, or undefined where the action has none or the person left.
 */
export async function learnState<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  stillTrying: () => void,
): Promise<string | undefined> {
  for (let attempt = 0; sessionState().status === 'open'; attempt += 1) {
    await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0);
    try {
      await refetchReads(queryClient, action.endpoint.touches?.() ?? []);
      const fresh = await action.reread?.(subject);
      return fresh === undefined ? undefined : action.stateOf?.(fresh);
    } catch {
      stillTrying();
    }
  }
  return undefined;
}
