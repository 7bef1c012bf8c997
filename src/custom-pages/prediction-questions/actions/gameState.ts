import { changeLines } from '#actions/settlement.ts';
import { A } from '#authProvider/roles.ts';
import {
  listPredictionGames,
  listPredictionQuestions,
  type PredictionGame,
  type PredictionQuestion,
} from '#contract/prediction.ts';
import { findGame, gameRecord } from '#custom-pages/prediction-questions/game.ts';
import { call } from '#http/call.ts';
import type { Id } from '#rules/ids.ts';
import { predictionFacts } from '#rules/predictionSettlement.ts';
import { changedSince } from '#rules/settlement.ts';
import { MISSING } from '#rules/text.ts';

/** A game with all its questions: what a settlement depends on. */
export interface GameState {
  game: PredictionGame;
  questions: readonly PredictionQuestion[];
}

/** The game and its questions as the services have them now; undefined when the game is not listed any longer. */
export async function readGameState(gameId: Id): Promise<GameState | undefined> {
  const [{ games }, questions] = await Promise.all([
    call(listPredictionGames, {}),
    call(listPredictionQuestions, { query: { game_id: gameId } }),
  ]);
  const game = findGame(games, gameId);
  return game && { game, questions };
}

/** 'declared 12, active 4' */
export function leagueStatuses(leagues: readonly { readonly status: string }[]): string {
  const counts = new Map<string, number>();
  for (const { status } of leagues) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || MISSING} ${count}`).join(', ');
}

/** 'reconciled · declared 12, active 4' */
export const stateWords = (
  game: { readonly status: string },
  leagues: readonly { readonly status: string }[],
): string => [game.status || MISSING, leagueStatuses(leagues)].filter(Boolean).join(' · ');

export const gameStateWords = ({ game, questions }: GameState): string =>
  stateWords(
    game,
    questions.flatMap((question) => question.leagues),
  );

/** What every action on a prediction game has in common: for admins, named after the game (PRD-14). */
export const onGame = <State extends GameState>() => ({
  roles: [A] as const,
  record: ({ game }: State) => gameRecord(game),
});

/** Money: one at a time per game, whatever it is (NET-05, NET-06). */
export const onePerGame = <State extends GameState>() => ({
  ...onGame<State>(),
  lock: ({ game }: State) => `prediction game ${game.id}`,
});

/** For what depends on the game as a whole: read again before it is sent, any change of it stops it (PRD-18). */
export const onWholeGame = {
  ...onePerGame<GameState>(),
  reread: ({ game }: GameState) => readGameState(game.id),
  stateOf: gameStateWords,
  changes: (before: GameState, now: GameState) =>
    changeLines(
      changedSince(
        predictionFacts(before.game, before.questions),
        predictionFacts(now.game, now.questions),
      ),
    ),
};
