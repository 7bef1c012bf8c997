import {
  cancelTradesQuestion,
  listTradesGames,
  listTradesQuestions,
  saveTradesAnswer,
} from '#contract/trades.ts';
import { trades } from '#mocks/data/trades.ts';
import { giveBack } from '#mocks/data/tradesReports.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import {
  changeLedgers,
  changeTrades,
  payBack,
  questionsOf,
  tradesGameFor,
  tradesQuestionFor,
} from '#mocks/services/tradesRecords.ts';
import { counted } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import { mayCancelQuestion, maySaveTradesAnswer } from '#rules/trades.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'operations'];

/** Whatever is neither upcoming nor live is listed as completed. */
const tabOf = (status: string) => {
  if (status === 'active') return 'active';
  return status === 'inprogress' || status === 'halted' ? 'inprogress' : 'inactive';
};

/** The calls of the questions of trades, played. */
export const tradesQuestionMocks = [
  mock(listTradesGames, {
    roles,
    handle: async ({ input: { query }, db }) =>
      (await db.area(trades)).tradesGames
        .all()
        .filter((game) => tabOf(game.status) === query.status),
  }),
  mock(listTradesQuestions, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await tradesGameFor(db, query.game_id);
      const questions = await questionsOf(db, game.id);
      // the shapes that the contract takes, one per stage of a game
      if (game.status === 'active') return questions;
      if (game.status === 'inprogress') return { data: questions };
      const flag = game.is_distribute === undefined ? {} : { is_distribute: game.is_distribute };
      return { questions, game, ...flag };
    },
  }),
  mock(saveTradesAnswer, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { question, questions } = await tradesQuestionFor(db, body.question_id);
      if (!question.options.some(({ _id }) => sameId(_id, body.option_id)))
        refuse(422, `No option ${body.option_id} in this question`);
      insist(
        maySaveTradesAnswer(question, body.option_id),
        `The question is ${question.status}, not active`,
      );
      await questions.update(question, {
        data: (draft) => {
          draft.answer = body.option_id;
          draft.status = 'inactive';
        },
      });
      return { success: true, message: 'Answer saved' };
    },
  }),
  mock(cancelTradesQuestion, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { question, questions } = await tradesQuestionFor(db, query.question_id);
      insist(mayCancelQuestion(question), `The question is ${question.status}, not active`);
      await questions.update(question, {
        data: (draft) => {
          draft.status = 'cancelled';
        },
      });
      const count = await changeTrades(
        db,
        (trade) => sameId(trade.question_id, question._id),
        payBack,
      );
      await changeLedgers(db, ({ _id }) => sameId(_id, question._id), giveBack);
      return { success: true, message: `Question cancelled, ${counted(count, 'trade')} refunded` };
    },
  }),
];
