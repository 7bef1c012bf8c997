import { matchPath } from 'react-router';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { usePages } from '#layout/PagesContext.ts';
import { type Favourite, useFavourites } from '#ui/favourites.ts';
import { type Label, openingOf, type Page } from '#ui/page.ts';
import { useLabel } from '#ui/useLabel.ts';

/** A favourite as it is offered. */
export interface FavouriteLink {
  to: string;
  label: string;
  favourite: Favourite;
}

/** Those favourites that lead to a page which the role may open, each by its words in the language of the reader (WRK-02). */
export function favouriteLinks(
  list: readonly Favourite[],
  pages: readonly Page[],
  role: Role,
  nameOf: (label: Label) => string,
): FavouriteLink[] {
  return list.flatMap((favourite): FavouriteLink[] => {
    const { to, page: name, view } = favourite;
    const [path = to] = to.split(/[?#]/);
    const page = pages.find((one) => one.name === name);
    if (!page || !matchPath(page.path, path) || !mayRole(role, openingOf(page))) return [];
    const title = favourite.name ?? nameOf(page.title);
    return [{ to, label: view === undefined ? title : `${title}: ${view}`, favourite }];
  });
}

/** See `favouriteLinks`; of whoever is signed in. */
export function useFavouriteLinks(): readonly FavouriteLink[] {
  const pages = usePages();
  const role = useSession()?.role;
  const label = useLabel();
  const { list } = useFavourites();
  return role === undefined ? [] : favouriteLinks(list, pages, role, label);
}
