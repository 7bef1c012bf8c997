import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouter,
  UNSAFE_NavigationContext as Navigation,
  useLocation,
  useNavigate,
} from 'react-router';

interface Place {
  pathname: string;
  search: string;
}

/** Asks where the address is by now; what was drawn may be behind it. */
export function usePlaceNow(): () => Place {
  const router = useContext(DataRouter)?.router;
  const { navigator } = useContext(Navigation);
  const drawn = useLocation();
  return useCallback(() => {
    if (router) return router.state.location;
    // A router without data: its history knows, though its type does not tell.
    return 'location' in navigator ? (navigator.location as Place) : drawn;
  }, [router, navigator, drawn]);
}

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
