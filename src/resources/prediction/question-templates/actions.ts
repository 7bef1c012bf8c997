import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import {
  addQuestionTemplate as addCall,
  type QuestionTemplate,
  removeQuestionTemplate as removeCall,
} from '#contract/prediction.ts';
import type { FormValues, ResourceRecord } from '#dataProvider/resourceData.ts';
import {
  type ChoiceBody,
  maySaveQuestion,
  type QuestionDraft,
  toChoices,
} from '#rules/questionEditor.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

/** A new template as it was typed: its options are all new. */
const draftIn = ({ question, choices }: FormValues): QuestionDraft => ({
  question: plainText(question) ?? '',
  options: (Array.isArray(choices) ? (choices as Partial<ChoiceBody>[]) : []).map(
    ({ id, choice }, place) => ({ key: String(id ?? place + 1), choice: plainText(choice) ?? '' }),
  ),
});

/** Adds a question template; its texts may hold placeholders for the team names (PRD-04, PRD-08). */
export const addQuestionTemplate = action({
  roles: [A],
  name: 'prediction.addQuestionTemplate',
  label: 'prediction.addQuestionTemplate',
  endpoint: addCall,
  record: () => 'new',
  named: (_, values) => draftIn(values).question.trim(),
  lock: () => 'prediction.addQuestionTemplate',
  when: (_, values) => maySaveQuestion(draftIn(values)),
  input: (_: ResourceRecord, values: FormValues) => {
    const draft = draftIn(values);
    return { body: { question: draft.question.trim(), choices: toChoices(draft, 'add') } };
  },
});

/** Deletes a question template; questions made from it stay (PRD-08). */
export const removeQuestionTemplate = action({
  roles: [A],
  name: 'prediction.removeQuestionTemplate',
  label: 'prediction.deleteQuestionTemplateLabel',
  endpoint: removeCall,
  record: ({ _id, question }: QuestionTemplate) => `${question ?? MISSING} (${_id})`,
  input: ({ _id }) => ({ query: { id: _id } }),
  confirm: ({ _id, question }) => ({
    title: { key: 'prediction.deleteQuestionTemplateTitle' },
    lines: [
      {
        key: 'prediction.deleteQuestionTemplateLine',
        params: { question: `${question ?? MISSING} (${_id})` },
      },
    ],
  }),
});
