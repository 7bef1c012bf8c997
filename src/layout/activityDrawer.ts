import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the list of what was done, from wherever (ACT-01). */
export function showActivity(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Is the list of what was done open? */
export const useActivityShown = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
