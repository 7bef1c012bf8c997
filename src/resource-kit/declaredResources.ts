import { seeToMarks } from '#actions/releaseMarks.ts';
import { loadChunk } from '#http/chunks.ts';
import { noteDeclared } from '#resource-kit/declared.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { headOf, type ResourceHead } from '#resource-kit/head.ts';

/** A declared resource, of which only the head may be here yet; the rest comes with its first page. */
export interface DeclaredResource {
  head: ResourceHead;
  resource?: Resource;
  load: () => Promise<Resource>;
}

/** A resource that is here as a whole. */
export const here = (resource: Resource): DeclaredResource => ({
  head: headOf(resource),
  resource,
  load: async () => resource,
});

const brought = new Map<string, Promise<Resource>>();

/** The whole resource, which others know of from then on. What cannot be had fails as a part does, and is tried again. */
export function bringResource({ head, resource, load }: DeclaredResource): Promise<Resource> {
  if (resource) return Promise.resolve(resource);
  const known = brought.get(head.name);
  if (known) return known;
  const coming = loadChunk(head.name, load).then((whole) => {
    noteDeclared([whole]);
    seeToMarks();
    return whole;
  });
  brought.set(head.name, coming);
  coming.catch(() => brought.delete(head.name));
  return coming;
}
