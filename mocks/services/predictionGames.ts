import {
  distribute,
  listPredictionGames,
  listPredictionQuestions,
  populateLeaderboard,
} from '#contract/prediction.ts';
import { prediction } from '#mocks/data/prediction.ts';
import { LEAGUE_VALUES } from '#mocks/data/predictionGames.ts';
import type { Database } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import {
  gameFor,
  leaguesFor,
  leaguesOf,
  papersOf,
  setLeagueStatus,
} from '#mocks/services/predictionRecords.ts';
import { counted } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import {
  correctChoice,
  isOpen,
  mayCancelGame,
  mayCancelLeague,
  mayDistribute,
  mayPopulate,
} from '#rules/prediction.ts';

const roles: readonly Role[] = ['admin'];

const HEADINGS = ['Today', 'Tomorrow', 'Later', 'Earlier'];

/** Games as they are listed: under their headings, which are no field of theirs. */
async function listed(db: Database) {
  const games = (await db.area(prediction)).predictionGames.all();
  return Object.fromEntries(
    HEADINGS.map((heading) => [
      heading,
      games.filter((game) => game.heading === heading).map(({ heading: _, ...game }) => game),
    ]),
  );
}

async function setGameStatus(db: Database, game: { id: string | number }, status: string) {
  const { predictionGames } = await db.area(prediction);
  await predictionGames.update((q) => q.where((row) => sameId(row.id, game.id)), {
    data: (draft) => {
      draft.status = status;
    },
  });
}

/** Every open league of the game gets the status that `ends` gives it; returns how many. */
async function endLeagues(
  db: Database,
  game_id: string | number,
  ends: (league: { question_id: string | number }) => string,
) {
  const { leagues } = await leaguesOf(db, game_id);
  const ended = await leagues.updateMany(
    (q) => q.where((row) => sameId(row.game_id, game_id) && isOpen(row)),
    {
      data: (draft) => {
        draft.status = ends(draft);
      },
    },
  );
  return ended.length;
}

/** Leagues of questions without an answer cannot be won: they are refunded. */
async function payOut(db: Database, game_id: string | number) {
  const game = await gameFor(db, game_id);
  insist(mayDistribute(game), `The game is ${game.status}, not reconciled`);
  const { questions } = await papersOf(db, game_id);
  const answered = new Set(
    questions
      .findMany((q) => q.where((row) => sameId(row.game_id, game_id)))
      .filter(correctChoice)
      .map(({ _id }) => String(_id)),
  );
  const count = await endLeagues(db, game_id, ({ question_id }) =>
    answered.has(String(question_id)) ? 'completed' : 'cancelled',
  );
  await setGameStatus(db, game, 'completed');
  return `Winnings of ${counted(count, 'league')} distributed`;
}

async function cancelGame(db: Database, game_id: string | number) {
  const game = await gameFor(db, game_id);
  insist(mayCancelGame(game), `The game is ${game.status}`);
  if (game.status === 'completed' || game.status === 'cancelled')
    refuse(409, `The game is already ${game.status}`);
  const count = await endLeagues(db, game_id, () => 'cancelled');
  await setGameStatus(db, game, 'cancelled');
  return `Game cancelled, ${counted(count, 'league')} refunded`;
}

async function cancelLeagues(
  db: Database,
  game_id: string | number,
  ids: readonly (string | number)[],
) {
  await gameFor(db, game_id);
  for (const { league, game } of await leaguesFor(db, ids)) {
    if (!sameId(game.id, game_id)) refuse(422, `League ${league._id} is of another game`);
    insist(
      mayCancelLeague(game, league),
      `League ${league._id} is ${league.status}, its game ${game.status}`,
    );
  }
  await setLeagueStatus(db, ids, 'cancelled');
  return `${counted(ids.length, 'league')} cancelled and refunded`;
}

/** The calls of the games of predictions, played. */
export const predictionGameMocks = [
  mock(listPredictionGames, {
    roles,
    handle: async ({ db }) => ({ games: await listed(db), leagues: LEAGUE_VALUES }),
  }),
  mock(listPredictionQuestions, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await gameFor(db, query.game_id);
      const { questions } = await papersOf(db, game.id);
      const { list } = await leaguesOf(db, game.id);
      const byQuestion = new Map<string, typeof list>();
      for (const league of list) {
        const key = String(league.question_id);
        byQuestion.set(key, [...(byQuestion.get(key) ?? []), league]);
      }
      return questions
        .findMany((q) => q.where((row) => sameId(row.game_id, game.id)))
        .map((question) => ({
          ...question,
          leagues: (byQuestion.get(String(question._id)) ?? []).map(
            ({ question_id: _question, game_id: _game, ...league }) => league,
          ),
        }));
    },
  }),
  mock(distribute, {
    roles,
    handle: async ({ input: { body }, db }) => {
      if (body.distribute_type === 'leaguerefund')
        return { success: true, message: await cancelLeagues(db, body.game_id, body.leagues) };
      const run = body.distribute_type === 'winning' ? payOut : cancelGame;
      return { success: true, message: await run(db, body.game_id) };
    },
  }),
  mock(populateLeaderboard, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await gameFor(db, query.game_id);
      insist(mayPopulate(game), `The game is ${game.status}`);
      const { predictionEntered } = await db.area(prediction);
      const users = new Set(
        predictionEntered
          .findMany((q) => q.where((row) => sameId(row.game_id, game.id)))
          .map(({ user_id }) => String(user_id)),
      );
      return { success: true, message: `Leaderboard filled with ${counted(users.size, 'user')}` };
    },
  }),
];
