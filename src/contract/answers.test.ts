import { describe, expect, it } from 'vitest';
import { endpoints } from './all.ts';
import { listBypass } from './bank.ts';
import { listCallLogs } from './callLogs.ts';
import { listCouponLeagues, listCouponLeagueTemplates } from './coupons.ts';
import { type Endpoint, endpointKey } from './endpoint.ts';
import { listGroupMessages, listGroups } from './groups.ts';
import { listMailTemplates } from './mail.ts';
import { listPanRequests } from './pan.ts';
import { getPicksReport, listPicksGames, listPicksQuestions } from './picks.ts';
import {
  getUserLeagues,
  listLeagueTemplates,
  listPredictionGames,
  listPredictionQuestions,
  listQuestionTemplates,
} from './prediction.ts';
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
import { listTooltips } from './tooltips.ts';
import {
  getTradesQuestionReport,
  getTradesReport,
  getUserTrades,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
} from './trades.ts';

const game = {
  id: 'g1',
  status: 'active',
  game_date: '2022-04-09T14:00:00Z',
  home_team_code: 'MI',
  away_team_code: 'CSK',
  home_team: { logo: 'https://img.example/mi.png' },
  away_team: { logo: 'https://img.example/csk.png' },
  tournament: { name: 'IPL' },
};
const question = {
  _id: 'q1',
  question: 'Who wins?',
  choices: [{ _id: 'c1', choice: 'MI' }],
  answer: 'c1',
  leagues: [{ _id: 'l1', entry: 49, max_entries: 100, status: 'inactive' }],
};
const picksGame = {
  game_id: 'g1',
  status: 'new',
  tournament: { name: 'IPL' },
  home_team_code: 'MI',
  away_team_code: 'CSK',
  home_team_logo: 'https://img.example/mi.png',
  away_team_logo: 'https://img.example/csk.png',
  game_date: 1649512800,
};
const player = { id: 'p1', name: 'Asha', team_code: 'MI', position: 'bat' };
const tradesQuestion = {
  _id: 't1',
  question_en: 'Six?',
  options: [{ _id: 'o1', value: 'Yes' }],
  answer: 'o1',
  status: 'active',
};
const sums = { investments: 10, winnings: 5, commission: 1, refunds: 0 };
const holding = {
  _id: 'h1',
  units: 3,
  avg_price: 10.5,
  invested: 31.5,
  avg_sell_price: 11,
  team: { name: 'MI', last_traded_price: 12 },
};
const couponTarget = { id: 'l1', name: 'Mega' };

/**
 * Every read with a whole answer. `needed` are the fields that a screen acts on: null there is refused
 * with that path, null anywhere else is shown as missing. `bare` names the keys a list may come under.
 */
