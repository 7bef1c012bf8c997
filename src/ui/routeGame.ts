import { useSyncExternalStore } from 'react';

/** The game of the open page's address, as the bar found it. */
interface RouteGame {
  id: string;
  /** Its teams: 'IND v AUS'. */
  name: string;
}

let shown: RouteGame | null = null;
const listeners = new Set<() => void>();

/** Tells the page which teams play the game of its address; null while that is not known. */
export function showRouteGame(game: RouteGame | null): void {
  if (shown?.id === game?.id && shown?.name === game?.name) return;
  shown = game;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How a page names the game of its address in its title: by its teams once they are known, else by its id. */
export function useRouteGameName(gameId: string): string {
  const game = useSyncExternalStore(subscribe, () => shown);
  return game?.id === gameId ? game.name : gameId;
}
