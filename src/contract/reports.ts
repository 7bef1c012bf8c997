import { z } from 'zod';
import { REPORT_MONTH } from './assumptions.ts';
import { file } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** The financial report of a month, MM-YYYY, as a file named by Content-Disposition. */
export const downloadFinancialReport = endpoint({
  service: 'reports',
  method: 'GET',
  path: 'moniter/request-financial',
  query: z.object({ month: z.string().regex(REPORT_MONTH) }),
  answer: file,
  effect: 'download',
});
