import { bulkMail } from '#custom-pages/bulk-mail/page.ts';
import { financialReport } from '#custom-pages/financial-report/page.ts';
import { picksAddPlayers } from '#custom-pages/picks-add-players/page.ts';
import { picksQuestions } from '#custom-pages/picks-questions/page.ts';
import { picksReport, picksUserReport } from '#custom-pages/picks-report/page.ts';
import { predictionQuestions } from '#custom-pages/prediction-questions/page.ts';
import { predictionStats } from '#custom-pages/prediction-stats/page.ts';
import { streetIndex } from '#custom-pages/street-index/page.ts';
import { tdsUpload } from '#custom-pages/tds-upload/page.ts';
import { tradesQuestions } from '#custom-pages/trades-questions/page.ts';
import { tradesGameReport, tradesReport } from '#custom-pages/trades-report/page.ts';
import { tradesStats } from '#custom-pages/trades-stats/page.ts';
import type { Page } from '#ui/page.ts';

/** The pages that are more than one record's list or form, in the order of the menu. */
export const customPages: readonly Page[] = [
  predictionQuestions,
  predictionStats,
  picksAddPlayers,
  picksQuestions,
  picksReport,
  picksUserReport,
  tradesQuestions,
  tradesStats,
  tradesReport,
  tradesGameReport,
  streetIndex,
  tdsUpload,
  bulkMail,
  financialReport,
];
