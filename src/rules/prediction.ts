import { hasId, type Id, sameId } from './ids.ts';
import { type Allowed, firstReason, hiddenUnless, reason, refuseIf } from './reason.ts';
import { GAME_STATUSES, type HasStatus, statusKnown } from './status.ts';
import { statusWord } from './statusWord.ts';
import { isBlank } from './text.ts';
import { labelsApart, tellingApart, withTelling } from './twins.ts';

/** Statuses of a league on a question (PRD-11). */
export const LEAGUE_STATUSES: readonly string[] = [
  'inactive',
  'active',
  'declared',
  'completed',
  'cancelled',
];

interface League extends HasStatus {
  readonly _id: Id;
}

interface Answerable {
  readonly choices: readonly { readonly _id: Id }[];
  readonly answer?: unknown;
}

const gameKnown = (game: HasStatus): Allowed => statusKnown(game, GAME_STATUSES);
const leagueKnown = (league: HasStatus): Allowed => statusKnown(league, LEAGUE_STATUSES);
const notInactive = (game: HasStatus): Allowed =>
  refuseIf(game.status === 'inactive', reason('gameInactive'));
const active = (game: HasStatus): Allowed =>
  refuseIf(game.status !== 'active', reason('gameNotActive', { status: statusWord(game.status) }));

// Game actions (PRD-13)

/** Adding questions moves no money: an unknown status does not stand in its way, a missing one does. */
export const mayAddQuestions = (game: HasStatus): Allowed =>
  firstReason(refuseIf(game.status === '', reason('statusMissing')), notInactive(game));

/** No longer inactive or active (PRD-13). */
export const mayPopulate = (game: HasStatus): Allowed =>
  firstReason(
    gameKnown(game),
    notInactive(game),
    refuseIf(game.status === 'active', reason('gameStillActive')),
  );

/** Only a reconciled game pays out (PRD-13). */
export const mayDistribute = (game: HasStatus): Allowed =>
  firstReason(
    gameKnown(game),
    refuseIf(
      game.status !== 'reconciled',
      reason('gameNotReconciled', { status: statusWord(game.status) }),
    ),
  );

/** Any known status but inactive (PRD-13). */
export const mayCancelGame = (game: HasStatus): Allowed =>
  firstReason(gameKnown(game), notInactive(game));

/** With the questions of the game, also whether there is anything to activate: an empty list is not sent. */
export const mayActivatePredictions = (
  game: HasStatus,
  questions?: readonly { readonly leagues: readonly League[] }[],
): Allowed =>
  firstReason(
    gameKnown(game),
    active(game),
    refuseIf(
      questions !== undefined && inactiveLeagueIds(questions).length === 0,
      reason('noInactiveLeague'),
    ),
  );

// Question actions (PRD-12)

/** Text and options: only while the game is active (PRD-12). */
export const mayEditQuestion = (game: HasStatus): Allowed =>
  firstReason(gameKnown(game), active(game));

/** As for an edit (PRD-12). */
export const mayAddLeagues = mayEditQuestion;

/** Hidden for inactive games. */
export const mayDeleteQuestion = (game: HasStatus): Allowed =>
  firstReason(gameKnown(game), hiddenUnless(notInactive(game)));

/** The game is not active, and some league is neither completed nor cancelled. */
export const mayUpdateAnswer = (
  game: HasStatus,
  question: { readonly leagues: readonly HasStatus[] },
): Allowed =>
  firstReason(
    gameKnown(game),
    refuseIf(game.status === 'active', reason('gameStillActive')),
    refuseIf(!question.leagues.some(isOpen), reason('noOpenLeague')),
  );

// League actions (PRD-10, PRD-11)

/** Neither completed nor cancelled, and of a status that we know. */
export const isOpen = (league: HasStatus): boolean => leagueOpen(league) === true;

