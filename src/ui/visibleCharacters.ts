import { codePointName } from '#rules/direction.ts';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2800\u3164]/gu;

/**
 * Characters that take no room or turn the writing direction, as '⟨U+202E⟩'. For ids and file names, where
 * two that look alike must not be taken for the same.
 */
export const visibleCharacters = (text: string): string => text.replace(HIDDEN, codePointName);
