import type { Resource } from '#resource-kit/defineResource.ts';

const declared = new Map<string, Resource>();

/** Keeps a declared resource for what others show of it. */
export const keepDeclared = (resource: Resource): void => {
  declared.set(resource.name, resource);
};

/** A declared resource by its name; undefined where nobody declared it. */
export const declaredResource = (name: string): Resource | undefined => declared.get(name);
