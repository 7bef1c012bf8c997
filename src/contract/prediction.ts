import { z } from 'zod';
import {
  acknowledgement,
  address,
  amount,
  chosenId,
  id,
  keyed,
  keyedOrEmpty,
  listOrNone,
  shown,
  status,
  text,
  tolerantList,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { game } from './games.ts';

const predictionTeam = shown(
  z.looseObject({ name: text, logo: address, players: shown(z.array(z.unknown())) }),
);

/** A prediction game; its leagues by name, in the order given (PRD-01). */
export const predictionGame = z.looseObject({
  ...game.shape,
  home_team: predictionTeam,
  away_team: predictionTeam,
  leagues: keyedOrEmpty(amount),
});
export type PredictionGame = z.output<typeof predictionGame>;

/** A league on a question. `entry` in rupees; status as in LEAGUE_STATUSES. */
export const predictionLeague = z.looseObject({
  _id: id,
  entry: amount,
  max_entries: amount,
  status,
});
export type PredictionLeague = z.output<typeof predictionLeague>;

/** An answer choice of a question. */
export const choice = z.looseObject({ _id: id, choice: text });
export type Choice = z.output<typeof choice>;

/** A question of a game. `answer` is the id of the correct choice, if one is saved. */
export const predictionQuestion = z.looseObject({
  _id: id,
  question: text,
  choices: listOrNone(choice),
  answer: chosenId,
  leagues: listOrNone(predictionLeague),
});
export type PredictionQuestion = z.output<typeof predictionQuestion>;

/** A reusable league. `entry` in rupees. */
export const leagueTemplate = z.looseObject({
  _id: id,
  entry: amount,
  max_entries: amount,
  status,
});
export type LeagueTemplate = z.output<typeof leagueTemplate>;

/** A reusable question; its texts hold placeholders for the team names (PRD-04). */
export const questionTemplate = z.looseObject({
  _id: id,
  question: text,
  choices: listOrNone(choice),
});
export type QuestionTemplate = z.output<typeof questionTemplate>;

/** A league a user entered, for support. `userChoices` by choice id. Amounts in rupees (PRD-16). */
export const userLeague = z.looseObject({
  _id: id,
  status,
  entry: amount,
  winnings: amount,
  question: shown(predictionQuestion),
  userChoices: keyedOrEmpty(shown(z.looseObject({ slots_booked: amount }))),
});
export type UserLeague = z.output<typeof userLeague>;

const byGame = z.object({ game_id: id });
const newChoice = z.object({ id: id.optional(), choice: z.string() });
const newQuestion = z.object({
  question_template_id: id.optional(),
  question: z.string().min(1),
  choices: z.array(newChoice),
});

/** Entry (rupees) and slots as a template has them, sent on unchanged. */
const templateNumber = z.union([z.number().min(0), z.string().regex(/^\d+(\.\d+)?$/)]);

/** Upcoming games under their headings, in the order given. */
export const listPredictionGames = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/list-games',
  answer: z.looseObject({
    games: keyed(listOrNone(predictionGame)),
    leagues: shown(keyed(amount)),
  }),
  effect: 'read',
  assumed: ['leagues beside games holds values by league name.'],
});

/** The questions of a game, of any status. */
export const listPredictionQuestions = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/questions',
  query: byGame,
  answer: tolerantList(predictionQuestion, 'questions'),
  effect: 'read',
  assumed: [
    'The answer is a list of questions, bare or under questions.',
    'The questions of a game may be of any status.',
  ],
});

/** What a user played in a game, for support. Amounts in rupees. */
export const getUserLeagues = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/support/user-leagues',
  query: z.object({ game_id: id, user_id: id }),
  answer: z.looseObject({
    investments: amount,
    winnings: amount,
    pnl: amount,
    userLeagues: z.array(userLeague),
  }),
  effect: 'read',
});

/** Adds the same leagues to each of the questions. `entry` in rupees. */
export const addLeagues = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/add-leagues',
  body: z.object({
    game_id: id,
    questions: z.array(id).min(1),
    leagues: z.array(z.object({ entry: templateNumber, max_entries: templateNumber })).min(1),
  }),
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listPredictionQuestions, listPredictionGames],
});

/** Saves the correct choice of a question. */
export const updateAnswer = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/update-answer',
  body: z.object({ game_id: id, question_id: id, choice_id: id }),
  answer: acknowledgement,
  effect: 'money',
  touches: () => [listPredictionQuestions, listPredictionGames, getUserLeagues],
});

