import { z } from 'zod';
import {
  PICKS_CATEGORIES,
  PICKS_GAME_CATEGORY,
  PICKS_QUESTION_STATUSES,
  PICKS_REPORT_DAY,
} from './assumptions.ts';
import {
  acknowledgement,
  address,
  amount,
  count,
  id,
  keyedOrEmpty,
  listOrNone,
  moment,
  page,
  shown,
  shownId,
  shownList,
  status,
  text,
  tolerantList,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { picksGame, reportedPicksGame } from './games.ts';

/** A former line with the moment it was set; a bare number has no moment. */
export const formerLine = z.union([
  z.looseObject({ value: amount, updatedAt: moment }),
  amount.transform((value) => ({ value, updatedAt: null })),
]);
export type FormerLine = z.output<typeof formerLine>;

/** A question on a player. `lines_history` oldest first (PIC-03). */
export const picksQuestion = z.looseObject({
  _id: id,
  game_id: shownId,
  question: text,
  player_data: shown(
    z.looseObject({ name: text, image: address, team_code: text, position: text }),
  ),
  picks_category: text,
  source_prediction: amount,
  line: amount,
  lines_history: listOrNone(formerLine),
  status,
});
export type PicksQuestion = z.output<typeof picksQuestion>;

/** A pick of a team in the report. */
export const reportedPick = z.looseObject({
  _id: shownId,
  name: text,
  team: text,
  position: text,
  category: text,
  line: amount,
  choice: text,
});
export type ReportedPick = z.output<typeof reportedPick>;

/** A team of the report. Amounts in rupees (PIC-06). */
export const picksTeam = z.looseObject({
  _id: id,
  game_id: shownId,
  user_id: shownId,
  entry_fee: amount,
  picks_correct: amount,
  picks_selected: amount,
  winnings: amount,
  pnl: amount,
  players: shownList(reportedPick),
});
export type PicksTeam = z.output<typeof picksTeam>;

/** The picks report; `game_map` by game id. */
export const picksReport = z.looseObject({
  summary: z
    .looseObject({
      totalTeams: amount,
      totalEntryFees: amount,
      totalWinningsDistributed: amount,
      avgPicksSelected: amount,
      totalCompanyEarnings: amount,
      totalInvalidPicks: amount,
    })
    .nullish(),
  picksLeaguesTeams: z.array(picksTeam),
  game_map: keyedOrEmpty(shown(reportedPicksGame)),
  totalPages: count,
});
export type PicksReport = z.output<typeof picksReport>;

/** The report itself, or under `data`, where totalPages may stand beside it. */
const reportAnswer = z.preprocess((answer) => {
  if (answer === null || typeof answer !== 'object' || !('data' in answer)) return answer;
  const { data, ...beside } = answer;
  if (data === null || typeof data !== 'object' || 'picksLeaguesTeams' in beside) return answer;
  return { ...beside, ...data };
}, picksReport);

const day = z.string().regex(PICKS_REPORT_DAY);

/** One game by its id (a list of one), or the games of a status. */
export const listPicksGames = endpoint({
  service: 'picks',
  method: 'GET',
  path: 'admin/games',
  query: z.union([
    z.object({ game_id: id }),
    z.object({ status: z.string().min(1), category: z.int().default(PICKS_GAME_CATEGORY) }),
  ]),
  answer: tolerantList(picksGame, 'data', 'games'),
  effect: 'read',
  assumed: [
    'The answer is a list of games, bare or under data or games, also when asked by game id.',
    'The statuses that there are tabs for are PICKS_STATUSES.',
  ],
});

/** Questions of a game, of both statuses. */
export const listPicksQuestions = endpoint({
  service: 'picks',
  method: 'GET',
  path: 'admin/question/list',
  query: z.object({ game_id: id }),
  answer: z.looseObject({ data: z.looseObject({ picks_question: z.array(picksQuestion) }) }),
  effect: 'read',
  assumed: ['lines_history holds value and updatedAt, or bare numbers, oldest first.'],
});

/** The teams played between two days, of all users or of one, a page at a time. */
export const getPicksReport = endpoint({
  service: 'picks',
  method: 'GET',
  path: 'admin/report/month',
  query: z.object({ from: day, to: day, page, user_id: id.optional() }),
  answer: reportAnswer,
  effect: 'read',
  assumed: [
    'from and to are days as picked, YYYY-MM-DD, both included.',
    'totalPages may be absent; then fewer than PAGE_SIZE teams mean the last page.',
    'The report may stand under data.',
    'user_id is left out when empty; with it the report is that of the user.',
  ],
});

/** Adds players to a game, each with a category and a first line. */
export const addPicksGame = endpoint({
  service: 'picks',
  method: 'POST',
  path: 'admin/games/add',
  body: z.object({
    game_id: id,
    players: z
      .array(
        z.object({
          player_id: id,
          picks_category: z.enum(PICKS_CATEGORIES),
          default_value: z.number().min(0),
        }),
      )
      .min(1),
  }),
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listPicksGames, listPicksQuestions],
});

/** Marks questions active or inactive. */
export const setPicksQuestionStatus = endpoint({
  service: 'picks',
  method: 'POST',
  path: 'admin/question/updateStatus',
  query: z.object({ updateStatus: z.enum(PICKS_QUESTION_STATUSES) }),
  body: z.array(id).min(1),
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The body is a bare list of question ids.'],
  touches: () => [listPicksQuestions, listPicksGames],
});

/** Marks a new game active: the game and its questions go live. */
export const activatePicksGame = endpoint({
  service: 'picks',
  method: 'POST',
  path: 'admin/game/updateStatus',
  body: z.object({ game_id: id }),
  answer: acknowledgement,
  effect: 'money',
  touches: () => [listPicksGames, listPicksQuestions],
});

/** Sets the lines of questions. */
export const editPicksLines = endpoint({
  service: 'picks',
  method: 'POST',
  path: 'admin/question/edit',
  body: z.array(z.object({ question_id: id, value: z.number() })).min(1),
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listPicksQuestions],
});
