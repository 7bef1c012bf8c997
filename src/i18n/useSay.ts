import { useCallback } from 'react';
import { type Text, useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';

/** Words that may be somebody else's: a text of ours is translated, a service's own sentence stays as it came, but for
 * characters that would turn it (NET-12). */
export function useSay() {
  const t = useText();
  return useCallback(
    (words: Text | string): string =>
      typeof words === 'string' ? shownDirections(words) : t(words),
    [t],
  );
}
