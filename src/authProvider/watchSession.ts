import { recheckSession } from '#authProvider/session.ts';

/**
 * Looks after the session where no timer runs: a tab that wakes up, comes back from the browser's history,
 * or hears that its person signed out in another tab (APP-09). Returns the way to stop.
 */
export function watchSession(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') recheckSession();
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === 'signed-out') recheckSession();
  };
  addEventListener('pageshow', recheckSession);
  addEventListener('focus', look);
  addEventListener('storage', heard);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('pageshow', recheckSession);
    removeEventListener('focus', look);
    removeEventListener('storage', heard);
    document.removeEventListener('visibilitychange', look);
  };
}
