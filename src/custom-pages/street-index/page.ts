import { ALL } from '#authProvider/roles.ts';
import { STREET } from '#resources/street/addresses.ts';
import type { CustomPage } from '../customPage.ts';

/** What a user does in a street game (STR-02). */
export const streetIndex: CustomPage = {
  name: 'street-index',
  path: STREET.index,
  roles: ALL,
  title: 'street.index',
  load: async () => {
    const [{ StreetIndex }] = await Promise.all([
      import('./StreetIndex.tsx'),
      import('./lists.ts').then(({ bringLists }) =>
        bringLists(new URLSearchParams(location.search)),
      ),
    ]);
    return { default: StreetIndex };
  },
  list: (query) => import('./lists.ts').then(({ shownList }) => shownList(query)),
};
