import type { Resource } from '#resource-kit/defineResource.ts';
import { bankVerifications } from '#resources/bank-verifications/resource.ts';
import { callLogs } from '#resources/call-logs/resource.ts';
import { coupons } from '#resources/coupons/resource.ts';
import { groupMessages } from '#resources/groups/messages/resource.ts';
import { groups } from '#resources/groups/resource.ts';
import { mailTemplates } from '#resources/mail/templates/resource.ts';
import { panVerifications } from '#resources/pan-verifications/resource.ts';
import { picksGames } from '#resources/picks/games/resource.ts';
import { picksQuestions } from '#resources/picks/questions/resource.ts';
import { picksReport } from '#resources/picks/report/resource.ts';
import { picksUserReport } from '#resources/picks/user-report/resource.ts';
import { predictionAnswers } from '#resources/prediction/answers/resource.ts';
import { predictionGames } from '#resources/prediction/games/resource.ts';
import { leagueTemplates } from '#resources/prediction/league-templates/resource.ts';
import { predictionLeagues } from '#resources/prediction/leagues/resource.ts';
import { questionTemplates } from '#resources/prediction/question-templates/resource.ts';
import { predictionQuestions } from '#resources/prediction/questions/resource.ts';
import { rmgGames } from '#resources/rmg/games/resource.ts';
import { streetGames } from '#resources/street/games/resource.ts';
import { streetHoldings } from '#resources/street/holdings/resource.ts';
import { streetLeaderboard } from '#resources/street/leaderboard/resource.ts';
import { streetOrders } from '#resources/street/orders/resource.ts';
import { streetPrizes } from '#resources/street/prizes/resource.ts';
import { streetSold } from '#resources/street/sold/resource.ts';
import { streetTeams } from '#resources/street/teams/resource.ts';
import { tooltips } from '#resources/tooltips/resource.ts';
import { tradesAnswers } from '#resources/trades/answers/resource.ts';
import { tradesGameReport } from '#resources/trades/game-report/resource.ts';
import { tradesGames } from '#resources/trades/games/resource.ts';
import { tradesQuestions } from '#resources/trades/questions/resource.ts';
import { tradesReport } from '#resources/trades/report/resource.ts';
import { tradesUserGames } from '#resources/trades/user-games/resource.ts';

/** Every declared resource. A new one is a line here, or an object in /config.json. */
export const resources: readonly Resource[] = [
  bankVerifications,
  panVerifications,
  tooltips,
  groups,
  groupMessages,
  coupons,
  callLogs,
  mailTemplates,
  predictionGames,
  predictionQuestions,
  predictionLeagues,
  predictionAnswers,
  leagueTemplates,
  questionTemplates,
  picksGames,
  picksQuestions,
  picksReport,
  picksUserReport,
  tradesGames,
  tradesQuestions,
  tradesUserGames,
  tradesAnswers,
  tradesReport,
  tradesGameReport,
  rmgGames,
  streetGames,
  streetLeaderboard,
  streetOrders,
  streetHoldings,
  streetPrizes,
  streetSold,
  streetTeams,
];
