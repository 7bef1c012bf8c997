import { GAME_TABS } from '#contract/assumptions.ts';
import type { Game } from '#contract/games.ts';
import { getSoldHoldings, listStreetGames } from '#contract/street.ts';
import { readNow } from '#custom-pages/user-overview/readNow.ts';
import { type ManyReads, useManyReads } from '#custom-pages/user-overview/useManyReads.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';
import type { StreetSum } from '#rules/street.ts';

/** What a user put into a street game and got back, in rupees as the service has it; what it does not tell is missing. */
export type StreetSums = Readonly<Partial<Record<StreetSum, unknown>>>;

/** The sums of each of the user's street games, of all stages, on demand (WHY-05). */
export const useStreetSums = (userId: string): ManyReads<Game, StreetSums> =>
  useManyReads({
    list: async (signal) => {
      const query = { user_id: userId };
      const answers = await Promise.all(
        GAME_TABS.map((status) => readNow(listStreetGames, { path: { status }, query }, signal)),
      );
      return finishedFirst(answers.flatMap(({ games }) => games));
    },
    read: async ({ id }, signal) => {
      const query = { user_id: userId, game_id: id };
      const { sold_holdings } = await readNow(getSoldHoldings, { query }, signal);
      return sold_holdings.investments ?? {};
    },
    keyOf: ({ id }) => String(id),
  });
