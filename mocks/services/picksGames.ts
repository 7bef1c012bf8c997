import { PICKS_GAME_CATEGORY } from '#contract/assumptions.ts';
import { activatePicksGame, addPicksGame, listPicksGames } from '#contract/picks.ts';
import { matchesOf } from '#mocks/data/matches.ts';
import { picks } from '#mocks/data/picks.ts';
import { playersOf, questionText } from '#mocks/data/picksPlans.ts';
import type { Database } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import { counted, newId } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import { mayMarkGameActive, mayTakePlayers } from '#rules/picks.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'operations'];

/** The picks game with this id; 404 when there is none. */
export async function picksGameFor(db: Database, id: string | number) {
  const { picksGames } = await db.area(picks);
  const game = picksGames.findFirst((q) => q.where((row) => sameId(row.game_id, id)));
  if (!game) refuse(404, `No picks game ${id}`);
  return game;
}

/** The calls of the games of picks, played. */
export const picksGameMocks = [
  mock(listPicksGames, {
    roles,
    handle: async ({ input: { query }, db }) => {
      if ('game_id' in query) return [await picksGameFor(db, query.game_id)];
      if (query.category !== PICKS_GAME_CATEGORY) return { data: [] };
      const games = (await db.area(picks)).picksGames.all();
      return { data: games.filter(({ status }) => status === query.status) };
    },
  }),
  mock(addPicksGame, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const game = await picksGameFor(db, body.game_id);
      insist(mayTakePlayers(game), `The game is ${game.status}`);
      const match = matchesOf(db).find(({ id }) => sameId(id, game.game_id));
      const players = new Map(
        (match ? playersOf(match) : []).map((player) => [String(player.id), player]),
      );
      const { picksQuestions } = await db.area(picks);
      const asked = new Set(
        picksQuestions
          .findMany((q) => q.where((row) => sameId(row.game_id, game.game_id)))
          .map(({ player_id, picks_category }) => `${player_id} ${picks_category}`),
      );
      for (const { player_id, picks_category } of body.players) {
        const player = players.get(String(player_id));
        if (!player) refuse(422, `No player ${player_id} in this game`);
        if (asked.has(`${player_id} ${picks_category}`))
          refuse(409, `There is a ${picks_category} question on ${player.name} already`);
        asked.add(`${player_id} ${picks_category}`);
      }
      for (const { player_id, picks_category, default_value } of body.players) {
        const { name, image, team_code, position } = players.get(String(player_id)) ?? {};
        await picksQuestions.create({
          _id: newId('pk-'),
          game_id: game.game_id,
          player_id,
          question: questionText(picks_category, name ?? ''),
          player_data: { name, image, team_code, position },
          picks_category,
          source_prediction: null,
          line: default_value,
          lines_history: [{ value: default_value, updatedAt: new Date().toISOString() }],
          status: 'inactive',
        });
      }
      return { success: true, message: `${counted(body.players.length, 'question')} added` };
    },
  }),
  mock(activatePicksGame, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const game = await picksGameFor(db, body.game_id);
      const { picksGames, picksQuestions } = await db.area(picks);
      const active = picksQuestions.findMany((q) =>
        q.where((row) => sameId(row.game_id, game.game_id) && row.status === 'active'),
      );
      insist(
        mayMarkGameActive(game, 'active', active.length),
        game.status === 'new'
          ? 'The game has no active questions'
          : `The game is ${game.status}, not new`,
      );
      await picksGames.update(game, {
        data: (draft) => {
          draft.status = 'active';
        },
      });
      return {
        success: true,
        message: `The game and its ${counted(active.length, 'question')} are live`,
      };
    },
  }),
];
