import { codePointName } from '#rules/direction.ts';

const HIDDEN_SIGN = /[\p{Cc}\p{Cf}\p{Cs}\u2800\u3164]/gu;

/**
 * Characters that take no room or turn the writing direction, as '⟨U+202E⟩'. For ids and file names, where
 * two that look alike must not be taken for the same.
 */
export const visibleSigns = (text: string): string => text.replace(HIDDEN_SIGN, codePointName);
