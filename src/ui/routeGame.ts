import { useSyncExternalStore } from 'react';

/** The game of the open page's address, as the bar found it. */
interface RouteGame {
  id: string;
  /** Its teams: 'IND v AUS'. */
  name: string;
  /** As the list that it was found in has them; absent where that does not say. */
  status?: unknown;
  date?: unknown;
}

let shown: RouteGame | null = null;
const listeners = new Set<() => void>();

/** Tells the page which teams play the game of its address; null while that is not known. */
export function showRouteGame(game: RouteGame | null): void {
  const same = (['id', 'name', 'status', 'date'] as const).every(
    (one) => shown?.[one] === game?.[one],
  );
  if (same) return;
  shown = game;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game of the address with its state, as far as it was found; null while it is not known. */
export function useRouteGame(gameId: string): RouteGame | null {
  const game = useSyncExternalStore(subscribe, () => shown);
  return game?.id === gameId ? game : null;
}

/** How a page names the game of its address in its title: by its teams once they are known, else by its id. */
export function useRouteGameName(gameId: string): string {
  return useRouteGame(gameId)?.name ?? gameId;
}
