import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** Upload of tax certificates (TDS-01). */
export const tdsUpload: Page = {
  name: 'tds-upload',
  path: '/tdscertificate',
  roles: [A],
  title: 'tds.title',
  menu: { section: 'tds' },
  load: () => import('./TdsUpload.tsx').then((m) => ({ default: m.TdsUpload })),
};
