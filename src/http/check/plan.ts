import { GAME_TABS, GROUP_SORT_FIELDS, PAGE_SIZE, PICKS_STATUSES } from '#contract/assumptions.ts';
import { listBypass } from '#contract/bank.ts';
import { listCallLogs } from '#contract/callLogs.ts';
import { listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listGroupMessages, listGroups } from '#contract/groups.ts';
import { listMailTemplates } from '#contract/mail.ts';
import { listPanRequests } from '#contract/pan.ts';
import { getPicksReport, listPicksGames, listPicksQuestions } from '#contract/picks.ts';
import {
  getUserLeagues,
  listLeagueTemplates,
  listPredictionGames,
  listPredictionQuestions,
  listQuestionTemplates,
} from '#contract/prediction.ts';
import { listGameTypes, listRmgUserGames } from '#contract/rmg.ts';
import { listActiveCricketGames, listPlayers } from '#contract/staticData.ts';
import {
  getSoldHoldings,
  getStreetLeaderboard,
  listHoldings,
  listStreetGames,
  listStreetOrders,
  listUserTeams,
} from '#contract/street.ts';
import { listTooltips } from '#contract/tooltips.ts';
import {
  getTradesQuestionReport,
  getTradesReport,
  getUserTrades,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
} from '#contract/trades.ts';
import type { RawInput } from '#http/address.ts';

/** What one read finds and another needs. */
export const SOUGHT = [
  'user',
  'cricketGame',
  'predictionGame',
  'picksGame',
  'tradesGame',
  'tradesPlay',
  'streetGame',
  'streetPlay',
  'gameType',
  'group',
] as const;
export type Sought = (typeof SOUGHT)[number];

/** A part of a query that names what was found: `{ game_id: 7 }`. */
export type Part = Readonly<Record<string, unknown>>;

/** How one read of the contract is tried. */
export interface Planned {
  read: Endpoint;
  /** Inputs of which none is anybody's, tried in turn until one brings records. */
  inputs?: () => readonly RawInput[];
  /** Needs one of each of these, found by other reads: their parts together are its query. */
  needs?: readonly Sought[];
  /** Where the parts go instead of the query, and what else is asked for. */
  input?: (part: Part) => RawInput | readonly RawInput[];
  /** What an answer, as the contract reads it, gives to others. */
  gives?: Partial<Record<Sought, (answer: unknown, query: Part) => Part[]>>;
  /** Paths that all records may be without, or have in another form. */
  lenient?: readonly string[];
}

/** Values of a path of an answer; `*` stands for each of a list or map. */
function at(value: unknown, path: string): unknown[] {
  const step = (held: unknown[], part: string): unknown[] =>
    held.flatMap((one) => {
      if (typeof one !== 'object' || one === null) return [];
      if (part !== '*') return [Reflect.get(one, part)];
      return one instanceof Map ? [...one.values()] : Object.values(one);
    });
  return path.split('.').reduce(step, [value]).filter(isId);
}

const isId = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const each = (path: string, name: string) => (answer: unknown) =>
  at(answer, path).map((value): Part => ({ [name]: value }));

/** With the user that was asked for, so that who played and what is known together. */
const played = (path: string) => (answer: unknown, query: Part) =>
  at(answer, path).map((game_id): Part => ({ game_id, user_id: query.user_id }));

const DAY = 86_400_000;
const day = (ago: number): string => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);

