import { PAGE_SIZE } from '#contract/assumptions.ts';
import type { Game } from '#contract/games.ts';
import { getUserTrades, listUserTradesGames } from '#contract/trades.ts';
import { readNow } from '#custom-pages/user-overview/readNow.ts';
import { type ManyReads, useManyReads } from '#custom-pages/user-overview/useManyReads.ts';
import { type GameSum, sumOfTrades } from '#resources/verdicts/gameSum.ts';

/** All games that the user traded in, page by page; a page that brings nothing new is the last (UI-08). */
async function allGames(userId: string, signal: AbortSignal): Promise<Game[]> {
  const games = new Map<string, Game>();
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await readNow(listUserTradesGames, { query: { user_id: userId, pageNo } }, signal);
    const before = games.size;
    for (const game of page) games.set(String(game.id), game);
    if (page.length < PAGE_SIZE || games.size === before) return [...games.values()];
  }
}

/** What the user staked in each of all trades games, and what came back, on demand (WHY-04). */
export const useTradesSums = (userId: string): ManyReads<Game, GameSum> =>
  useManyReads({
    list: (signal) => allGames(userId, signal),
    read: async ({ id }, signal) =>
      sumOfTrades(
        await readNow(getUserTrades, { query: { game_id: id, user_id: userId } }, signal),
      ),
    keyOf: ({ id }) => String(id),
  });
