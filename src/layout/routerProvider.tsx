import { type LinkBaseProps, type RouterProvider, reactRouterProvider } from 'ra-core';
import { type ComponentProps, createContext, type Ref, useCallback, useContext } from 'react';
import { matchPath } from 'react-router';
import { addressOfNamed } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import type { Page } from '#ui/page.ts';

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];
/** A path of react-admin's as one of ours; `here` is the address that is open. */
type Translate = (path: string, here: string) => string;

/** What turns react-admin's addresses into ours, of the resources and pages that are declared. */
export const AddressesContext = createContext<Translate>((path) => path);

/** See `AddressesContext`: a page of that very address stands before a resource's name. */
export const translateAddresses =
  (resources: readonly Resource[], pages: readonly Page[]): Translate =>
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

const { Link, Navigate: NavigateTo, useLocation } = reactRouterProvider;

function LinkToOurs({ to, ref, ...props }: LinkBaseProps & { ref?: Ref<HTMLAnchorElement> }) {
  const here = useLocation().pathname;
  return <Link ref={ref} {...props} to={ours(to, useContext(AddressesContext), here)} />;
}

function NavigateToOurs({ to, ...props }: ComponentProps<RouterProvider['Navigate']>) {
  const here = useLocation().pathname;
  return <NavigateTo {...props} to={ours(to, useContext(AddressesContext), here)} />;
}

function useNavigateToOurs(): Navigate {
  const navigate = reactRouterProvider.useNavigate();
  const translate = useContext(AddressesContext);
  return useCallback(
    (to, options) => navigate(ours(to, translate, location.pathname), options),
    [navigate, translate],
  );
}

/**
 * react-admin makes links of a resource's name ('/bank-verifications/12/show'); the console has routes of its own
 * (APP-04). Every link and navigation of react-admin goes through here and leads to ours.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useNavigateToOurs,
  Link: LinkToOurs,
  Navigate: NavigateToOurs,
};