/** Every read of the contract with an input that harms nothing: a first page, or an id out of an earlier answer (CHK-01). */
export const PLAN: readonly Planned[] = [
  { read: listActiveCricketGames, gives: { cricketGame: each('*.id', 'game_id') } },
  {
    read: listPlayers,
    needs: ['picksGame'],
    input: ({ game_id }) => ({ path: { id: String(game_id) } }),
  },
  {
    read: listPredictionGames,
    gives: { predictionGame: each('games.*.*.id', 'game_id') },
    lenient: ['leagues'],
  },
  { read: listPredictionQuestions, needs: ['predictionGame'], lenient: ['*.answer'] },
  {
    read: getUserLeagues,
    needs: ['predictionGame', 'user'],
    lenient: ['userLeagues.*.question.answer'],
  },
  { read: listLeagueTemplates },
  { read: listQuestionTemplates },
  { read: listGameTypes, gives: { gameType: each('active.*.id', 'game_type') } },
  {
    read: listRmgUserGames,
    needs: ['gameType', 'user'],
    input: (part) => ({ query: { ...part, page: 1 } }),
  },
  { read: listTooltips },
  {
    read: listTradesGames,
    inputs: () => ['inprogress', 'inactive', 'active'].map((status) => ({ query: { status } })),
    gives: { tradesGame: each('*.id', 'game_id') },
    lenient: ['*.is_distribute'],
  },
  {
    read: listTradesQuestions,
    needs: ['tradesGame'],
    lenient: ['game', 'is_distribute', 'game.is_distribute', 'questions.*.answer'],
  },
  {
    read: listUserTradesGames,
    needs: ['user'],
    input: (part) => ({ query: { ...part, pageNo: 1 } }),
    gives: { tradesPlay: played('*.id') },
    lenient: ['*.is_distribute'],
  },
  { read: getUserTrades, needs: ['tradesPlay'], lenient: ['trades.*.answer'] },
  {
    read: getTradesReport,
    inputs: () => [{ query: { pageNo: 1 } }],
    gives: { tradesGame: each('*.id', 'game_id') },
  },
  { read: getTradesQuestionReport, needs: ['tradesGame'] },
  { read: listCouponLeagueTemplates },
  { read: listCouponLeagues, needs: ['cricketGame'] },
  {
    read: listStreetGames,
    needs: ['user'],
    input: (query) =>
      GAME_TABS.map((status) => ({ path: { status }, query: { ...query } })).reverse(),
    gives: { streetGame: each('games.*.id', 'game_id'), streetPlay: played('games.*.id') },
  },
  { read: getSoldHoldings, needs: ['streetPlay'] },
  { read: listUserTeams, needs: ['streetPlay'] },
  { read: listStreetOrders, needs: ['streetPlay'] },
  {
    read: listHoldings,
    needs: ['streetPlay'],
    lenient: ['holdings.holdings_array.*.avg_sell_price'],
  },
  {
    read: getStreetLeaderboard,
    needs: ['streetGame'],
    // A prize may be for several ranks: '4-10'.
    lenient: ['estimate_winnings.*.rank'],
  },
  {
    read: listPanRequests,
    inputs: () => [{ query: { page: 1, limit: PAGE_SIZE } }],
    gives: { user: each('data.*.user_id', 'user_id') },
    lenient: ['total'],
  },
  {
    read: listBypass,
    inputs: () => [{ query: { page: 1, limit: PAGE_SIZE } }],
    gives: { user: each('data.*.user_id', 'user_id') },
  },
  { read: listCallLogs, inputs: () => [{ query: { page: 1, limit: PAGE_SIZE } }] },
  { read: listMailTemplates },
  {
    read: listGroups,
    inputs: () => [{ query: { pageNumber: 1, sortBy: GROUP_SORT_FIELDS[0], orderBy: 1 } }],
    gives: { group: each('data.*._id', 'groupId') },
  },
  { read: listGroupMessages, needs: ['group'] },
  {
    read: listPicksGames,
    inputs: () => PICKS_STATUSES.slice(0, 4).map((status) => ({ query: { status } })),
    gives: { picksGame: each('*.game_id', 'game_id') },
    lenient: ['*.players'],
  },
  { read: listPicksQuestions, needs: ['picksGame'] },
  {
    read: getPicksReport,
    inputs: () => [30, 365].map((ago) => ({ query: { from: day(ago), to: day(0), page: 1 } })),
    gives: { user: each('picksLeaguesTeams.*.user_id', 'user_id') },
    lenient: ['totalPages'],
  },
];
