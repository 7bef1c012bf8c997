import { useCallback } from 'react';
import { useLocale, useText, wordsIn } from '#i18n/useText.ts';
import type { Label } from '#ui/page.ts';

/** Looks a label up, whether it is a text of ours or came as words. */
export function useLabel() {
  const t = useText();
  const locale = useLocale();
  return useCallback(
    (label: Label) =>
      typeof label === 'object' && 'text' in label ? wordsIn(locale, label.text) : t(label),
    [t, locale],
  );
}
