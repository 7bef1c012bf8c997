import { useQuery } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listUserTradesGames, type TradesGame } from '#contract/trades.ts';
import { type Facts, factsOf } from '#custom-pages/user-overview/compare/facts.ts';
import { gameFact } from '#custom-pages/user-overview/compare/gameFact.tsx';
import { OWN_PAGES } from '#custom-pages/user-overview/useOwnRows.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { statsAddress } from '#resources/trades/addresses.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';

/** The trades games of a user, of the first pages: one that both played stands in one line. */
export function useTradesFacts(userId: string): Facts {
  const input = (pageNo: number) => ({ query: { user_id: userId, pageNo } });
  const read = useQuery<{ games: readonly TradesGame[]; more: boolean }, Failure>({
    queryKey: [...readKey(listUserTradesGames, input(1)), 'compared'],
    queryFn: async ({ signal }) => {
      const games: TradesGame[] = [];
      for (let page = 1; page <= OWN_PAGES; page += 1) {
        const rows = await call(listUserTradesGames, input(page), { signal });
        games.push(...rows);
        if (rows.length < PAGE_SIZE) return { games, more: false };
      }
      return { games, more: true };
    },
    throwOnError: (error) => !(error instanceof Failure),
  });
  return {
    ...factsOf([read], () =>
      finishedFirst(read.data?.games ?? []).map((game) =>
        gameFact(game, statsAddress(game.id, userId)),
      ),
    ),
    more: read.data?.more ?? false,
  };
}
