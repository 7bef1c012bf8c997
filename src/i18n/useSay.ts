import { useCallback } from 'react';
import { type Text, useText } from '#i18n/useText.ts';

/** Words that may be somebody else's: a text of ours is translated, a service's own sentence stays as it came. */
export function useSay() {
  const t = useText();
  return useCallback(
    (words: Text | string): string => (typeof words === 'string' ? words : t(words)),
    [t],
  );
}
