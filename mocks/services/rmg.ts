import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listGameTypes, listRmgUserGames } from '#contract/rmg.ts';
import { GAME_TYPES, rmg } from '#mocks/data/rmg.ts';
import { mock } from '#mocks/mock.ts';
import { pageOf } from '#mocks/services/paging.ts';
import { ROLES } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

/** The calls of more games, played. */
export const rmgMocks = [
  mock(listGameTypes, { roles: ROLES, handle: () => ({ active: GAME_TYPES }) }),
  mock(listRmgUserGames, {
    roles: ROLES,
    handle: async ({ input: { query }, db }) => {
      const played = (await db.area(rmg)).rmgGames.findMany((q) =>
        q.where(
          (row) => sameId(row.game_type, query.game_type) && sameId(row.user_id, query.user_id),
        ),
      );
      return { user_games: pageOf(played, query.page, PAGE_SIZE) };
    },
  }),
];
