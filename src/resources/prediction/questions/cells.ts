import type { PredictionQuestion } from '#contract/prediction.ts';
import type { FileWords } from '#fields/field.ts';
import { statusText } from '#i18n/statusText.ts';
import { leagueName } from '#resources/prediction/leagueNames.ts';
import { choiceText } from '#rules/prediction.ts';

type Question = Pick<PredictionQuestion, 'choices' | 'leagues' | 'answer'>;

/** The text of the correct choice; null where no answer is stored. */
export const answerText = ({ choices, answer }: Question): string | null =>
  choiceText(choices, answer);

/** The choices of a question in one cell, those that look alike told apart (UI-17). */
export const optionTexts = (choices: unknown): string =>
  (choices as Question['choices']).map(({ _id }, _, all) => choiceText(all, _id) ?? '').join(' | ');

/** Its leagues likewise, each with its status as the chip says it: 'Rs. 49 × 1000 · Active (l1)'. */
export const leagueTexts = (leagues: unknown, t?: FileWords['t']): string =>
  (leagues as Question['leagues'])
    .map((league) => {
      const status = t ? statusText(t, league.status) : league.status;
      return `${leagueName(league)} · ${status} (${league._id})`;
    })
    .join(' | ');
