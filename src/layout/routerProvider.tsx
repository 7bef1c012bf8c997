import type { LinkBaseProps, RouterBlocker, RouterProvider } from 'ra-core';
import {
  type ComponentProps,
  createContext,
  isValidElement,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  Link,
  matchPath,
  Navigate as NavigateTo,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';
import { addressOfNamed } from '#resource-kit/addresses.ts';
import type { ResourceHead } from '#resource-kit/head.ts';
import { useAsking, useMayAsk } from '#ui/consoleRouter.tsx';
import type { Page } from '#ui/page.ts';

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];
/** A path of react-admin's as one of ours; `here` is the address that is open. */
type Translate = (path: string, here: string) => string;

/** What turns react-admin's addresses into ours, of the resources and pages that are declared. */
export const AddressesContext = createContext<Translate>((path) => path);

/** See `AddressesContext`: a page of that very address stands before a resource's name. */
export const translateAddresses =
  (resources: readonly ResourceHead[], pages: readonly Page[]): Translate =>
  (path, here) =>
    pages.some((page) => matchPath(page.path, path))
      ? path
      : (addressOfNamed(resources, path, here) ?? path);

function ours<T extends To>(to: T, translate: Translate, here: string): T {
  if (typeof to === 'string') {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return (path.startsWith('/') ? translate(path, here) + rest : to) as T;
  }
  if (typeof to !== 'object' || !to?.pathname?.startsWith('/')) return to;
  return { ...to, pathname: translate(to.pathname, here) };
}

function LinkToOurs({ to, ref, ...props }: LinkBaseProps & { ref?: Ref<HTMLAnchorElement> }) {
  const here = useLocation().pathname;
  return <Link ref={ref} {...props} to={ours(to, useContext(AddressesContext), here)} />;
}

function NavigateToOurs({ to, ...props }: ComponentProps<RouterProvider['Navigate']>) {
  const here = useLocation().pathname;
  return <NavigateTo {...props} to={ours(to, useContext(AddressesContext), here)} />;
}

function useNavigateToOurs(): Navigate {
  const navigate = useNavigate();
  const translate = useContext(AddressesContext);
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  // react-router gives a new function on every page; this one stays the same.
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') latest.current(to);
      else latest.current(ours(to, translate, location.pathname), options);
    },
    [translate],
  );
}

/** For react-admin's own forms; the console's forms use `UnsavedInput`. */
function useBlocker(should: Parameters<RouterProvider['useBlocker']>[0]): RouterBlocker {
  const waiting = useAsking((leaving) => (typeof should === 'function' ? should(leaving) : should));
  return waiting ? { state: 'blocked', ...waiting } : FREE;
}

const FREE: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Do two elements draw the same, whether or not they were made at once? */
function sameNode(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => sameNode(part, other[index]));
  if (!isValidElement(one) || !isValidElement(other)) return false;
  const { type, key, props } = one;
  if (type !== other.type || key !== other.key) return false;
  if (!isObject(props) || !isObject(other.props)) return false;
  const mine = Object.entries(props);
  const theirs: Record<string, unknown> = { ...other.props };
  return (
    mine.length === Object.keys(theirs).length &&
    mine.every(([name, value]) => Object.hasOwn(theirs, name) && sameNode(value, theirs[name]))
  );
}

/**
 * react-admin makes the same routes anew whenever a resource is made known, twice before the first list: with other
 * routes all that stands below is drawn again (UI-13).
 */
const SameRoutes = memo(
  ({ children }: { children?: ReactNode }) => <Routes>{children}</Routes>,
  (was, is) => sameNode(was.children, is.children),
);

/**
 * react-admin makes links of a resource's name ('/bank-verifications/12/show'); the console has routes of its own
 * (APP-04). Every link and navigation of react-admin goes through here and leads to ours.
 */
export const routerProvider: RouterProvider = {
  useLocation,
  useNavigate: useNavigateToOurs,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: useMayAsk,
  Link: LinkToOurs,
  Navigate: NavigateToOurs,
  Route: Route as RouterProvider['Route'],
  Routes: SameRoutes,
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
};
