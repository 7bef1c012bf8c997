import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { A, O, type Role, T } from '#authProvider/roles.ts';
import { readKey } from '#cache/reads.ts';
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
import { call } from '#http/call.ts';
import { sameId } from '#rules/ids.ts';

/** A game as any list of games gives it. */
export interface ListedGame {
  id?: unknown;
  game_id?: unknown;
  status?: unknown;
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

/** Pages of a user's trades games that are looked through. */
const USER_PAGES = [1, 2, 3];

/** Who may list trades games: the roles of /trades/games-list (APP-04). */
const LISTS_TRADES: readonly Role[] = [A, T, O];

/**
 * Where the game of a route may be found, the likeliest first (APP-11). `path` is the route's pattern; only
 * calls that the role may make.
 */
export function gameSources(
  path: string,
  { gameId, userId }: Params,
  role: Role,
): readonly GameSource[] {
  if (!gameId) return [];
  const ofTrades = LISTS_TRADES.includes(role)
    ? GAME_TABS.map((status) => source(gameId, listTradesGames, { query: { status } }, itself))
    : [];
  if (path.startsWith('/super-predictor/'))
    return [source(gameId, listPredictionGames, {}, ({ games }) => [...games.values()].flat())];
  if (path.startsWith('/picks/'))
    return [source(gameId, listPicksGames, { query: { game_id: gameId } }, itself)];
  if (path.startsWith('/coupons/')) return [source(gameId, listActiveCricketGames, {}, itself)];
  if (path.startsWith('/trades/questions-list/'))
    return [
      source(gameId, listTradesQuestions, { query: { game_id: gameId } }, ({ game }) =>
        game ? [game] : [],
      ),
      ...ofTrades,
    ];
  if (path.startsWith('/trades/report/'))
    return [
      source(gameId, getTradesReport, { query: { pageNo: 1 } }, itself),
      ...ofTrades.toReversed(),
    ];
  if (!userId) return [];
  if (path.startsWith('/trades/stats/'))
    return [
      ...USER_PAGES.map((pageNo) =>
        source(gameId, listUserTradesGames, { query: { user_id: userId, pageNo } }, itself),
      ),
      ...ofTrades,
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

const itself = <Games>(games: Games): Games => games;
