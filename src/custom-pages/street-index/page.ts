import { ALL } from '#authProvider/roles.ts';
import { STREET } from '#resources/street/addresses.ts';
import type { Page } from '#ui/page.ts';

/** What a user does in a street game (STR-02). */
export const streetIndex: Page = {
  name: 'street-index',
  path: STREET.index,
  roles: ALL,
  title: 'street.index',
  load: async () => {
    const { StreetIndex, bringLists } = await import('./StreetIndex.tsx');
    await bringLists();
    return { default: StreetIndex };
  },
};
