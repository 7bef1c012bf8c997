import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSessionState } from '#authProvider/useSession.ts';

/**
 * A dialog belongs to the page that opened it: going elsewhere, by whatever way, and the end of the session call
 * `onLeave` while it is open (UI-01). An address that is only put right in its place is no other page. Gives
 * whether it may stand: nothing may stand over the dialog of an ended session.
 */
export function useOwnPage(open: boolean, onLeave: () => void): boolean {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
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
      (from.pathname !== pathname || way !== NavigationType.Replace);
    if (left || ended) latest.current();
  }, [open, key, pathname, way, ended]);
  return open && !ended;
}
