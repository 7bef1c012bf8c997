import { addQuestions, editQuestion, removeQuestion, updateAnswer } from '#contract/prediction.ts';
import { isLarge, LARGE_PREFIX, prediction } from '#mocks/data/prediction.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import { gameFor, papersOf, questionFor } from '#mocks/services/predictionRecords.ts';
import { counted, newId } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import {
  isOpen,
  mayAddQuestions,
  mayDeleteQuestion,
  mayEditQuestion,
  maySaveAnswer,
  mayUpdateAnswer,
} from '#rules/prediction.ts';
import { maySaveQuestion } from '#rules/questionEditor.ts';
import { isBlank } from '#rules/text.ts';

const roles: readonly Role[] = ['admin'];

interface NewQuestion {
  question: string;
  choices: readonly { id?: string | number | undefined; choice: string }[];
}

/** A question needs a text and two choices that differ; an empty one is a mistake of the sender (PRD-03). */
export function refuseIncomplete({ question, choices }: NewQuestion): void {
  const options = choices.map(({ choice }, index) => ({ key: String(index), choice }));
  if (
    maySaveQuestion({ question, options }) !== true ||
    choices.some(({ choice }) => isBlank(choice))
  )
    refuse(422, 'A question needs a text and at least two choices, none of them empty');
}

/** The calls of the questions of predictions, played. */
export const predictionQuestionMocks = [
  mock(addQuestions, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const game = await gameFor(db, body.game_id);
      insist(mayAddQuestions(game), `The game is ${game.status}`);
      const { predictionQuestionTemplates } = await db.area(prediction);
      for (const question of body.questions) {
        refuseIncomplete(question);
        const from = question.question_template_id;
        if (
          from !== undefined &&
          !predictionQuestionTemplates.all().some(({ _id }) => sameId(_id, from))
        )
          refuse(404, `No question template ${from}`);
      }
      const { questions } = await papersOf(db, game.id);
      for (const { question, choices } of body.questions) {
        const _id = newId(isLarge(game.id) ? LARGE_PREFIX : 'prd-');
        await questions.create({
          _id,
          game_id: game.id,
          question,
          choices: choices.map(({ choice }, nth) => ({ _id: `${_id}-c${nth + 1}`, choice })),
        });
      }
      return { success: true, message: `${counted(body.questions.length, 'question')} added` };
    },
  }),
  mock(editQuestion, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { question, papers, game } = await questionFor(db, body.question_id);
      insist(mayEditQuestion(game), `The game is ${game.status}, not active`);
      refuseIncomplete(body);
      for (const { _id } of question.choices)
        if (!body.choices.some(({ id }) => sameId(_id, id)))
          refuse(422, `Choice ${_id} cannot be taken away: users may have booked slots on it`);
      for (const { id } of body.choices)
        if (id !== undefined && !question.choices.some(({ _id }) => sameId(_id, id)))
          refuse(422, `No choice ${id} in this question`);
      await papers.questions.update(question, {
        data: (draft) => {
          draft.question = body.question;
          draft.choices = body.choices.map(({ id, choice }) => ({
            _id: id ?? newId(`${question._id}-c`),
            choice,
          }));
        },
      });
      return { success: true, message: 'Question saved' };
    },
  }),
  mock(removeQuestion, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { question, papers, game } = await questionFor(db, query.id);
      insist(mayDeleteQuestion(game), `The game is ${game.status}`);
      papers.leagues.deleteMany((q) => q.where((row) => sameId(row.question_id, question._id)));
      papers.questions.delete(question);
      return { success: true, message: 'Question deleted' };
    },
  }),
  mock(updateAnswer, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { question, leagues, papers, game } = await questionFor(db, body.question_id);
      if (!sameId(game.id, body.game_id)) refuse(422, 'The question is of another game');
      if (!question.choices.some(({ _id }) => sameId(_id, body.choice_id)))
        refuse(422, `No choice ${body.choice_id} in this question`);
      insist(
        mayUpdateAnswer(game, { leagues }),
        `The game is ${game.status}, ${leagues.filter(isOpen).length} of ${counted(leagues.length, 'league')} open`,
      );
      insist(maySaveAnswer(question, body.choice_id), 'This answer is already saved');
      await papers.questions.update(question, {
        data: (draft) => {
          draft.answer = body.choice_id;
        },
      });
      // a league that never went live has nothing to declare
      await papers.leagues.updateMany(
        (q) => q.where((row) => sameId(row.question_id, question._id) && row.status === 'active'),
        {
          data: (draft) => {
            draft.status = 'declared';
          },
        },
      );
      return { success: true, message: 'Answer saved' };
    },
  }),
];
