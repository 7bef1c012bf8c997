import type { AuthProvider } from 'ra-core';
import { mayAccess } from '#authProvider/access.ts';
import { currentSession, recheckSession, signOut } from '#authProvider/session.ts';

/** react-admin's questions, answered from the session; what nobody granted is refused (closed by default). */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Sign in on the staff login page.')),
  /** Never rejects: an ended session stays under its dialog, a signed-out one shows its page. */
  async checkAuth() {
    recheckSession();
  },
  /** The client itself hears of a 401 and ends the session (NET-10). */
  async checkError() {},
  async logout() {
    signOut();
    return false;
  },
  async canAccess({ resource, action }) {
    return mayAccess({ resource, action });
  },
  async getPermissions() {
    return currentSession()?.role ?? null;
  },
  async getIdentity() {
    const session = currentSession();
    if (!session) throw new Error('Signed out');
    return { id: session.userId, fullName: session.name };
  },
};
