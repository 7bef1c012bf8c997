import { sameId } from '#contract/codecs.ts';
import { isLarge, prediction, predictionLarge } from '#mocks/data/prediction.ts';
import type { Database } from '#mocks/database.ts';
import { refuse } from '#mocks/mock.ts';

type Id = string | number;

/** The collections that hold the questions and leagues of this game, question or league. */
export async function papersOf(db: Database, id: Id) {
  if (isLarge(id)) {
    const large = await db.area(predictionLarge);
    return { questions: large.predictionLargeQuestions, leagues: large.predictionLargeLeagues };
  }
  const usual = await db.area(prediction);
  return { questions: usual.predictionQuestions, leagues: usual.predictionLeagues };
}

export async function gameFor(db: Database, id: Id) {
  const { predictionGames } = await db.area(prediction);
  const game = predictionGames.findFirst((q) => q.where((row) => sameId(row.id, id)));
  if (!game) refuse(404, `No prediction game ${id}`);
  return game;
}

/** A question with its leagues, the collections it is in, and its game. */
export async function questionFor(db: Database, id: Id) {
  const papers = await papersOf(db, id);
  const question = papers.questions.findFirst((q) => q.where((row) => sameId(row._id, id)));
  if (!question) refuse(404, `No question ${id}`);
  const leagues = papers.leagues.findMany((q) => q.where((row) => sameId(row.question_id, id)));
  return { question, leagues, papers, game: await gameFor(db, question.game_id) };
}

/** A league, the collections it is in, and its game. */
export async function leagueFor(db: Database, id: Id) {
  const papers = await papersOf(db, id);
  const league = papers.leagues.findFirst((q) => q.where((row) => sameId(row._id, id)));
  if (!league) refuse(404, `No league ${id}`);
  return { league, papers, game: await gameFor(db, league.game_id) };
}

/** All leagues of a game, with their collection. */
export async function leaguesOf(db: Database, game_id: Id) {
  const { leagues } = await papersOf(db, game_id);
  return { leagues, list: leagues.findMany((q) => q.where((row) => sameId(row.game_id, game_id))) };
}
