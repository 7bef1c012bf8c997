import { type DeclaredResource, here } from '#resource-kit/declaredResources.ts';
import { resources } from '#resources/index.ts';

/**
 * The resources of index.ts. A build has their heads here as data, made of them, and brings the rest of each with its
 * pages: nobody's first list waits for the declarations of the others (UI-13, scripts/deferResources.ts).
 */
export const declared: readonly DeclaredResource[] = resources.map(here);
