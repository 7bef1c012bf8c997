import { useCallback } from 'react';

const places = new Map<string, HTMLElement>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Where the page that is open has room for the questions of that name, or null. */
export const placeOf = (name: string | undefined): HTMLElement | null =>
  (name !== undefined && places.get(name)) || null;

/** Hears of every place that comes or goes; gives the way to stop hearing. */
export function subscribePlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ref of an element in which the questions of actions with this `asksAt` stand, instead of over the page. */
export function useConfirmPlace(name: string): (element: HTMLElement | null) => () => void {
  return useCallback(
    (element) => {
      if (element) {
        places.set(name, element);
        tell();
      }
      return () => {
        if (places.get(name) !== element) return;
        places.delete(name);
        tell();
      };
    },
    [name],
  );
}
