import { useMemo } from 'react';
import { matchRoutes, type Params, useLocation } from 'react-router';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { usePages } from '#layout/PagesContext.ts';
import { openingOf, type Page } from '#ui/page.ts';

export interface OpenPage {
  page: Page;
  /** The parts of its route. */
  params: Params;
  /** Whoever has it open. */
  role: Role;
}

/** The page at the address, if this person may open it. */
export function useOpenPage(): OpenPage | null {
  const pages = usePages();
  const role = useSession()?.role;
  const { pathname } = useLocation();
  return useMemo(() => {
    const routes = pages.map((page) => ({ path: page.path, page }));
    const match = matchRoutes(routes, { pathname })?.at(-1);
    if (!match || role === undefined || !mayRole(role, openingOf(match.route.page))) return null;
    return { page: match.route.page, params: match.params, role };
  }, [pages, role, pathname]);
}
