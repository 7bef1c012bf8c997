import { A } from '#authProvider/roles.ts';
import { listQuestionTemplates, type QuestionTemplate } from '#contract/prediction.ts';
import { defineResource, recordAction } from '#resource-kit/defineResource.ts';
import {
  addQuestionTemplate,
  removeQuestionTemplate,
} from '#resources/prediction/question-templates/actions.ts';

/** Reusable questions; they are chosen, made and deleted where a game gets its questions (PRD-04, PRD-08). */
export const questionTemplates = defineResource({
  name: 'question-templates',
  roles: [A],
  title: 'prediction.questionTemplates',
  one: 'prediction.template',
  data: { dialect: 'whole', endpoint: listQuestionTemplates, records: '' },
  fields: [
    { source: 'question', type: 'text', label: 'prediction.question', sortable: true },
    {
      source: 'choices',
      type: 'text',
      label: 'prediction.editor.options',
      text: (choices) =>
        ((choices ?? []) as QuestionTemplate['choices']).map(({ choice }) => choice).join('; '),
    },
    { source: '_id', type: 'text', label: 'prediction.templateId', id: true },
  ],
  actions: { create: addQuestionTemplate, remove: recordAction(removeQuestionTemplate) },
});
