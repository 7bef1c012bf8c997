import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import { listPredictionGames, listPredictionQuestions } from '#contract/prediction.ts';
import { listTradesGames, listTradesQuestions } from '#contract/trades.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { questionsAddress as predictionAddress } from '#resources/prediction/addresses.ts';
import { questionsAddress as tradesAddress } from '#resources/trades/addresses.ts';
import { correctChoice } from '#rules/prediction.ts';
import { gameCode } from '#rules/settlement.ts';
import { isUnanswered } from '#rules/tradesSettlement.ts';
import { predictionAnswersDue, tradesAnswersDue, waitsForAnswer } from '#rules/waiting.ts';

/** So many games are looked through, the latest first: each costs a call. */
export const AT_MOST = 20;
/** So many calls are on their way at a time. */
const AT_A_TIME = 3;

/** A game whose questions may lack an answer. */
export interface GameToLookAt {
  key: string;
  id: string | number;
  area: 'trades' | 'predictions';
  /** 'IND v AUS'. */
  name: string;
  /** Its questions without an answer. */
  to: string;
  /** When it is or was played, as the service says. */
  date: unknown;
  /** Reads them and gives how many; the answer stays in the cache, so that the page opens with it. */
  read: () => Promise<number>;
}

const only = (address: string): string => `${address}?show=unanswered`;

/** How the reads of a kind of game are counted. */
interface Counting<Game, Answer> {
  client: QueryClient;
  /** What was read serves for so long, in milliseconds. */
  staleTime: number;
  key: (gameId: string) => readonly unknown[];
  ask: (gameId: string, signal: AbortSignal) => Promise<Answer>;
  count: (answer: Answer, game: Game) => number;
}

const reading = <Game, Answer>(
  { client, staleTime, key, ask, count }: Counting<Game, Answer>,
  game: Game,
  gameId: string,
): Pick<GameToLookAt, 'read'> => ({
  read: async () => {
    const answer = await client.fetchQuery({
      queryKey: key(gameId),
      queryFn: ({ signal }) => ask(gameId, signal),
      staleTime,
      retry: false,
    });
    return count(answer, game);
  },
});

/** The trades games that are played or over and not settled. */
export async function tradesGamesToLookAt(
  client: QueryClient,
  staleTime: number,
): Promise<GameToLookAt[]> {
  const lists = await Promise.all(
    (['inprogress', 'inactive'] as const).map((status) =>
      client.fetchQuery({
        queryKey: readKey(listTradesGames, { query: { status } }),
        queryFn: ({ signal }) => call(listTradesGames, { query: { status } }, { signal }),
        staleTime,
        retry: false,
      }),
    ),
  );
  const counting: Counting<(typeof lists)[0][0], Awaited<ReturnType<typeof askTrades>>> = {
    client,
    staleTime,
    key: (game_id) => readKey(listTradesQuestions, { query: { game_id } }),
    ask: askTrades,
    count: ({ questions }) => questions.filter(isUnanswered).length,
  };
  return lists
    .flat()
    .filter(tradesAnswersDue)
    .map((game) => ({
      key: `trades ${game.id}`,
      id: game.id,
      area: 'trades' as const,
      name: gameCode(game),
      to: only(tradesAddress(game.id)),
      date: game.game_date,
      ...reading(counting, game, String(game.id)),
    }));
}

const askTrades = (game_id: string, signal: AbortSignal) =>
  call(listTradesQuestions, { query: { game_id } }, { signal });

/** The prediction games likewise, and of their questions those whose answer may be saved. */
export async function predictionGamesToLookAt(
  client: QueryClient,
  staleTime: number,
): Promise<GameToLookAt[]> {
  const { games } = await client.fetchQuery({
    queryKey: readKey(listPredictionGames, {}),
    queryFn: ({ signal }) => call(listPredictionGames, {}, { signal }),
    staleTime,
    retry: false,
  });
  const all = [...games.values()].flat();
  const counting: Counting<(typeof all)[0], Awaited<ReturnType<typeof askPredictions>>> = {
    client,
    staleTime,
    key: (game_id) => readKey(listPredictionQuestions, { query: { game_id } }),
    ask: askPredictions,
    count: (questions, game) =>
      questions.filter(
        (question) => correctChoice(question) === undefined && waitsForAnswer(game, question),
      ).length,
  };
  return all.filter(predictionAnswersDue).map((game) => ({
    key: `predictions ${game.id}`,
    id: game.id,
    area: 'predictions' as const,
    name: gameCode(game),
    to: only(predictionAddress(game.id)),
    date: game.game_date,
    ...reading(counting, game, String(game.id)),
  }));
}

const askPredictions = (game_id: string, signal: AbortSignal) =>
  call(listPredictionQuestions, { query: { game_id } }, { signal });

/** What a look through the games has found so far. */
export interface Look {
  /** Games looked at, of how many; there may be more that are not. */
  done: number;
  of: number;
  leftOut: number;
  /** Games that lack an answer, in their order, with how many. */
  found: readonly { game: GameToLookAt; missing: number }[];
  /** Games that could not be read. */
  failed: readonly GameToLookAt[];
}

/**
 * Looks through the games, a few at a time, and tells after each what it has found. One that fails is named, and does
 * not stop the others. `goesOn` is asked before each.
 */
export async function lookThrough(
  games: readonly GameToLookAt[],
  tell: (look: Look) => void,
  goesOn: () => boolean,
): Promise<void> {
  const some = games.slice(0, AT_MOST);
  const missing = new Map<string, number>();
  const failed = new Set<string>();
  const state = (): Look => ({
    done: missing.size + failed.size,
    of: some.length,
    leftOut: games.length - some.length,
    found: some.flatMap((game) => {
      const count = missing.get(game.key) ?? 0;
      return count > 0 ? [{ game, missing: count }] : [];
    }),
    failed: some.filter(({ key }) => failed.has(key)),
  });
  tell(state());
  const queue = [...some];
  const work = async () => {
    for (let game = queue.shift(); game && goesOn(); game = queue.shift()) {
      try {
        missing.set(game.key, await game.read());
      } catch (error) {
        failed.add(game.key);
        // A service that asks for a pause is given it.
        if (error instanceof Failure && error.kind === 'throttled')
          for (const { key } of queue.splice(0)) failed.add(key);
      }
      if (goesOn()) tell(state());
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}
