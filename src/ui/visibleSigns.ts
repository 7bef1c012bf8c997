const HIDDEN_SIGN = /[\p{Cc}\p{Cf}\p{Cs}\u2800\u3164]/gu;

/** Signs that take no room or turn the writing direction, made visible: 'A‮1' → 'A⟨U+202E⟩1'. For ids and file names. */
export const visibleSigns = (text: string): string =>
  text.replace(
    HIDDEN_SIGN,
    (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
