import type { PicksQuestion } from '#contract/picks.ts';
import type { Text, useText } from '#i18n/useText.ts';
import { categoryKey } from '#resources/picks/categoryKey.ts';
import { MISSING } from '#rules/text.ts';
import { labelsApart, tellingApart, withTelling } from '#rules/twins.ts';

/** Whom a question is on. */
export const playerName = ({ player_data }: PicksQuestion): string => player_data?.name ?? MISSING;

/** The same where nothing else tells the question: of one without a player with its id. */
export const playerOf = (question: PicksQuestion): string =>
  question.player_data?.name ?? withTelling(MISSING, String(question._id));

const idOf = ({ _id }: PicksQuestion) => _id;

/** The texts of some questions by their ids; of a question that is not among them, what `otherwise` says. */
function byId(
  questions: readonly PicksQuestion[],
  texts: readonly string[],
  otherwise: (question: PicksQuestion) => string,
): (question: PicksQuestion) => string {
  const known = new Map(questions.map(({ _id }, place) => [String(_id), texts[place]]));
  return (question) => known.get(String(question._id)) ?? otherwise(question);
}

/** Names players where nothing else is said: of those who look alike among `all`, with category or question id. */
export const playersApart = (all: readonly PicksQuestion[]) =>
  byId(
    all,
    labelsApart(all, playerOf, ({ picks_category }) => picks_category, idOf),
    playerOf,
  );

const tellings = new WeakMap<readonly PicksQuestion[], (question: PicksQuestion) => string>();

/** What tells questions on the same player and category apart, their id; '' for the others. Kept for each list. */
export function tellingsOf(all: readonly PicksQuestion[]): (question: PicksQuestion) => string {
  const telling = tellings.get(all) ?? byId(all, tellingApart(all, wordsOf, idOf), () => '');
  tellings.set(all, telling);
  return telling;
}

/** Names players where the category is said too: of questions that look alike among `all`, with the id. */
export function playersOf(all: readonly PicksQuestion[]): (question: PicksQuestion) => string {
  const telling = tellingsOf(all);
  return (question) => withTelling(playerOf(question), telling(question));
}

/** The category in the language of the reader; one that we do not know stays as it came. */
export const categoryText = ({ picks_category }: PicksQuestion): Text | string => {
  const key = categoryKey(picks_category);
  return key === null ? (picks_category ?? MISSING) : { key };
};

/**
 * What the questions of a list are named by: player and category, in the language of the reader (APP-17), and
 * the id where two look alike.
 */
export function questionNames(
  t: ReturnType<typeof useText>,
  all: readonly PicksQuestion[],
): (question: PicksQuestion) => string {
  const playerAmong = playersOf(all);
  return (question) => {
    const key = categoryKey(question.picks_category);
    const category = key === null ? question.picks_category : t(key);
    return [playerAmong(question), category].filter(Boolean).join(', ');
  };
}

/** What a question in a list of names is found by. */
export const wordsOf = (question: PicksQuestion): string =>
  [playerOf(question), question.picks_category].filter(Boolean).join(', ');

/** What a question is found by. */
export const questionText = (question: PicksQuestion): string =>
  [
    question.player_data?.name,
    question.player_data?.team_code,
    question.player_data?.position,
    question.question,
    question.picks_category,
    question._id,
  ].join(' ');
