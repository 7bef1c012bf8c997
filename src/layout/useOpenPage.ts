import { useMemo } from 'react';
import { type Params, useLocation } from 'react-router';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { pageAt } from '#layout/consolePages.ts';
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
    const found = pageAt(pages, pathname);
    if (!found || role === undefined || !mayRole(role, openingOf(found.page))) return null;
    return { ...found, role };
  }, [pages, role, pathname]);
}
