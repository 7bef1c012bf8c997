import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** A declaration from a sample answer (CFG-14). In the palette alone: it is for setting up, not for the day. */
export const draftResource: Page = {
  name: 'draft-resource',
  path: '/draft-resource',
  roles: [A],
  title: 'draftResource.title',
  load: () => import('./DraftResource.tsx').then((m) => ({ default: m.DraftResource })),
};
