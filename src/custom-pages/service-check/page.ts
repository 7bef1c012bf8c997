import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** Do the services answer as the console expects (CHK-01)? In the palette alone: it is for going live, not for the day. */
export const serviceCheck: Page = {
  name: 'service-check',
  path: '/service-check',
  roles: [A],
  title: 'serviceCheck.title',
  load: () => import('./ServiceCheck.tsx').then((m) => ({ default: m.ServiceCheck })),
};
