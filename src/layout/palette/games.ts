import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { endpointKey } from '#contract/endpoint.ts';
import { listPicksGames } from '#contract/picks.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import { listStreetGames } from '#contract/street.ts';
import { listTradesGames } from '#contract/trades.ts';
import type { ListedGame } from '#layout/gameSources.ts';
import { COUPONS } from '#resources/coupons/addresses.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { STREET } from '#resources/street/addresses.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { hasId } from '#rules/ids.ts';
import { foldCase } from '#rules/text.ts';
import { addressOfPage, openingOf, type Page } from '#ui/page.ts';
import { plainText } from '#ui/plainText.ts';

/** A game among what was read, and the page that is about it. */
export interface FoundGame {
  id: string;
  /** 'IND v AUS'. */
  name: string;
  page: Page;
  to: string;
}

/** So many are offered. */
const AT_MOST = 12;

/** What a list of games is of: the route of a game's page, by the call or react-admin's resource that reads it. */
const ROUTES: Readonly<Record<string, string>> = {
  [endpointKey(listTradesGames)]: TRADES.questions,
  [endpointKey(listPicksGames)]: PICKS.questions,
  [endpointKey(listPredictionGames)]: PREDICTION.questions,
  [endpointKey(listStreetGames)]: STREET.index,
  [endpointKey(listActiveCricketGames)]: COUPONS.add,
  'trades-report': TRADES.gameReport,
  'trades-user-games': TRADES.stats,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The objects in an answer that are games, however it holds them; lists in lists are looked through, records are not. */
function* gamesIn(answer: unknown, depth = 0): Generator<ListedGame> {
  if (!isRecord(answer) || depth > 4) return;
  if ('home_team_code' in answer || 'away_team_code' in answer) {
    yield answer;
    return;
  }
  const parts =
    answer instanceof Map || Array.isArray(answer) ? answer.values() : Object.values(answer);
  for (const part of parts) yield* gamesIn(part, depth + 1);
}

/** The user whom a list of games was asked for, wherever its key has that. */
function userIn(key: QueryKey): string | null {
  for (const part of key) {
    if (!isRecord(part)) continue;
    for (const place of [part, part.query, part.filter])
      if (isRecord(place) && hasId(place.user_id)) return String(place.user_id);
  }
  return null;
}

const wordsOf = (game: ListedGame): string => {
  const { home_team: home, away_team: away } = game as Record<string, unknown>;
  const names = [home, away].map((team) => (isRecord(team) ? plainText(team.name) : null));
  const { tournament } = game as { tournament?: unknown };
  return foldCase(
    [
      plainText(game.home_team_code),
      'v',
      plainText(game.away_team_code),
      ...names,
      isRecord(tournament) ? plainText(tournament.name) : null,
      plainText(game.id ?? game.game_id),
    ]
      .filter((word) => word !== null)
      .join(' '),
  );
};

/**
 * The games that fit what was typed, by team name, code, tournament or id, among what was read: nothing is asked for. Each
 * leads to the page about it, if the role may open that (WRK-03).
 */
export function foundGames(
  client: QueryClient,
  pages: readonly Page[],
  role: Role,
  typed: string,
): FoundGame[] {
  const words = foldCase(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = new Map<string, FoundGame>();
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const route = ROUTES[String(queryKey[0] === 'read' ? queryKey[1] : queryKey[0])];
    const page = pages.find(({ path }) => path === route);
    if (!page || !mayRole(role, openingOf(page))) continue;
    const userId = userIn(queryKey);
    if (page.path.includes(':userId') && userId === null) continue;
    for (const game of gamesIn(state.data)) {
      const id = plainText(game.id ?? game.game_id);
      const text = wordsOf(game);
      if (id === null || !words.every((word) => text.includes(word))) continue;
      const to = addressOfPage(page.path, { gameId: id, ...(userId !== null && { userId }) });
      const name = [game.home_team_code, game.away_team_code]
        .map((code) => plainText(code) ?? '?')
        .join(' v ');
      found.set(to, { id, name, page, to });
      if (found.size >= AT_MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
