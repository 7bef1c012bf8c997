import { shownDirections } from '#rules/direction.ts';

/**
 * A text of ours as it is copied for somebody else: on one line, foreign names kept from turning the words around
 * them, and what would turn them seen (WHY-03, NET-12).
 */
export const copiedText = (text: string): string =>
  shownDirections(text.replace(/\s+/g, ' ').trim());
