import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import type { TextKey, useText } from '#i18n/useText.ts';
import { decimalText, parseDecimal } from '#rules/decimal.ts';
import { MISSING } from '#rules/text.ts';

/** Whom a question is on, or its id. */
export const playerOf = ({ _id, player_data }: PicksQuestion): string =>
  player_data?.name ?? String(_id);

/** What a question is named by in a list: player and category, in the language of the reader (APP-17). */
export function questionName(t: ReturnType<typeof useText>, question: PicksQuestion): string {
  const { picks_category } = question;
  const key = categoryKey(picks_category);
  return [playerOf(question), key === null ? picks_category : t(key)].filter(Boolean).join(', ');
}

/** What a question in a list of names is found by. */
export const wordsOf = (question: PicksQuestion): string =>
  [playerOf(question), question.picks_category].filter(Boolean).join(', ');

/** The text of a category; a category that we do not know stays as it came. */
export function categoryKey(category: unknown): TextKey | null {
  const known = PICKS_CATEGORIES.find((one) => one === category);
  return known === undefined ? null : `picks.category.${known}`;
}

/** A line as written, without an exponent or superfluous zeros; — for none. */
export function lineText(line: unknown): string {
  const decimal = parseDecimal(line);
  return decimal === null ? MISSING : decimalText(decimal);
}

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
