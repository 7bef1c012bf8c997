import { PAGE_SIZE } from '#contract/assumptions.ts';
import type { Text } from '#i18n/useText.ts';

/** How many there are, told from the first page of a list without a total: '4', or '10 or more'. */
export const counted = (rows: readonly unknown[]): Text => ({
  key: rows.length < PAGE_SIZE ? 'home.count' : 'home.atLeast',
  params: { count: rows.length },
});