const reads: readonly {
  read: Endpoint;
  answer: object;
  needed: readonly string[];
  bare?: readonly string[];
}[] = [
  { read: listActiveCricketGames, answer: [game], needed: ['0', '0.id'], bare: ['games'] },
  { read: listPlayers, answer: [player], needed: ['0', '0.id'], bare: ['players'] },
  {
    read: listPredictionGames,
    answer: {
      games: {
        Today: [
          {
            ...game,
            home_team: { name: 'Mumbai', logo: null, players: [player] },
            leagues: { Mega: 5 },
          },
        ],
      },
      leagues: { Mega: 5 },
    },
    needed: ['games', 'games.Today.0', 'games.Today.0.id'],
  },
  {
    read: listPredictionQuestions,
    answer: [question],
    needed: ['0', '0._id', '0.choices.0', '0.choices.0._id', '0.leagues.0', '0.leagues.0._id'],
    bare: ['questions'],
  },
  {
    read: getUserLeagues,
    answer: {
      investments: 98,
      winnings: 0,
      pnl: -98,
      userLeagues: [
        {
          _id: 'u1',
          status: 'declared',
          entry: 49,
          winnings: 0,
          question,
          userChoices: { c1: { slots_booked: 2 } },
        },
      ],
    },
    needed: ['userLeagues', 'userLeagues.0', 'userLeagues.0._id'],
  },
  {
    read: listLeagueTemplates,
    answer: { league_templates: [{ _id: 'l1', entry: 49, max_entries: 10, status: 'active' }] },
    needed: ['league_templates', 'league_templates.0', 'league_templates.0._id'],
  },
  {
    read: listQuestionTemplates,
    answer: [
      { _id: 'q1', question: 'Does {home_team} win?', choices: [{ _id: 'c1', choice: 'Yes' }] },
    ],
    needed: ['0', '0._id', '0.choices.0', '0.choices.0._id'],
    bare: ['question_templates'],
  },
  {
    read: listGameTypes,
    answer: { active: [{ id: 'ludo', name: 'ludo', navigate: '/ludo' }] },
    needed: ['active', 'active.0', 'active.0.id'],
  },
  {
    read: listRmgUserGames,
    answer: {
      user_games: [
        {
          user_id: 7,
          game_id: 'r1',
          timestamp: 1649512800000,
          game: {
            players: [
              {
                unique_id: 7,
                display_name: 'A',
                color: 'red',
                score: 1,
                health: 2,
                winnings: 90,
              },
            ],
            cost: 50,
            winnings: 90,
          },
        },
      ],
    },
    needed: ['user_games', 'user_games.0', 'user_games.0.game_id'],
  },
  {
    read: listTooltips,
    answer: {
      result: { tooltips: [{ _id: 't1', id: 'btn', activity_name: 'Home', message: 'Hi' }] },
    },
    needed: ['result', 'result.tooltips', 'result.tooltips.0', 'result.tooltips.0._id'],
  },
  {
    read: listTradesGames,
    answer: [{ ...game, is_distribute: true }],
    needed: ['0', '0.id'],
    bare: ['games', 'data'],
  },
  {
    read: listTradesQuestions,
    answer: { questions: [tradesQuestion], game, is_distribute: true },
    needed: [
      'questions',
      'questions.0',
      'questions.0._id',
      'questions.0.options.0',
      'questions.0.options.0._id',
      'game.id',
    ],
  },
  { read: listUserTradesGames, answer: [game], needed: ['0', '0.id'], bare: ['games', 'data'] },
  {
    read: getUserTrades,
    answer: {
      total_investments: 10,
      total_refunds: 0,
      winnings: 5,
      trades: [
        {
          ...tradesQuestion,
          option_id: 'o1',
          amount: 10,
          totalQuantity: 2,
          matched: 1,
          unmatched: 1,
          cancelled: 0,
        },
      ],
    },
    needed: ['trades', 'trades.0', 'trades.0._id', 'trades.0.options.0', 'trades.0.options.0._id'],
  },
  {
    read: getTradesReport,
    answer: [{ ...game, ...sums }],
    needed: ['0', '0.id'],
    bare: ['report', 'data'],
  },
  {
    read: getTradesQuestionReport,
    answer: [{ _id: 't1', question_en: 'Six?', ...sums }],
    needed: ['0', '0._id'],
    bare: ['report', 'data'],
  },
  {
    read: listCouponLeagueTemplates,
    answer: { league_templates: [couponTarget] },
    needed: ['league_templates', 'league_templates.0', 'league_templates.0.id'],
  },
  {
    read: listCouponLeagues,
    answer: { league: [couponTarget] },
    needed: ['league', 'league.0', 'league.0.id'],
  },
  { read: listStreetGames, answer: { games: [game] }, needed: ['games', 'games.0', 'games.0.id'] },
  {
    read: getSoldHoldings,
    answer: {
      sold_holdings: {
        holdings_array: [holding],
        investments: { buy_team_fee_invested: 10, winning_amount: 0 },
      },
    },
    needed: [
      'sold_holdings',
      'sold_holdings.holdings_array',
      'sold_holdings.holdings_array.0',
      'sold_holdings.holdings_array.0._id',
    ],
  },
  {
    read: listUserTeams,
    answer: {
      userTeams: [
        {
          _id: 'ut1',
          name: 'Tigers',
          user_team_pic: 'https://img.example/t.png',
          playersPerTeam: { MI: [{ id: 'p1', name: 'Asha' }], CSK: 4 },
        },
      ],
    },
    needed: ['userTeams', 'userTeams.0', 'userTeams.0._id'],
  },
  {
    read: listStreetOrders,
    answer: {
      orders: [
        {
          _id: 'o1',
          trade_action: 'buy',
          order_state: 'open',
          quantity: 5,
          processed_quantity: 2,
          updatedAt: '2022-04-09',
          price: 10,
          team: { name: 'MI' },
        },
      ],
    },
    needed: ['orders', 'orders.0', 'orders.0._id'],
  },
  {
    read: listHoldings,
    answer: { holdings: { holdings_array: [holding] } },
    needed: [
      'holdings',
      'holdings.holdings_array',
      'holdings.holdings_array.0',
      'holdings.holdings_array.0._id',
    ],
  },
  {
    read: getStreetLeaderboard,
    answer: {
      leaderboards: [
        {
          _id: 's1',
          user_team_name: 'Tigers',
          user_team_pic: null,
          sold_units: 3,
          total_units: 10,
          points: 12,
          ltp: 9.5,
        },
      ],
      estimate_winnings: [
        {
          rank: 1,
          user_team_id: 'ut1',
          user_team_name: 'Tigers',
          user_team_pic: null,
          estimate_winnings: 500,
        },
      ],
    },
    needed: ['leaderboards', 'leaderboards.0', 'leaderboards.0._id', 'estimate_winnings.0'],
  },
  {
    read: listPanRequests,
    answer: {
      data: [
        {
          _id: 'v1',
          user_id: 7,
          pan: 'ABCPE1234F',
          name_pan_card: 'ASHA RAO',
          name_at_bank: 'Asha Rao',
          status: 'pending',
          urls: ['https://img.example/1.png'],
        },
      ],
      total: 1,
    },
    needed: ['data', 'data.0', 'data.0._id'],
  },
  {
    read: listBypass,
    answer: {
      data: [{ _id: 'b1', user_id: '00042', status: 'verified', json: '{"account_number":"1"}' }],
      pagination: { totalPages: 3 },
    },
    needed: ['data', 'data.0', 'data.0._id'],
  },
  {
    read: listCallLogs,
    answer: {
      data: [
        {
          _id: 'k1',
          customer_number: '0805550100',
          agent_number: '101',
          transcription: 'Hello',
          sentiment_analysis: 'positive$fine$all well',
          call_recording: 'https://rec.example/1.mp3',
        },
      ],
      pagination: { totalPages: 3 },
    },
    needed: ['data', 'data.0', 'data.0._id'],
  },
  {
    read: listMailTemplates,
    answer: [{ id: 'd-1', name: 'Diwali offer' }],
    needed: ['0', '0.id'],
    bare: ['templates', 'result'],
  },
  {
    read: listGroups,
    answer: {
      data: [
        {
          _id: 'gr1',
          name: 'Fans',
          participantCount: 12,
          createdAt: '2022-04-09',
          status: 'active',
        },
      ],
      totalPage: 2,
    },
    needed: ['data', 'data.0', 'data.0._id'],
  },
  {
    read: listGroupMessages,
    answer: { messages: [{ data: 'hello' }] },
    needed: ['messages', 'messages.0'],
  },
  {
    read: listPicksGames,
    answer: [{ ...picksGame, players: [player] }],
    needed: ['0', '0.game_id', '0.players.0', '0.players.0.id'],
    bare: ['data', 'games'],
  },
  {
    read: listPicksQuestions,
    answer: {
      data: {
        picks_question: [
          {
            _id: 'pq1',
            game_id: 'g1',
            question: 'Runs?',
            player_data: { name: 'Asha', image: null, team_code: 'MI', position: 'bat' },
            picks_category: 'runs',
            source_prediction: 31.2,
            line: 30.5,
            lines_history: [{ value: 28, updatedAt: '2022-04-09' }, 29.5],
            status: 'inactive',
          },
        ],
      },
    },
    needed: ['data', 'data.picks_question', 'data.picks_question.0', 'data.picks_question.0._id'],
  },
  {
    read: getPicksReport,
    answer: {
      summary: { totalTeams: 1, totalEntryFees: 50 },
      picksLeaguesTeams: [
        {
          _id: 'pt1',
          game_id: 'g1',
          user_id: 7,
          entry_fee: 50,
          picks_correct: 1,
          picks_selected: 2,
          winnings: 0,
          pnl: -50,
          players: [
            {
              _id: 'p1',
              name: 'Asha',
              team: 'MI',
              position: 'bat',
              category: 'runs',
              line: 30.5,
              choice: 'over',
            },
          ],
        },
      ],
      game_map: { g1: picksGame },
      totalPages: 4,
    },
    needed: ['picksLeaguesTeams', 'picksLeaguesTeams.0', 'picksLeaguesTeams.0._id'],
  },
];
const table = reads.map((row) => [endpointKey(row.read), row] as const);

