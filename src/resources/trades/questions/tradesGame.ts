import { config } from '#config/current.ts';
import { GAME_TABS } from '#contract/assumptions.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  listTradesGames,
  listTradesQuestions,
  type TradesGame,
  type TradesQuestion,
} from '#contract/trades.ts';
import { call } from '#http/call.ts';
import type { DayWord } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { gameCode } from '#rules/settlement.ts';
import { isDistributable, type SettledGame } from '#rules/trades.ts';

/** A game with its questions: what a settlement acts on. */
export interface QuestionedGame extends SettledGame {
  /** As in the address. */
  readonly gameId: string;
  /** Null when neither the questions nor the lists tell of it; its status is then ''. */
  readonly game: TradesGame | null;
  readonly questions: readonly TradesQuestion[];
}

type QuestionsAnswer = AnswerOf<typeof listTradesQuestions>;

/** The game that the list of questions brings along; of another game nothing is taken. */
export const gameBeside = (gameId: string, answer: QuestionsAnswer): TradesGame | null =>
  answer.game && sameId(answer.game.id, gameId) ? answer.game : null;

export const gameAmong = (gameId: string, games: readonly TradesGame[]): TradesGame | null =>
  games.find(({ id }) => sameId(id, gameId)) ?? null;

export const questioned = (
  gameId: string,
  answer: QuestionsAnswer,
  game: TradesGame | null,
): QuestionedGame => ({
  gameId,
  game,
  status: game?.status ?? '',
  distributable: isDistributable(answer.is_distribute, game?.is_distribute),
  questions: answer.questions,
});

/** Reads the game and its questions afresh, for the check before sending; the game, where need be, from the lists. */
export async function readQuestionedGame(gameId: string): Promise<QuestionedGame> {
  const answer = await call(listTradesQuestions, { query: { game_id: gameId } });
  let game = gameBeside(gameId, answer);
  for (const status of GAME_TABS)
    game ??= gameAmong(gameId, await call(listTradesGames, { query: { status } }));
  return questioned(gameId, answer, game);
}

/** 'IND v AUS', or the id. */
export const gameName = ({ gameId, game }: Pick<QuestionedGame, 'gameId' | 'game'>): string =>
  (game && gameCode(game)) || gameId;

/** How a game is named among the writes of a session; the id, because two teams may meet twice. */
export const gameRecord = (game: Pick<QuestionedGame, 'gameId' | 'game'>): string => {
  const name = gameName(game);
  return name === game.gameId ? name : `${name} (${game.gameId})`;
};

/** Its day in the configured zone. */
export const gameDay = (game: TradesGame | null): DayWord => ({
  day: game?.game_date,
  timeZone: config().timeZone,
});
