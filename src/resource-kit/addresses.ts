import { matchPath } from 'react-router';
import type { ResourceHead } from '#resource-kit/head.ts';
import { addressOfPage } from '#ui/page.ts';

/** The four pages that react-admin knows of a resource. */
export type ResourceView = 'list' | 'create' | 'edit' | 'show';

type Parts = Readonly<Record<string, string | undefined>>;

const SUFFIX: Record<ResourceView, string> = {
  list: '',
  create: '/create',
  edit: '/:id/edit',
  show: '/:id/show',
};

const open = (path: string, parts: Parts): boolean =>
  path
    .split('/')
    .some((part) => part.startsWith(':') && !part.endsWith('?') && !parts[part.slice(1)]);

/**
 * The address of a page of a resource, or null where its route wants a part that nobody gave: `parts` are those of
 * the route, such as gameId, and `id` of a record (APP-04).
 */
export function addressOf(
  resource: ResourceHead,
  view: ResourceView,
  parts: Parts = {},
): string | null {
  // The last part of a record's own route is its id, whatever it is called there.
  const own = view === 'show' ? resource.recordRoute?.replace(/:[^/]+$/, ':id') : undefined;
  const made = view === 'create' ? resource.createPage?.route : undefined;
  const path = own ?? made ?? `${resource.route}${SUFFIX[view]}`;
  if (!open(path, parts)) return addressOfPage(path, parts as Record<string, string>);
  return view === 'list' ? (resource.menu?.to ?? null) : null;
}

const NAMED: readonly [pattern: string, view: ResourceView][] = [
  ['/:resource', 'list'],
  ['/:resource/create', 'create'],
  ['/:resource/:id', 'edit'],
  ['/:resource/:id/show', 'show'],
];

/**
 * The console's address of what react-admin calls '/bank-verifications/12/show', or null when that is no page of a
 * resource. `here`: the address that is open; the parts that it has in common are kept.
 */
export function addressOfNamed(
  resources: readonly ResourceHead[],
  path: string,
  here: string,
): string | null {
  for (const [pattern, view] of NAMED) {
    const params = matchPath(pattern, path)?.params;
    const resource = params && resources.find(({ name }) => name === params.resource);
    if (!resource) continue;
    const kept = matchPath({ path: resource.route, end: false }, here)?.params;
    return addressOf(resource, view, {
      ...kept,
      ...(params.id !== undefined && { id: params.id }),
    });
  }
  return null;
}
