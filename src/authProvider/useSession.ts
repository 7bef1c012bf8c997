import { useSyncExternalStore } from 'react';
import { sessionState, subscribeSession } from '#authProvider/session.ts';
import type { Session } from '#authProvider/token.ts';

/** The state of the session, re-rendered when it changes. */
export const useSessionState = () => useSyncExternalStore(subscribeSession, sessionState);

/** Who works here; null only when signed out. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.status === 'signedOut' ? null : state.session;
}
