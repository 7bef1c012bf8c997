import { useEffect, useSyncExternalStore } from 'react';
import type { TextKey } from '#i18n/useText.ts';

/** Keys and what they do. */
export type KeyLines = readonly (readonly [key: string, does: TextKey])[];

let shown: readonly KeyLines[] = [];
const listeners = new Set<() => void>();

function show(next: readonly KeyLines[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells which keys a part of the page has while it is in sight, for the help that '?' opens (WRK-03). */
export function useShownKeys(keys: KeyLines | null): void {
  useEffect(() => {
    if (!keys) return;
    show([...shown, keys]);
    return () => {
      const place = shown.indexOf(keys);
      show(shown.filter((_, nth) => nth !== place));
    };
  }, [keys]);
}

/** The keys that the parts in sight have told. */
export const useKeysInSight = (): KeyLines => useSyncExternalStore(subscribe, () => shown).flat();
