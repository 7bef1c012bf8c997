import type { PredictionQuestion } from '#contract/prediction.ts';
import type { useText } from '#i18n/useText.ts';
import { leagueName } from '#resources/prediction/leagueNames.ts';
import { choiceText } from '#rules/prediction.ts';
import { knownStatus } from '#rules/status.ts';

/** As its chip says it. */
const statusText = (t: ReturnType<typeof useText>, status: string): string => {
  const known = knownStatus(status);
  return known ? t(`ui.status.${known}`) : status;
};

/** Questions as rows of a sheet, headings first: id, text, choices, answer, leagues with their status (UI-17). */
export const questionRows = (
  t: ReturnType<typeof useText>,
  questions: readonly PredictionQuestion[],
): readonly (readonly unknown[])[] => [
  [
    t('prediction.questionId'),
    t('prediction.question'),
    t('prediction.editor.options'),
    t('prediction.correct'),
    t('prediction.leagues'),
  ],
  ...questions.map((question) => [
    question._id,
    question.question,
    question.choices.map(({ _id }) => choiceText(question.choices, _id)).join(' | '),
    choiceText(question.choices, question.answer) ?? undefined,
    question.leagues
      .map((league) => `${leagueName(league)} · ${statusText(t, league.status)} (${league._id})`)
      .join(' | '),
  ]),
];
