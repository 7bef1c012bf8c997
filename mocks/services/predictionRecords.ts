import { isLarge, prediction, predictionLarge } from '#mocks/data/prediction.ts';
import type { Database } from '#mocks/database.ts';
import { refuse } from '#mocks/mock.ts';
import { sameId } from '#rules/ids.ts';

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

/** The prediction game with this id; 404 when there is none. */
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

type League = Awaited<ReturnType<typeof leaguesOf>>['list'][number];

/** The collections that hold these leagues: the usual one, the large game's, or both. */
const leagueCollections = (db: Database, ids: readonly Id[]) =>
  Promise.all(
    [true, false]
      .flatMap((large) => ids.find((id) => isLarge(id) === large) ?? [])
      .map(async (id) => (await papersOf(db, id)).leagues),
  );

/** The leagues of these ids, in their order, each with its game; one that is unknown refuses all. */
export async function leaguesFor(db: Database, ids: readonly Id[]) {
  const known = new Map<string, League>();
  for (const leagues of await leagueCollections(db, ids))
    for (const league of leagues.all()) known.set(String(league._id), league);
  const { predictionGames } = await db.area(prediction);
  const games = new Map(predictionGames.all().map((game) => [String(game.id), game]));
  return ids.map((id) => {
    const league = known.get(String(id));
    const game = league && games.get(String(league.game_id));
    if (!league || !game) refuse(404, `No league ${id}`);
    return { league, game };
  });
}

/** Gives these leagues a status, whatever theirs was. */
export async function setLeagueStatus(db: Database, ids: readonly Id[], status: string) {
  const wanted = new Set(ids.map(String));
  for (const leagues of await leagueCollections(db, ids))
    await leagues.updateMany((q) => q.where((row) => wanted.has(String(row._id))), {
      data: (draft) => {
        draft.status = status;
      },
    });
}

/** All leagues of a game, with their collection. */
export async function leaguesOf(db: Database, game_id: Id) {
  const { leagues } = await papersOf(db, game_id);
  return { leagues, list: leagues.findMany((q) => q.where((row) => sameId(row.game_id, game_id))) };
}
