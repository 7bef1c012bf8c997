import { addBypass, listBypass, removeBypass } from './bank.ts';
import { listCallLogs } from './callLogs.ts';
import { addCoupon, listCouponLeagues, listCouponLeagueTemplates } from './coupons.ts';
import { type Endpoint, endpointKey } from './endpoint.ts';
import { listGroupMessages, listGroups } from './groups.ts';
import { listMailTemplates, sendBulkMail, uploadMailCsv } from './mail.ts';
import { decidePanRequest, listPanRequests } from './pan.ts';
import {
  activatePicksGame,
  addPicksGame,
  editPicksLines,
  getPicksReport,
  listPicksGames,
  listPicksQuestions,
  setPicksQuestionStatus,
} from './picks.ts';
import {
  activateLeagues,
  addLeagues,
  addLeagueTemplate,
  addQuestions,
  addQuestionTemplate,
  distribute,
  editQuestion,
  getUserLeagues,
  listLeagueTemplates,
  listPredictionGames,
  listPredictionQuestions,
  listQuestionTemplates,
  populateLeaderboard,
  removeInactiveLeague,
  removeLeagueTemplate,
  removeQuestion,
  removeQuestionTemplate,
  updateAnswer,
} from './prediction.ts';
import { downloadFinancialReport } from './reports.ts';
import { listGameTypes, listRmgUserGames } from './rmg.ts';
import { listActiveCricketGames, listPlayers } from './staticData.ts';
import {
  getSoldHoldings,
  getStreetLeaderboard,
  listHoldings,
  listStreetGames,
  listStreetOrders,
  listUserTeams,
} from './street.ts';
import { uploadCertificates } from './tds.ts';
import { addTooltip, editTooltip, listTooltips, removeTooltip } from './tooltips.ts';
import {
  cancelTradesGame,
  cancelTradesQuestion,
  cancelUnmatchedTrades,
  distributeTradesWinning,
  getTradesQuestionReport,
  getTradesReport,
  getUserTrades,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
  markTradesComplete,
  saveTradesAnswer,
} from './trades.ts';

/** Refuses two declarations of one call, which mocks and locks could not tell apart. */
export function distinct(declared: readonly Endpoint[]): readonly Endpoint[] {
  const keys = new Set<string>();
  for (const each of declared) {
    const key = endpointKey(each);
    if (keys.has(key)) throw new Error(`Declared twice: ${key}`);
    keys.add(key);
  }
  return declared;
}

/** Every call of the contract. */
export const endpoints = distinct([
  listActiveCricketGames,
  listPlayers,
  listPredictionGames,
  listPredictionQuestions,
  getUserLeagues,
  addLeagues,
  updateAnswer,
  addQuestions,
  editQuestion,
  activateLeagues,
  removeQuestion,
  removeInactiveLeague,
  distribute,
  populateLeaderboard,
  listLeagueTemplates,
  addLeagueTemplate,
  removeLeagueTemplate,
  listQuestionTemplates,
  addQuestionTemplate,
  removeQuestionTemplate,
  listGameTypes,
  listRmgUserGames,
  listTooltips,
  addTooltip,
  editTooltip,
  removeTooltip,
  uploadCertificates,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
  getUserTrades,
  getTradesReport,
  getTradesQuestionReport,
  saveTradesAnswer,
  cancelTradesQuestion,
  distributeTradesWinning,
  markTradesComplete,
  cancelTradesGame,
  cancelUnmatchedTrades,
  addCoupon,
  listCouponLeagueTemplates,
  listCouponLeagues,
  listStreetGames,
  getSoldHoldings,
  listUserTeams,
  listStreetOrders,
  listHoldings,
  getStreetLeaderboard,
  listPanRequests,
  decidePanRequest,
  listBypass,
  addBypass,
  removeBypass,
  listCallLogs,
  uploadMailCsv,
  sendBulkMail,
  listMailTemplates,
  listGroups,
  listGroupMessages,
  listPicksGames,
  listPicksQuestions,
  getPicksReport,
  addPicksGame,
  setPicksQuestionStatus,
  activatePicksGame,
  editPicksLines,
  downloadFinancialReport,
]);
