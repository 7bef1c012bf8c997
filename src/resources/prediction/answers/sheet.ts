import type { UserLeague } from '#contract/prediction.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FileWords } from '#fields/field.ts';
import { choiceText } from '#rules/prediction.ts';
import { choicesMade } from '#rules/predictionStats.ts';

/** A league as rows of a sheet: one per choice made, one without where there is none (UI-17). */
export function choiceRows(record: ResourceRecord, { t }: FileWords): Record<string, unknown>[] {
  const league = record as unknown as UserLeague;
  const { question } = league;
  const correct = question && choiceText(question.choices, question.answer);
  const made = choicesMade(league);
  if (made.length === 0) return [{ correct, choice: '', investment: '', slots: '' }];
  return made.map(({ choice, choiceId, investment, slots }) => ({
    correct,
    choice: choice ?? t({ key: 'prediction.unknownChoice', params: { id: choiceId } }),
    investment,
    slots,
  }));
}