/** Adds questions to a game; those from a template name it. */
export const addQuestions = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/add-questions',
  body: z.object({ game_id: id, questions: z.array(newQuestion).min(1) }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['Questions from templates go to the same path, each with question_template_id.'],
  touches: () => [listPredictionQuestions, listPredictionGames],
});

/** Changes a question's texts. A new option has no id. */
export const editQuestion = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/edit-questions',
  body: z.object({
    question_id: id,
    question: z.string().min(1),
    choices: z.array(newChoice),
  }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['Choices are sent as id and choice; a new option has no id.'],
  touches: () => [listPredictionQuestions, getUserLeagues],
});

/** Activates inactive leagues of a question, or of the whole game. */
export const activateLeagues = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/activate-league',
  body: z.object({ leagues: z.array(id).min(1) }),
  answer: acknowledgement,
  effect: 'money',
  assumed: ['Activate Predictions of a game sends all its inactive leagues.'],
  touches: () => [listPredictionQuestions, listPredictionGames, getUserLeagues],
});

/** Deletes a question. */
export const removeQuestion = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/remove/question',
  query: z.object({ id }),
  answer: acknowledgement,
  effect: 'money',
  assumed: [
    'The id is in the query alone; there is no body.',
    'Its leagues are deleted with it; whether booked entries are refunded is not known.',
  ],
  touches: () => [listPredictionQuestions, listPredictionGames, getUserLeagues],
});

/** Deletes an inactive league of a question. */
export const removeInactiveLeague = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/remove/inactive-league',
  query: z.object({ id }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: () => [listPredictionQuestions, listPredictionGames],
});

/** Pays out a game, refunds a game, or cancels some of its leagues with a refund. */
export const distribute = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/distribute',
  body: z.discriminatedUnion('distribute_type', [
    z.object({
      distribute_type: z.enum(['winning', 'refund']),
      game_id: id,
      action: z.literal('game_wise'),
    }),
    z.object({
      distribute_type: z.literal('leaguerefund'),
      game_id: id,
      action: z.literal('league_wise'),
      leagues: z.array(id).min(1),
    }),
  ]),
  answer: acknowledgement,
  effect: 'money',
  assumed: [
    'Cancel Game is distribute_type refund with action game_wise.',
    'The refund of leagues goes to the same path.',
  ],
  touches: () => [listPredictionGames, listPredictionQuestions, getUserLeagues],
});

/** Fills the game's leaderboard. It writes, although it is a GET: never repeated by itself. */
export const populateLeaderboard = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/insert/leaderboard',
  query: byGame,
  answer: acknowledgement,
  effect: 'money',
  assumed: ['No call tells whether a leaderboard is populated.'],
  touches: () => [listPredictionGames, listPredictionQuestions, getUserLeagues],
});

/** League templates. */
export const listLeagueTemplates = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/list/league-templates',
  answer: z.looseObject({ league_templates: z.array(leagueTemplate) }),
  effect: 'read',
});

/** Adds a league template: entry in rupees from 0, slots from 1, both whole (PRD-06). */
export const addLeagueTemplate = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/add-league-template',
  body: z.object({ entry: z.int().min(0), max_entries: z.int().min(1) }),
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listLeagueTemplates],
});

/** Deletes a league template; leagues made from it stay. */
export const removeLeagueTemplate = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/remove/league-template',
  query: z.object({ league_template_id: id }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: () => [listLeagueTemplates],
});

/** Question templates. */
export const listQuestionTemplates = endpoint({
  service: 'prediction',
  method: 'GET',
  path: 'super-predictor/list/question-template',
  answer: tolerantList(questionTemplate, 'question_templates'),
  effect: 'read',
  assumed: ['The answer is a list of templates, bare or under question_templates.'],
});

/** Adds a question template. */
export const addQuestionTemplate = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/add/question-template',
  body: z.object({ question: z.string().min(1), choices: z.array(newChoice) }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['Choices are sent as id and choice; a new option has no id.'],
  touches: () => [listQuestionTemplates],
});

/** Deletes a question template. */
export const removeQuestionTemplate = endpoint({
  service: 'prediction',
  method: 'POST',
  path: 'super-predictor/remove/question-template',
  query: z.object({ id }),
  answer: acknowledgement,
  effect: 'write',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: () => [listQuestionTemplates],
});
