import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlaceNow } from './consoleRouter.tsx';

/** A change of the query, and how Back meets it: `replace` takes the place of what was there. */
export type QueryChange = (
  change: (query: URLSearchParams) => void,
  how?: { replace?: boolean },
) => void;

/**
 * Changes the query of the address as it is by now: on a slow machine two filters are chosen, or Next is
 * pressed twice, before the first of them is drawn, and both count. A change that comes after its page was
 * left is none. What is typed replaces; what is chosen is a step that Back takes back (APP-15).
 */
export function useQueryChange(): QueryChange {
  const placeNow = usePlaceNow();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (change, how) => {
      const now = placeNow();
      if (now.pathname !== pathname) return;
      const query = new URLSearchParams(now.search);
      const before = query.toString();
      change(query);
      if (query.toString() !== before) void navigate(`?${query}`, how);
    },
    [placeNow, pathname, navigate],
  );
}
