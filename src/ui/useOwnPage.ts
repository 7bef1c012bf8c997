import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSessionState } from '#authProvider/useSession.ts';
import { isSaved } from './saved.ts';

/**
 * A dialog belongs to the page that opened it: going elsewhere, by whatever way, and the end of the session call
 * `onLeave` while it is open (UI-01). An address that is only put right in its place is no other page, and a page
 * that follows a save was not gone to by the person, who may have asked since. Gives whether it may stand: nothing
 * may stand over the dialog of an ended session.
 */
export function useOwnPage(open: boolean, onLeave: () => void): boolean {
  const { key, pathname, state } = useLocation();
  const way = useNavigationType();
  const follows = way !== NavigationType.Pop && isSaved(state);
  const ended = useSessionState().status === 'ended';
  const latest = useRef(onLeave);
  const openedAt = useRef<{ key: string; pathname: string }>(null);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const from = openedAt.current;
    openedAt.current = open ? { key, pathname } : null;
    if (!open) return;
    const left =
      from !== null &&
      from.key !== key &&
      !follows &&
      (from.pathname !== pathname || way !== NavigationType.Replace);
    if (left || ended) latest.current();
  }, [open, key, pathname, way, follows, ended]);
  return open && !ended;
}
