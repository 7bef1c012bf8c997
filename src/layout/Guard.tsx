import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { recheckSession } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { openingOf, type Page } from '#ui/page.ts';

/** Lets only the page's roles through; nothing of the page is asked for before that (APP-01, APP-02). */
export function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew on every page
  useEffect(recheckSession, [pathname]);
  if (!session) return null;
  if (!mayAccess(openingOf(page)))
    return <Navigate to="/unauthorized" replace state={{ page: page.name, path: pathname }} />;
  return children;
}
