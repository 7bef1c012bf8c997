import { action } from '#actions/action.ts';
import {
  addLeagueTemplate as addLeagueCall,
  addQuestionTemplate as addQuestionCall,
  type LeagueTemplate,
  type QuestionTemplate,
  removeLeagueTemplate as removeLeagueCall,
  removeQuestionTemplate as removeQuestionCall,
} from '#contract/prediction.ts';
import { onGame } from '#resources/prediction/questions/actions/gameState.ts';
import { leagueName } from '#resources/prediction/questions/game.ts';
import { maySaveQuestion, type QuestionDraft, toChoices } from '#rules/questionEditor.ts';
import { MISSING } from '#rules/text.ts';

const { roles } = onGame();

/** Adds a league template: entry in rupees from 0, slots from 1, both whole (PRD-06). */
export const addLeagueTemplate = action({
  roles,
  name: 'prediction.addLeagueTemplate',
  label: 'prediction.addLeagueTemplate',
  endpoint: addLeagueCall,
  record: (template: { entry: number; max_entries: number }) => leagueName(template),
  lock: () => 'prediction.addLeagueTemplate',
  input: (template) => ({ body: template }),
});

/** Deletes a league template; leagues made from it stay (PRD-07). */
export const removeLeagueTemplate = action({
  roles,
  name: 'prediction.removeLeagueTemplate',
  label: 'prediction.deleteLeagueTemplateLabel',
  endpoint: removeLeagueCall,
  record: (template: LeagueTemplate) => `${leagueName(template)} (${template._id})`,
  input: ({ _id }) => ({ query: { league_template_id: _id } }),
  confirm: (template) => ({
    title: { key: 'prediction.deleteLeagueTemplateTitle' },
    lines: [
      { key: 'prediction.deleteLeagueTemplateSure' },
      {
        key: 'prediction.lineOfTemplate',
        params: { template: `${leagueName(template)} (${template._id})` },
      },
    ],
  }),
});

/** Adds a question template; its texts may hold placeholders for the team names (PRD-04, PRD-08). */
export const addQuestionTemplate = action({
  roles,
  name: 'prediction.addQuestionTemplate',
  label: 'prediction.addQuestionTemplate',
  endpoint: addQuestionCall,
  record: (draft: QuestionDraft) => draft.question.trim(),
  lock: () => 'prediction.addQuestionTemplate',
  when: (draft) => maySaveQuestion(draft),
  input: (draft) => ({
    body: { question: draft.question.trim(), choices: toChoices(draft, 'add') },
  }),
});

/** Deletes a question template; questions made from it stay (PRD-08). */
export const removeQuestionTemplate = action({
  roles,
  name: 'prediction.removeQuestionTemplate',
  label: 'prediction.deleteQuestionTemplateLabel',
  endpoint: removeQuestionCall,
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
