import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { GAME_TABS } from '#contract/assumptions.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { listPicksGames } from '#contract/picks.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import { listStreetGames } from '#contract/street.ts';
import {
  getTradesReport,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
} from '#contract/trades.ts';
import { readKey } from '#dataProvider/reads.ts';
import { call } from '#http/call.ts';
import { sameId } from '#rules/ids.ts';

/** A game as any list of games gives it. */
export interface ListedGame {
  id?: unknown;
  game_id?: unknown;
  game_date?: unknown;
  home_team_code?: unknown;
  away_team_code?: unknown;
  home_team?: { logo?: unknown } | null | undefined;
  away_team?: { logo?: unknown } | null | undefined;
  home_team_logo?: unknown;
  away_team_logo?: unknown;
}

/** A call whose answer may hold the game of a route. */
export interface GameSource {
  /** The game among what was read already, by this call with whatever input. */
  readonly held: (client: QueryClient) => ListedGame | undefined;
  /** Reads once, unless a page has read it in vain; the answer stays in the cache. */
  readonly read: (client: QueryClient) => Promise<void>;
}

/** How long a list that was read still serves, in milliseconds: teams and date of a game hardly change. */
const SERVES = 300_000;

function source<E extends Endpoint>(
  gameId: string,
  endpoint: E,
  input: InputOf<E>,
  gamesOf: (answer: AnswerOf<E>) => Iterable<ListedGame>,
): GameSource {
  const queryKey = readKey(endpoint, input);
  return {
    held: (client) => {
      for (const [, answer] of client.getQueriesData<AnswerOf<E>>({
        queryKey: queryKey.slice(0, 2),
      })) {
        if (answer === undefined) continue;
        for (const game of gamesOf(answer))
          if (sameId(game.id ?? game.game_id, gameId)) return game;
      }
      return undefined;
    },
    read: async (client) => {
      if (client.getQueryState(queryKey)?.status === 'error') return;
      await client.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => call(endpoint, input, { signal }),
        staleTime: SERVES,
        retry: false,
      });
    },
  };
}

/**
 * Where the game of a route may be found, the likeliest first (APP-11). `path` is the route's pattern; only
 * calls that everyone who may open the page may make.
 */
export function gameSources(path: string, { gameId, userId }: Params): readonly GameSource[] {
  if (!gameId) return [];
  const tradesLists = GAME_TABS.map((status) =>
    source(gameId, listTradesGames, { query: { status } }, (games) => games),
  );
  if (path.startsWith('/super-predictor/'))
    return [source(gameId, listPredictionGames, {}, ({ games }) => [...games.values()].flat())];
  if (path.startsWith('/picks/'))
    return [source(gameId, listPicksGames, { query: { game_id: gameId } }, (games) => games)];
  if (path.startsWith('/coupons/'))
    return [source(gameId, listActiveCricketGames, {}, (games) => games)];
  if (path.startsWith('/trades/questions-list/'))
    return [
      source(gameId, listTradesQuestions, { query: { game_id: gameId } }, ({ game }) =>
        game ? [game] : [],
      ),
      ...tradesLists,
    ];
  if (path.startsWith('/trades/report/'))
    return [
      source(gameId, getTradesReport, { query: { pageNo: 1 } }, (games) => games),
      ...tradesLists.toReversed(),
    ];
  if (!userId) return [];
  if (path.startsWith('/trades/stats/'))
    return [
      source(
        gameId,
        listUserTradesGames,
        { query: { user_id: userId, pageNo: 1 } },
        (games) => games,
      ),
    ];
  if (path.startsWith('/street/'))
    return GAME_TABS.map((status) =>
      source(
        gameId,
        listStreetGames,
        { path: { status }, query: { user_id: userId } },
        ({ games }) => games,
      ),
    );
  return [];
}
