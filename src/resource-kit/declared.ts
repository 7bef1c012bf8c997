import { mayAccess } from '#authProvider/access.ts';
import { noteReferred } from '#fields/referred.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import { keepDeclared } from '#resource-kit/declaredResource.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { searchedBy } from '#resource-kit/list/filterNames.ts';
import { later } from '#ui/later.ts';

/** A form that few open. */
const NewRecord = later(() => import('#resource-kit/form/NewRecord.tsx'), 'NewRecord');

/** Where a record can be looked at by this person: its page, else its form; null: nowhere (CFG-07). */
export function recordAddress(resource: Resource, id: string | number): string | null {
  const { name, shows, recordRoute, actions } = resource;
  const parts = { id: String(id) };
  if ((shows || recordRoute) && mayAccess({ resource: name, action: 'show' }))
    return addressOf(resource, 'show', parts);
  const edits =
    actions?.edit && resource.route !== '' && mayAccess({ resource: name, action: 'edit' });
  return edits ? addressOf(resource, 'edit', parts) : null;
}

/** Tells the fields and records of others what they may know of each resource (CFG-05, CFG-07, CFG-08). */
export function noteDeclared(resources: readonly Resource[]): void {
  for (const resource of resources) {
    const { name, fields, actions, createPage } = resource;
    keepDeclared(resource);
    noteReferred(name, {
      one: resource.one ?? resource.title,
      rule: resource.recordName,
      searchAs: searchedBy(fields),
      sort: resource.sort,
      addressOf: (id) => recordAddress(resource, id),
      mayCreate: () =>
        actions?.create !== undefined &&
        createPage === undefined &&
        mayAccess({ resource: name, action: 'create' }),
      NewRecord,
    });
  }
}
