import {
  addLeagueTemplate,
  addQuestionTemplate,
  listLeagueTemplates,
  listQuestionTemplates,
  removeLeagueTemplate,
  removeQuestionTemplate,
} from '#contract/prediction.ts';
import { prediction } from '#mocks/data/prediction.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { refuseIncomplete } from '#mocks/services/predictionQuestions.ts';
import { newId } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const roles: readonly Role[] = ['admin'];

/** The calls of the templates of predictions, played. */
export const predictionTemplateMocks = [
  mock(listLeagueTemplates, {
    roles,
    handle: async ({ db }) => ({
      league_templates: (await db.area(prediction)).predictionLeagueTemplates.all(),
    }),
  }),
  mock(addLeagueTemplate, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { predictionLeagueTemplates } = await db.area(prediction);
      await predictionLeagueTemplates.create({ _id: newId('prd-lt-'), ...body, status: 'active' });
      return { success: true, message: 'League template added' };
    },
  }),
  mock(removeLeagueTemplate, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { predictionLeagueTemplates } = await db.area(prediction);
      const removed = predictionLeagueTemplates.delete((q) =>
        q.where((row) => sameId(row._id, query.league_template_id)),
      );
      if (!removed) refuse(404, `No league template ${query.league_template_id}`);
      return { success: true, message: 'League template deleted' };
    },
  }),
  mock(listQuestionTemplates, {
    roles,
    handle: async ({ db }) => ({
      question_templates: (await db.area(prediction)).predictionQuestionTemplates.all(),
    }),
  }),
  mock(addQuestionTemplate, {
    roles,
    handle: async ({ input: { body }, db }) => {
      refuseIncomplete(body);
      const { predictionQuestionTemplates } = await db.area(prediction);
      const _id = newId('prd-qt-');
      await predictionQuestionTemplates.create({
        _id,
        question: body.question,
        choices: body.choices.map(({ choice }, index) => ({ _id: `${_id}-c${index + 1}`, choice })),
      });
      return { success: true, message: 'Question template added' };
    },
  }),
  mock(removeQuestionTemplate, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { predictionQuestionTemplates } = await db.area(prediction);
      const removed = predictionQuestionTemplates.delete((q) =>
        q.where((row) => sameId(row._id, query.id)),
      );
      if (!removed) refuse(404, `No question template ${query.id}`);
      return { success: true, message: 'Question template deleted' };
    },
  }),
];
