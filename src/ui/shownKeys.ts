import { useEffect } from 'react';
import type { TextKey } from '#i18n/useText.ts';

/** Keys and what they do. */
export type KeyLines = readonly (readonly [key: string, does: TextKey])[];

const shown = new Set<KeyLines>();

/** Tells which keys a part of the page has while it is in sight, for the help that '?' opens (WRK-03). */
export function useShownKeys(keys: KeyLines | null): void {
  useEffect(() => {
    if (!keys) return;
    shown.add(keys);
    return () => void shown.delete(keys);
  }, [keys]);
}

/** The keys that the parts in sight have told. */
export const shownKeys = (): KeyLines => [...shown].flat();
