import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** Bulk mail to the addresses of a file (MAIL-01). */
export const bulkMail: Page = {
  name: 'bulk-mail',
  path: '/mail/bulk',
  roles: [A],
  title: 'mail.title',
  menu: { section: 'mail' },
  load: () => import('./BulkMail.tsx').then((m) => ({ default: m.BulkMail })),
};
