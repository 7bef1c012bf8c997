import { sameId } from '#contract/codecs.ts';
import {
  addQuestions,
  editQuestion,
  removeQuestion,
  updateAnswer,
} from '#contract/prediction.ts';
import { prediction } from '#mocks/data/prediction.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { counted, freeIds, insist } from '#mocks/services/insist.ts';
import { gameFor, papersOf, questionFor } from '#mocks/services/predictionRecords.ts';
import type { Role } from '#mocks/token.ts';
import {
  isOpen,
  mayAddQuestions,
  mayDeleteQuestion,
  mayEditQuestion,
  maySaveAnswer,
  mayUpdateAnswer,
} from '#rules/prediction.ts';
import { isBlank } from '#rules/text.ts';

const roles: readonly Role[] = ['admin'];

interface NewQuestion {
  question: string;
  choices: readonly { id?: string | number | undefined; choice: string }[];
}

/** A question needs a text and two choices (PRD-03). */
export function refuseIncomplete({ question, choices }: NewQuestion): void {
  if (isBlank(question)) refuse(422, 'The question is empty');
  if (choices.length < 2 || choices.some(({ choice }) => isBlank(choice)))
    refuse(422, 'A question needs at least two choices, none of them empty');
}

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
      const ids = freeIds(newPrefix(game.id, questions.all()), questions.all(), body.questions.length);
      for (const [index, { question, choices }] of body.questions.entries()) {
        const _id = ids[index] ?? '';
        await questions.create({
          _id,
          game_id: game.id,
          question,
          choices: choices.map(({ choice }, nth) => ({ _id: `${_id}-c${nth + 1}`, choice })),
        });
      }
      return { success: true, message: `${counted(ids.length, 'question')} added` };
    },
  }),
  mock(editQuestion, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { question, papers, game } = await questionFor(db, body.question_id);
      insist(mayEditQuestion(game), `The game is ${game.status}, not active`);
      refuseIncomplete(body);
      for (const { id } of body.choices)
        if (id !== undefined && !question.choices.some(({ _id }) => sameId(_id, id)))
          refuse(422, `No choice ${id} in this question`);
      const ids = freeIds(`${question._id}-c`, question.choices, body.choices.length);
      await papers.questions.update(question, {
        data: (draft) => {
          draft.question = body.question;
          draft.choices = body.choices.map(({ id, choice }, nth) => ({
            _id: id ?? ids[nth] ?? '',
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

/** As the questions of the game are called already. */
const newPrefix = (game: string | number, questions: readonly { _id: string | number; game_id: string | number }[]) => {
  const other = questions.find((row) => sameId(row.game_id, game));
  return other ? String(other._id).replace(/\d+$/, '') : `prd-${game}-q`;
};
