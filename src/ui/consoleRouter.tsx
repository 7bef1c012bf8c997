import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useLocation,
} from 'react-router';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where somebody wants to go, for those who may ask before. */
export interface Leaving {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
}
export type ShouldAsk = (leaving: Leaving) => boolean;

/** A navigation that waits for an answer. */
export interface Waiting {
  location: Location;
  proceed: () => void;
  reset: () => void;
}

/** Milliseconds without a further press of Back. */
const AT_REST = 50;

interface Asker {
  shouldAsk: ShouldAsk;
  setWaiting: (waiting: Waiting | null) => void;
}

/** Where the console is and how it goes elsewhere; see `createConsoleRouter`. */
export interface ConsoleRouter {
  readonly state: { readonly location: Location; readonly action: NavigationType };
  /** A number goes back or forward by so many pages. */
  navigate: (to: To | number, options?: NavigateOptions) => void;
  navigator: Navigator;
  subscribe: (onChange: () => void) => () => void;
  ask: (asker: Asker) => () => void;
}

/**
 * A router over a history, which lets pages ask before they are left (UI-10), be it by a link or by Back. react-router
 * has that only with the routers that load data, which weigh more than all else that is used of it.
 */
export function createConsoleRouter(history: History): ConsoleRouter {
  let state = { location: history.location, action: history.action };
  const listeners = new Set<() => void>();
  const askers = new Set<Asker>();
  /** How many entries the browser is away from the one that is drawn: a press of Back that is asked about is undone. */
  let away = 0;
  let undone: (() => void) | null = null;
  let undoing: Promise<void> | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** A press of Back that was agreed to, as it is done again. */
  let agreed: number | null = null;

  const arrive = () => {
    away = 0;
    agreed = null;
    state = { location: history.location, action: history.action };
    for (const { setWaiting } of askers) setWaiting(null);
    for (const listener of listeners) listener();
  };
  const asked = (nextLocation: Location, historyAction: NavigationType): Asker | undefined =>
    [...askers].findLast(({ shouldAsk }) =>
      shouldAsk({ currentLocation: state.location, nextLocation, historyAction }),
    );
  const wait = (asker: Asker, location: Location, proceed: () => void) => {
    for (const { setWaiting } of askers) setWaiting(null);
    asker.setWaiting({
      location,
      proceed: () => {
        asker.setWaiting(null);
        proceed();
      },
      reset: () => asker.setWaiting(null),
    });
  };

  const settle = () => {
    undone?.();
    undone = null;
    undoing = null;
  };

  history.listen(({ location, delta }) => {
    clearTimeout(settling);
    const again = delta === agreed;
    agreed = null;
    if (delta === null) {
      settle();
      arrive();
      return;
    }
    away += delta;
    if (undone) {
      if (away === 0) settle();
      // Pressed again before it was undone: once the browser has come to rest, that is undone too.
      else settling = setTimeout(() => history.go(-away), AT_REST);
      return;
    }
    const asker = delta === 0 || again ? undefined : asked(location, NavigationType.Pop);
    if (!asker) {
      arrive();
      return;
    }
    // Only when the press is undone may it be done again.
    const back = new Promise<void>((resolve) => {
      undone = resolve;
    });
    undoing = back;
    history.go(-delta);
    wait(asker, location, () =>
      back.then(() => {
        agreed = delta;
        history.go(delta);
      }),
    );
  });

  const go = (action: NavigationType, to: To, given: unknown) => {
    const next = typeof to === 'string' ? parsePath(to) : to;
    const location = { ...state.location, search: '', hash: '', ...next, state: given };
    const leave = () => {
      if (action === NavigationType.Replace) history.replace(to, given);
      else history.push(to, given);
      arrive();
    };
    // In the middle of an undoing it would take the place of another page.
    const whenUndone = () => void (undoing ? undoing.then(leave) : leave());
    const asker = asked(location, action);
    if (asker) wait(asker, location, whenUndone);
    else whenUndone();
  };
  const navigator: Navigator = {
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, given) => go(NavigationType.Push, to, given),
    replace: (to, given) => go(NavigationType.Replace, to, given),
  };
  return {
    get state() {
      return state;
    },
    navigator,
    navigate: (to, { replace = false, state: given } = {}) => {
      if (typeof to === 'number') history.go(to);
      else navigator[replace ? 'replace' : 'push'](to, given);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask: (asker) => {
      askers.add(asker);
      return () => askers.delete(asker);
    },
  };
}

/** Over the addresses of the browser. */
export const createBrowserConsoleRouter = (): ConsoleRouter =>
  createConsoleRouter(UNSAFE_createBrowserHistory());

/** Over addresses of its own, for tests; see `createMemoryRouter` of react-router. */
export const createMemoryConsoleRouter = (
  options: Parameters<typeof UNSAFE_createMemoryHistory>[0],
): ConsoleRouter => createConsoleRouter(UNSAFE_createMemoryHistory(options));

const ConsoleRouterContext = createContext<ConsoleRouter | null>(null);

/** Draws what a router leads to. */
export function ConsoleRoutes({
  router,
  children,
}: {
  router: ConsoleRouter;
  children: ReactNode;
}) {
  const [{ location, action }, setState] = useState(router.state);
  useLayoutEffect(() => {
    const changed = () => startTransition(() => setState(router.state));
    changed();
    return router.subscribe(changed);
  }, [router]);
  return (
    <ConsoleRouterContext value={router}>
      <Router location={location} navigationType={action} navigator={router.navigator}>
        {children}
      </Router>
    </ConsoleRouterContext>
  );
}

/** Tells where the address is by now; what was drawn may be behind it. */
export function usePlaceNow(): () => Location {
  const router = use(ConsoleRouterContext);
  const drawn = useLocation();
  return useCallback(() => router?.state.location ?? drawn, [router, drawn]);
}

/** Whether there is a router that pages can ask by. */
export const useMayAsk = (): boolean => use(ConsoleRouterContext) !== null;

/** The navigation that waits for an answer, as `shouldAsk` wanted to ask before; null: none does. */
export function useAsking(shouldAsk: ShouldAsk): Waiting | null {
  const router = use(ConsoleRouterContext);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const latest = useRef(shouldAsk);
  useLayoutEffect(() => {
    latest.current = shouldAsk;
  });
  useEffect(
    () => router?.ask({ shouldAsk: (leaving) => latest.current(leaving), setWaiting }),
    [router],
  );
  return waiting;
}
