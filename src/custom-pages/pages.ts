import { bulkMail } from '#custom-pages/bulk-mail/page.ts';
import { draftResource } from '#custom-pages/draft-resource/page.ts';
import { financialReport } from '#custom-pages/financial-report/page.ts';
import { picksAddPlayers } from '#custom-pages/picks-add-players/page.ts';
import { serviceCheck } from '#custom-pages/service-check/page.ts';
import { streetIndex } from '#custom-pages/street-index/page.ts';
import { tdsUpload } from '#custom-pages/tds-upload/page.ts';
import type { CustomPage } from './customPage.ts';

/** The pages that are more than one record's list or form, in the order of the menu. */
export const customPages: readonly CustomPage[] = [
  picksAddPlayers,
  streetIndex,
  tdsUpload,
  bulkMail,
  financialReport,
  serviceCheck,
  draftResource,
];
