import { config } from '#config/current.ts';
import type { PicksGame } from '#contract/games.ts';
import { listPicksGames, listPicksQuestions, type PicksQuestion } from '#contract/picks.ts';
import { call } from '#http/call.ts';
import type { DayWord } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { gameCode } from '#rules/settlement.ts';

/** A picks game as the pages about it know it. */
export interface OpenPicksGame {
  /** As in the address. */
  readonly gameId: string;
  /** Null while, or when, the service does not tell of it. */
  readonly game: PicksGame | null;
}

/** A game with its questions: what marking acts on. */
export interface QuestionedGame extends OpenPicksGame {
  readonly questions: readonly PicksQuestion[];
  /** All of the game, where `questions` are some of them: those in sight that must not be taken for these. */
  readonly all?: readonly PicksQuestion[];
}

/** The game asked for by id, out of the list that the service answers with. */
export const gameAmong = (gameId: string, games: readonly PicksGame[]): PicksGame | null =>
  games.find(({ game_id }) => sameId(game_id, gameId)) ?? null;

/** Reads a game and its questions afresh, for the check before sending. */
export async function readQuestionedGame(gameId: string): Promise<QuestionedGame> {
  const [games, questions] = await Promise.all([
    call(listPicksGames, { query: { game_id: gameId } }),
    call(listPicksQuestions, { query: { game_id: gameId } }),
  ]);
  return { gameId, game: gameAmong(gameId, games), questions: questions.data.picks_question };
}

/** 'IND v AUS', or the id. */
export const gameName = ({ gameId, game }: OpenPicksGame): string =>
  (game && gameCode(game)) || gameId;

/** How a game is named among the writes of a session; with the id, because two teams may meet twice. */
export const gameRecord = (open: OpenPicksGame): string => {
  const name = gameName(open);
  return name === open.gameId ? name : `${name} (${open.gameId})`;
};

/** Its day in the configured zone. */
export const gameDay = ({ game }: OpenPicksGame): DayWord => ({
  day: game?.game_date,
  timeZone: config().timeZone,
});

/** One write on a game at a time, whichever it is: its lines, its questions or itself. */
export const gameLock = ({ gameId }: OpenPicksGame): string => `picks-game:${gameId}`;
