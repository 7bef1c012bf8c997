import type { PredictionQuestion } from '#contract/prediction.ts';
import type { FileWords } from '#fields/field.ts';
import { leagueName } from '#resources/prediction/leagueNames.ts';
import { choiceText } from '#rules/prediction.ts';
import { knownStatus } from '#rules/status.ts';

type Question = Pick<PredictionQuestion, 'choices' | 'leagues' | 'answer'>;

/** The text of the correct choice; null where no answer is stored. */
export const answerText = ({ choices, answer }: Question): string | null =>
  choiceText(choices, answer);

/** The choices of a question in one cell, those that look alike told apart (UI-17). */
export const optionTexts = (choices: unknown): string =>
  (choices as Question['choices']).map(({ _id }, _, all) => choiceText(all, _id) ?? '').join(' | ');

/** Its leagues likewise, each with its status as the chip says it: 'Rs. 49 × 1000 · Active (l1)'. */
export function leagueTexts(leagues: unknown, t?: FileWords['t']): string {
  const statusText = (status: string) => {
    const known = knownStatus(status);
    return known && t ? t(`ui.status.${known}`) : status;
  };
  return (leagues as Question['leagues'])
    .map((league) => `${leagueName(league)} · ${statusText(league.status)} (${league._id})`)
    .join(' | ');
}
