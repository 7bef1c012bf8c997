import type { DataProvider } from 'ra-core';
import { matchRoutes, type Params } from 'react-router';
import type { Role } from '#authProvider/roles.ts';
import { sessionState } from '#authProvider/session.ts';
import type { CustomPage } from '#custom-pages/customPage.ts';
import { customPages } from '#custom-pages/pages.ts';
import { bringPage } from '#layout/LazyPage.tsx';
import { home } from '#layout/pages/home.ts';
import { bringResource, type DeclaredResource } from '#resource-kit/declaredResources.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { readListAhead } from '#resource-kit/list/readListAhead.ts';
import { pagesOfHead } from '#resource-kit/pagesOf.tsx';
import type { Page } from '#ui/page.ts';

/** Every page of the console: home, those of the resources, and what is more than a list or a form. */
export const consolePages = (declared: readonly DeclaredResource[]): CustomPage[] => [
  home,
  ...declared.flatMap((one) => pagesOfHead(one.head, () => bringResource(one))),
  ...customPages,
];

/** The page that a path leads to, with the parts of its route; null: none does. */
export function pageAt<Of extends Page>(
  pages: readonly Of[],
  pathname: string,
): { page: Of; params: Params } | null {
  const routes = pages.map((page) => ({ path: page.path, caseSensitive: true, page }));
  const match = matchRoutes(routes, { pathname })?.at(-1);
  return match ? { page: match.route.page, params: match.params } : null;
}

/**
 * Brings what draws the page at a path, where there is one, with its texts in the language that is spoken; asks no
 * service for anything. Never rejects.
 */
export async function bringPageAt(pages: readonly Page[], pathname: string): Promise<void> {
  const found = pageAt(pages, pathname);
  if (found) await bringPage(found.page);
}

/**
 * Asks for what the list at an address reads first, where the role may open it, while the frame is still to be drawn.
 * Never rejects.
 */
export async function readAheadAt(
  declared: readonly DeclaredResource[],
  dataProvider: DataProvider,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  role: Role,
): Promise<void> {
  const found = pageAt(consolePages(declared), pathname);
  if (!found?.page.roles.includes(role)) return;
  const address = { params: found.params, query: new URLSearchParams(search) };
  await listAt(declared, found.page, address.query)
    ?.then((resource) => {
      // The person may have left meanwhile.
      if (sessionState().status === 'open' && resource.roles.includes(role))
        readListAhead(dataProvider, resource, role, address);
    })
    .catch(() => {});
}

/** The resource whose list a page shows, where it shows one. */
function listAt(
  declared: readonly DeclaredResource[],
  { name, list }: CustomPage,
  query: URLSearchParams,
): Promise<Resource> | undefined {
  const listed = declared.find(({ head }) => head.name === name);
  return listed ? bringResource(listed) : list?.(query);
}
