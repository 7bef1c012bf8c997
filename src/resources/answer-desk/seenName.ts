const SEEN = ' seen';

/** Under what the desk keeps what stood there when a choice of that name was made. */
export const seenName = (name: string): string => `${name}${SEEN}`;

/** Is it kept beside choices, so that nothing is typed under it? */
export const isSeenName = (name: string): boolean => name.endsWith(SEEN);
