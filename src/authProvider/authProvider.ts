import type { AuthProvider } from 'ra-core';
import { now } from '#authProvider/clock.ts';
import type { Role } from '#authProvider/roles.ts';
import { endSession, sessionState, signOut } from '#authProvider/session.ts';

/**
 * react-admin's questions, answered from the session. `mayOpen` says which role may open which resource;
 * what it does not know is refused (closed by default).
 */
export function createAuthProvider(
  mayOpen: (resource: string, role: Role) => boolean,
): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Sign in on the staff login page.')),
    async checkAuth() {
      const state = sessionState();
      if (state.status === 'open' && state.session.expiresAt <= now()) endSession('expired');
    },
    async checkError() {},
    async logout() {
      signOut();
      return false;
    },
    async canAccess({ resource }) {
      const state = sessionState();
      return state.status !== 'signedOut' && mayOpen(resource, state.session.role);
    },
    async getPermissions() {
      const state = sessionState();
      return state.status === 'signedOut' ? null : state.session.role;
    },
    async getIdentity() {
      const state = sessionState();
      if (state.status === 'signedOut') throw new Error('Signed out');
      return { id: state.session.userId, fullName: state.session.name };
    },
  };
}
