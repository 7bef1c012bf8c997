import { activateLeagues, addLeagues, removeInactiveLeague } from '#contract/prediction.ts';
import { isLarge, LARGE_PREFIX } from '#mocks/data/prediction.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import {
  gameFor,
  leaguesFor,
  papersOf,
  setLeagueStatus,
} from '#mocks/services/predictionRecords.ts';
import { counted, newId } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import { mayActivateLeague, mayAddLeagues, mayDeleteLeague } from '#rules/prediction.ts';

const roles: readonly Role[] = ['admin'];

/** The calls of the leagues of predictions, played. */
export const predictionLeagueMocks = [
  mock(addLeagues, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const game = await gameFor(db, body.game_id);
      insist(mayAddLeagues(game), `The game is ${game.status}, not active`);
      if (body.leagues.some(({ max_entries }) => Number(max_entries) < 1))
        refuse(422, 'A league needs at least one slot');
      const { questions, leagues } = await papersOf(db, game.id);
      const known = new Map(questions.all().map((row) => [String(row._id), row]));
      for (const id of body.questions) {
        const question = known.get(String(id));
        if (!question) refuse(404, `No question ${id}`);
        if (!sameId(question.game_id, game.id)) refuse(422, `Question ${id} is of another game`);
      }
      const prefix = isLarge(game.id) ? LARGE_PREFIX : 'prd-';
      for (const question_id of body.questions)
        for (const league of body.leagues)
          await leagues.create({
            _id: newId(prefix),
            question_id,
            game_id: game.id,
            ...league,
            status: 'inactive',
          });
      const [made, asked] = [body.leagues.length, body.questions.length];
      return {
        success: true,
        message: `${counted(made, 'league')} added to ${counted(asked, 'question')}`,
      };
    },
  }),
  mock(activateLeagues, {
    roles,
    handle: async ({ input: { body }, db }) => {
      for (const { league, game } of await leaguesFor(db, body.leagues))
        insist(
          mayActivateLeague(game, league),
          `League ${league._id} is ${league.status}, its game ${game.status}`,
        );
      await setLeagueStatus(db, body.leagues, 'active');
      return { success: true, message: `${counted(body.leagues.length, 'league')} activated` };
    },
  }),
  mock(removeInactiveLeague, {
    roles,
    handle: async ({ input: { query }, db }) => {
      for (const { league } of await leaguesFor(db, [query.id])) {
        insist(mayDeleteLeague(league), `The league is ${league.status}, not inactive`);
        const { leagues } = await papersOf(db, league._id);
        leagues.delete(league);
      }
      return { success: true, message: 'League deleted' };
    },
  }),
];
