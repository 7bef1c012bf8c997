import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { TextKey } from '#i18n/useText.ts';

/** The text of a category; null for one that we do not know, which stays as it came. */
export function categoryKey(category: unknown): TextKey | null {
  const known = PICKS_CATEGORIES.find((one) => one === category);
  return known === undefined ? null : `picks.category.${known}`;
}
