import { restingOn } from '#actions/settlement.ts';
import { A } from '#authProvider/roles.ts';
import {
  listPredictionGames,
  listPredictionQuestions,
  type PredictionGame,
  type PredictionQuestion,
} from '#contract/prediction.ts';
import { call } from '#http/call.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { findGame, gameRecord } from '#resources/prediction/questions/game.ts';
import type { Id } from '#rules/ids.ts';
import { predictionFacts } from '#rules/predictionSettlement.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';

/** A game with all its questions: what a settlement depends on. */
export interface GameState {
  game: PredictionGame;
  questions: readonly PredictionQuestion[];
}

/** The game and its questions as the services have them now; undefined when the game is no longer listed. */
export async function readGameState(gameId: Id): Promise<GameState | undefined> {
  const [{ games }, questions] = await Promise.all([
    call(listPredictionGames, {}),
    call(listPredictionQuestions, { query: { game_id: gameId } }),
  ]);
  const game = findGame(games, gameId);
  return game && { game, questions };
}

type Leagues = readonly { readonly status: string }[];

function countsOf(leagues: Leagues): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { status } of leagues) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}

/** 'declared 12, active 4', in the language of the reader (APP-17). */
export const leagueStatusesText = (leagues: Leagues): Text | string =>
  listed(
    countsOf(leagues).map(
      ([status, count]): Text => ({
        key: 'ui.list.count',
        params: { count, what: statusWord(status) || MISSING },
      }),
    ),
  );

/** 'reconciled · declared 12, active 4', in the language of the reader (APP-17). */
export const stateText = (game: { readonly status: string }, leagues: Leagues): Text | string =>
  listed([statusWord(game.status) || MISSING, leagueStatusesText(leagues)].filter(Boolean), 'dot');

export const gameStateText = ({ game, questions }: GameState): Text | string =>
  stateText(
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
  stateText: gameStateText,
  ...restingOn(({ game, questions }: GameState) => predictionFacts(game, questions)),
};
