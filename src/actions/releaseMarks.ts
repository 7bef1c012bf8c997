import { actions } from '#actions/action.ts';
import { markRead, type StandingMark, standingMarks } from '#actions/pendingMarks.ts';
import { readShown, untilRead } from '#actions/settleUnknown.ts';
import { isUnderLock, onSharedMark } from '#actions/sharedMarks.ts';
import { lockedKeys, locksChanged } from '#actions/writeLock.ts';
import { now } from '#authProvider/clock.ts';
import { subscribeSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { refetchReads } from '#cache/reads.ts';
import { TIMEOUTS } from '#http/call.ts';

/** A service may still be at it for as long as its answer is waited for; what is read before tells nothing. */
const SETTLED = TIMEOUTS.money;

const watched = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sees to every mark whose own tab is gone, or that an earlier life of this tab left: when its service must be
 * done with it, the state is read, and then its lock is free (NET-05, NET-06). A mark of an action that no page
 * has declared yet waits for one.
 */
export function watchMarks(): void {
  for (const { id, mark } of standingMarks()) {
    const name = `${id} ${mark.at}`;
    if (watched.has(name) || isOwn(id) || !actions.has(mark.action)) continue;
    watched.add(name);
    void release(id, mark).finally(() => watched.delete(name));
  }
}

/** Declarations came with actions of which marks may have been left. */
export function seeToMarks(): void {
  for (const name of missed) if (actions.has(name)) readAnew(name);
  locksChanged();
  watchMarks();
}

/** A write that runs in this tab reads its state by itself. */
const isOwn = (id: string): boolean => lockedKeys().some((key) => isUnderLock(id, key));

const stands = (id: string, { at }: StandingMark): boolean =>
  standingMarks().some((other) => other.id === id && other.mark.at === at);

async function release(id: string, mark: StandingMark): Promise<void> {
  // A clock that was set back must not lock for longer.
  await pause(Math.min(Math.max(0, mark.at + SETTLED - now()), SETTLED));
  const action = actions.get(mark.action);
  if (!action || !stands(id, mark)) return;
  const reads = action.untold ? [] : (action.endpoint.touches?.() ?? []);
  const quiet = { stillTrying: () => {}, away: () => {} };
  const learned = await untilRead(quiet, async () => {
    if (reads.length > 0) await readShown(reads, quiet);
    return undefined;
  });
  if (learned.kind !== 'left' && stands(id, mark)) markRead(id);
}

/** Actions that ended in another tab and are not declared here yet. */
const missed = new Set<string>();

/** What another tab did is not yet in the lists of this one. */
function readAnew(name: string): void {
  const action = actions.get(name);
  if (!action) {
    missed.add(name);
    return;
  }
  missed.delete(name);
  void refetchReads(queryClient, action.endpoint.touches?.() ?? []).catch(() => {});
}

onSharedMark((ended) => {
  if (ended) readAnew(ended.action);
  seeToMarks();
});
subscribeSession(watchMarks);
