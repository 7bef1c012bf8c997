import { useStore } from 'ra-core';
import { createContext, useCallback } from 'react';
import { z } from 'zod';
import { fittingList } from '#authProvider/fittingList.ts';

/** Under what a person's favourites are kept in this browser. */
export const FAVOURITES = 'favourites';

/** So many are kept. */
const AT_MOST = 30;

const favourite = z.object({
  /** The address: a path, with the query of a view behind it. */
  to: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/),
  /** The name of the page that it belongs to. */
  page: z.string().min(1),
  /** What the page is called where that is more than its title, such as the game it is about. */
  name: z.string().trim().min(1).optional().catch(undefined),
  /** Of a saved view: its name. */
  view: z.string().trim().min(1).optional().catch(undefined),
});

/** A page or a saved view that a person keeps at hand (WRK-02). */
export type Favourite = z.output<typeof favourite>;

/** Favourites as they may stand in the storage: of another version or anyone's making. What fits is used, once. */
export const storedFavourites: z.ZodType<Favourite[]> = fittingList(favourite).transform((all) =>
  [...new Map(all.map((one) => [one.to, one])).values()].slice(0, AT_MOST),
);

/** The list with this one behind the others, or without it where it is there. */
export const toggled = (list: readonly Favourite[], one: Favourite): Favourite[] =>
  list.some(({ to }) => to === one.to)
    ? list.filter(({ to }) => to !== one.to)
    : [...list.slice(-(AT_MOST - 1)), one];

const NONE: Favourite[] = [];

/** The person's favourites, in the order in which they were marked, and the ways to change them (WRK-02). */
export function useFavourites() {
  const [list, set] = useStore<Favourite[]>(FAVOURITES, NONE);
  const change = useCallback(
    (by: (now: readonly Favourite[]) => Favourite[]) => set((now) => by(now ?? NONE)),
    [set],
  );
  const toggle = useCallback((one: Favourite) => change((now) => toggled(now, one)), [change]);
  return { list, toggle, change };
}

/** The open page, for what marks it: its name and title; null where there is nothing to mark. */
export const OpenPageContext = createContext<{ page: string; title: string } | null>(null);
