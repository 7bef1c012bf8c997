import type { Role } from '#authProvider/roles.ts';
import { sessionState } from '#authProvider/session.ts';

/**
 * What somebody wants to do: open a page or a resource ('list', 'create', 'edit', 'show'), or run an action by its
 * name ('trades.distributeWinning').
 */
export interface Wanted {
  /** The name of a page or of a resource; an action's own name stands for itself. */
  resource?: string | undefined;
  action: string;
}

const grants = new Map<string, readonly Role[]>();

const keyOf = (resource: string, action: string): string => `${resource} ${action}`;

/** Lets these roles do this with a page or a resource; what nobody granted nobody may do. */
export function grant(resource: string, action: string, roles: readonly Role[]): void {
  grants.set(keyOf(resource, action), roles);
}

/** Lets these roles run an action; called where it is declared. */
export const grantAction = (name: string, roles: readonly Role[]): void => grant('', name, roles);

/** Who may do this; nobody, where nothing was granted (closed by default). */
export const rolesFor = ({ resource = '', action }: Wanted): readonly Role[] =>
  grants.get(keyOf(resource, action)) ?? grants.get(keyOf('', action)) ?? [];

/** The one gate for pages, actions, menu, palette and panels: may a person of this role do this (APP-01, APP-04)? */
export const mayRole = (role: Role, wanted: Wanted): boolean => rolesFor(wanted).includes(role);

/** The same for whoever is signed in; nobody may do anything after the end of a session. */
export function mayAccess(wanted: Wanted): boolean {
  const state = sessionState();
  return state.status !== 'signedOut' && mayRole(state.session.role, wanted);
}
