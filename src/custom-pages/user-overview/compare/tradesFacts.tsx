import { useQuery } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listUserTradesGames, type TradesGame } from '#contract/trades.ts';
import { type Facts, factsOf } from '#custom-pages/user-overview/compare/facts.ts';
import { type GameMoney, gameFact } from '#custom-pages/user-overview/compare/gameFact.tsx';
import { SumsControls } from '#custom-pages/user-overview/SumsControls.tsx';
import { OWN_PAGES } from '#custom-pages/user-overview/useOwnRows.ts';
import { useTradesSums } from '#custom-pages/user-overview/useTradesSums.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { useText } from '#i18n/useText.ts';
import { statsAddress } from '#resources/trades/addresses.ts';
import type { GameSum } from '#resources/verdicts/gameSum.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';
import { formatRupees } from '#rules/money.ts';

/**
 * The trades games of a user, of the first pages: one that both played stands in one line. What was staked in each is
 * added up on demand, then of all pages.
 */
export function useTradesFacts(userId: string): Facts {
  const t = useText();
  const all = useTradesSums(userId);
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
  const whole = all.items.length > 0;
  const games = whole ? all.items : (read.data?.games ?? []);
  const facts = factsOf([read], () =>
    finishedFirst(games).map((game) =>
      gameFact(
        game,
        statsAddress(String(game.id), userId),
        moneyOf(t, all.results.get(String(game.id))),
      ),
    ),
  );
  return {
    ...facts,
    more: !whole && (read.data?.more ?? false),
    refetch: () => Promise.all([facts.refetch(), all.phase === 'done' && all.start()]),
    controls: facts.facts && facts.facts.length > 0 && (
      <SumsControls all={all} label={t('why.user.addUp')} />
    ),
  };
}

/** A sum in words; undefined while it is not read. */
function moneyOf(t: ReturnType<typeof useText>, sum: GameSum | undefined): GameMoney | undefined {
  if (!sum) return undefined;
  const { staked, returned } = sum;
  const shown = t('why.user.money', {
    staked: formatRupees(staked),
    returned: formatRupees(returned),
  });
  return { shown, value: staked === null || returned === null ? null : shown };
}
