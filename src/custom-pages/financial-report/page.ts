import { A, T } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** Download of a month's financial report (FIN-01). */
export const financialReport: Page = {
  name: 'financial-report',
  path: '/financial-report/download',
  roles: [A, T],
  title: 'reports.title',
  menu: { section: 'financials' },
  load: () => import('./FinancialReport.tsx').then((m) => ({ default: m.FinancialReport })),
};
