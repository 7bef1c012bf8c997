import type { Game } from '#contract/games.ts';
import { getUserLeagues, listPredictionGames } from '#contract/prediction.ts';
import { readNow } from '#custom-pages/user-overview/readNow.ts';
import { type ManyReads, useManyReads } from '#custom-pages/user-overview/useManyReads.ts';
import { type GameSum, sumOfPredictions } from '#resources/verdicts/gameSum.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';

/** What the user staked in each of the listed prediction games, and what came back, on demand (WHY-04). */
export const usePredictionSums = (userId: string): ManyReads<Game, GameSum> =>
  useManyReads({
    list: async (signal) => {
      const { games } = await readNow(listPredictionGames, {}, signal);
      const listed = [...games.values()].flat();
      return finishedFirst([...new Map(listed.map((game) => [String(game.id), game])).values()]);
    },
    read: async ({ id }, signal) =>
      sumOfPredictions(
        await readNow(getUserLeagues, { query: { game_id: id, user_id: userId } }, signal),
      ),
    keyOf: ({ id }) => String(id),
  });

/** The games that the user played, of those that were read. */
export const playedIn = ({ items, results }: ManyReads<Game, GameSum>): readonly Game[] =>
  items.filter(({ id }) => (results.get(String(id))?.lines ?? 0) > 0);
