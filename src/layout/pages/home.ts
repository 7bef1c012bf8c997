import { ALL } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** The role's home (APP-03). The menu has an entry of its own for it. */
export const home: Page = {
  name: 'home',
  path: '/',
  roles: ALL,
  title: 'layout.home',
  load: () => import('./Home.tsx').then((m) => ({ default: m.Home })),
};