/** Every path of a JSON value below its root: 'data.0._id'. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    prefix + key,
    ...pathsOf(inner, `${prefix + key}.`),
  ]);
}

const statusesOf = (answer: unknown) =>
  pathsOf(answer).filter((path) => /(^|\.)status$/.test(path));

/** What is at a path of a parsed answer, through its Maps. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at instanceof Map ? at.get(key) : Object(at)[key]), value);

/** A copy of a JSON value with something else at a path. */
function withAt(value: unknown, path: string, replacement: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  const next = rest.length === 0 ? replacement : withAt(copy[key], rest.join('.'), replacement);
  return Object.assign(copy, { [key]: next });
}

/** The path of the first thing that is wrong with an answer; undefined for a good one. */
const wrongAt = (read: Endpoint, answer: unknown): string | undefined =>
  read.answer.safeParse(answer).error?.issues[0]?.path.join('.');

describe('answers of reads', () => {
  it('are all in this table', () => {
    expect(new Set(reads.map((row) => row.read))).toEqual(
      new Set(endpoints.filter((each) => each.effect === 'read')),
    );
  });

  it.each(table)('%s: a whole answer is taken and keeps fields that we do not know', (_, row) => {
    expect(wrongAt(row.read, row.answer)).toBeUndefined();
    const record = Array.isArray(row.answer) ? '0.' : '';
    const more = withAt(row.answer, `${record}added_later`, { deep: [1] });
    const taken: unknown = row.read.answer.parse(more);
    expect(Array.isArray(taken) ? taken[0] : taken).toMatchObject({ added_later: { deep: [1] } });
  });

  it.each(table)(
    '%s: null is refused where a screen acts on it, nowhere else [NET-11]',
    (_, row) => {
      const refused = pathsOf(row.answer).filter((path) => {
        const at = wrongAt(row.read, withAt(row.answer, path, null));
        if (at !== undefined) expect(at).toBe(path);
        return at !== undefined;
      });
      expect(refused.sort()).toEqual([...row.needed].sort());
    },
  );

  it.each(table)('%s: a missing field is like null [NET-11]', (_, row) => {
    for (const path of pathsOf(row.answer).filter((each) => !/\d$/.test(each))) {
      const at = wrongAt(row.read, withAt(row.answer, path, undefined));
      expect(at).toBe(row.needed.includes(path) ? path : undefined);
    }
  });

  it.each(table)('%s: a wrong shape is refused with its path [NET-11]', (_, row) => {
    for (const wrong of [null, undefined, 'text', 42, true, {}])
      expect(wrongAt(row.read, wrong)).toBeTypeOf('string');
    for (const path of row.needed)
      for (const wrong of [true, [7], /id$/.test(path) ? {} : 'text'])
        expect(wrongAt(row.read, withAt(row.answer, path, wrong))).toMatch(
          new RegExp(`^${path.replaceAll('.', '\\.')}(\\.|$)`),
        );
  });

  it.each(table.filter(([, row]) => row.bare))('%s: a list may come under its key', (_, row) => {
    const bare: unknown = row.read.answer.parse(row.answer);
    for (const key of row.bare ?? [])
      expect(row.read.answer.parse({ [key]: row.answer, total: 1 })).toEqual(bare);
    expect(wrongAt(row.read, { elsewhere: row.answer })).toBe('');
  });

  const withStatus = table.filter(([, row]) => statusesOf(row.answer).length > 0);
  it.each(withStatus)('%s: statuses that we do not know are kept [NET-11]', (_, row) => {
    for (const path of statusesOf(row.answer)) {
      const taken = row.read.answer.parse(withAt(row.answer, path, 'on_hold'));
      expect(valueAt(taken, path)).toBe('on_hold');
    }
  });
});
