/** State of a navigation that follows a save: nothing is lost, nothing is asked (UI-10). */
export const SAVED = { saved: true } as const;

/** Is it the state of a navigation that follows a save? */
export const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'saved' in state;
