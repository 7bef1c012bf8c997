import type { Page } from '#ui/page.ts';

/** The pages that are more than one record's list or form, in the order of the menu. */
export const customPages: readonly Page[] = [];
