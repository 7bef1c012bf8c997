import type { Text, TextKey } from '#i18n/useText.ts';
import { knownStatus } from '#rules/status.ts';

/** A status as its chip says it, in the language of the reader; one that is not known as it came (UI-07, NET-11). */
export function statusText(t: (text: TextKey | Text) => string, status: string): string {
  const known = knownStatus(status);
  return known ? t(`ui.status.${known}`) : status;
}
