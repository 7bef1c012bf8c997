import { grant } from '#authProvider/access.ts';
import type { ResourceHead } from '#resource-kit/head.ts';

/** Lets the roles of a declaration do with its records what it declares, and nobody else anything (CFG-01). */
export function grantResource({ name, roles, actions = {} }: ResourceHead): void {
  const { create, edit, remove } = actions;
  for (const action of ['list', 'show', 'export']) grant(name, action, roles);
  grant(name, 'create', create?.roles ?? []);
  grant(name, 'edit', edit?.roles ?? []);
  grant(name, 'delete', remove?.roles ?? []);
}
