import { predictionGames } from '#custom-pages/prediction-games/page.ts';
import { predictionQuestions } from '#custom-pages/prediction-questions/page.ts';
import { predictionStats } from '#custom-pages/prediction-stats/page.ts';
import { rmgStats } from '#custom-pages/rmg-stats/page.ts';
import { streetGames } from '#custom-pages/street-games/page.ts';
import { streetIndex } from '#custom-pages/street-index/page.ts';
import { streetReports } from '#custom-pages/street-reports/page.ts';
import { streetTeams } from '#custom-pages/street-teams/page.ts';
import type { Page } from '#ui/page.ts';

/** The pages that are more than one record's list or form, in the order of the menu. */
export const customPages: readonly Page[] = [
  predictionGames,
  predictionQuestions,
  predictionStats,
  streetGames,
  streetIndex,
  streetReports,
  streetTeams,
  rmgStats,
];
