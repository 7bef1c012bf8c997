import type { Text, TextKey } from '#i18n/useText.ts';
import { categoryKey } from '#resources/picks/categoryKey.ts';

/** What a user can say of a line (PIC-06). */
const CHOICES = ['over', 'under'] as const;

type Words = (text: TextKey | Text) => string;

/** A category in words of ours; one that we do not know stays as it came (NET-11). */
export function categoryWord(t: Words, value: unknown): unknown {
  const key = categoryKey(value);
  return key === null ? value : t(key);
}

/** What was said of a line in words of ours; anything that we do not know stays as it came (NET-11). */
export function choiceWord(t: Words, value: unknown): unknown {
  const known = CHOICES.find((one) => one === value);
  return known === undefined ? value : t(`picks.choice.${known}`);
}