const leagueOpen = (league: HasStatus): Allowed =>
  firstReason(
    leagueKnown(league),
    refuseIf(
      league.status === 'completed' || league.status === 'cancelled',
      reason('leagueClosed', { status: statusWord(league.status) }),
    ),
  );
const leagueInactive = (league: HasStatus): Allowed =>
  firstReason(
    leagueKnown(league),
    refuseIf(
      league.status !== 'inactive',
      reason('leagueNotInactive', { status: statusWord(league.status) }),
    ),
  );

/** Only a league that is neither completed nor cancelled has a tick (PRD-10). */
export const maySelectLeague = leagueOpen;

/** Only an inactive league, in a game of a known status (PRD-11). */
export const mayActivateLeague = (game: HasStatus, league: HasStatus): Allowed =>
  firstReason(gameKnown(game), leagueInactive(league));

/** The control exists only on inactive leagues. */
export const mayDeleteLeague = (league: HasStatus): Allowed => hiddenUnless(leagueInactive(league));

/** Cancel with refund. */
export const mayCancelLeague = (game: HasStatus, league: HasStatus): Allowed =>
  firstReason(gameKnown(game), leagueOpen(league));

/** What activating sends: every inactive league of these questions once, in their order (PRD-11, PRD-17). */
export function inactiveLeagueIds(
  questions: readonly { readonly leagues: readonly League[] }[],
): Id[] {
  const inactive = questions
    .flatMap((question) => question.leagues)
    .filter((league) => league.status === 'inactive');
  const seen = new Set<string>();
  return inactive.flatMap(({ _id }) => {
    if (seen.has(String(_id))) return [];
    seen.add(String(_id));
    return [_id];
  });
}

// Answers (PRD-02, PRD-09)

/** The choice stored as the answer; none while no answer is stored, or when its id is no choice's. */
export const correctChoice = <T extends { readonly _id: Id }>(question: {
  readonly choices: readonly T[];
  readonly answer?: unknown;
}): T | undefined => question.choices.find((choice) => sameId(choice._id, question.answer));

interface Choice {
  readonly _id: Id;
  readonly choice?: string | null | undefined;
}

const choiceWords = ({ choice }: Choice): string => choice ?? '';
const idOf = ({ _id }: { readonly _id: Id }): Id => _id;

/** What tells choices apart that look alike, their ids; '' for those that look like no other. */
export const choiceTellings = (choices: readonly Choice[]): string[] =>
  tellingApart(choices, choiceWords, idOf);

/** The text of the choice with that id, with the id where another looks alike; null when there is none. */
export function choiceText(choices: readonly Choice[], id: unknown): string | null {
  const place = choices.findIndex((choice) => sameId(choice._id, id));
  const choice = choices[place];
  return choice === undefined || isBlank(choice.choice)
    ? null
    : withTelling(choiceWords(choice), choiceTellings(choices)[place] ?? '');
}

/** The texts of a game's questions, those that look alike told apart by their ids. */
export const questionTexts = (
  questions: readonly { readonly _id: Id; readonly question?: string | null | undefined }[],
): string[] =>
  labelsApart(
    questions,
    ({ question, _id }) => (isBlank(question) ? String(_id) : (question ?? '')),
    idOf,
  );

/** 'Save Answer' is there once an option is chosen. */
export const isAnswerSaveOffered = (chosen: unknown): boolean => hasId(chosen);

/** Hidden until one is chosen; refused while it equals the stored answer or is not exactly one choice. */
export function maySaveAnswer(question: Answerable, chosen: unknown): Allowed {
  if (!isAnswerSaveOffered(chosen)) return hiddenUnless(reason('answerNotChosen'));
  const count = question.choices.filter((choice) => sameId(choice._id, chosen)).length;
  if (count === 0) return reason('answerNotOffered');
  if (count > 1) return reason('answerAmbiguous');
  return refuseIf(sameId(question.answer, chosen), reason('answerUnchanged'));
}
