import { editPicksLines, listPicksQuestions, setPicksQuestionStatus } from '#contract/picks.ts';
import { picks } from '#mocks/data/picks.ts';
import type { Database } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import { picksGameFor } from '#mocks/services/picksGames.ts';
import { counted } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import { mayEditLine, mayMarkQuestion, mayUpdateLine } from '#rules/picks.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'operations'];

/** The questions of these ids, in their order; one that is unknown, or named twice, refuses all. */
async function questionsFor(db: Database, ids: readonly (string | number)[]) {
  const { picksQuestions } = await db.area(picks);
  if (new Set(ids.map(String)).size < ids.length) refuse(422, 'A question is named twice');
  const known = new Map(picksQuestions.all().map((row) => [String(row._id), row]));
  return ids.map((id) => {
    const question = known.get(String(id));
    if (!question) refuse(404, `No question ${id}; nothing was changed`);
    return question;
  });
}

/** The calls of the questions of picks, played. */
export const picksQuestionMocks = [
  mock(listPicksQuestions, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await picksGameFor(db, query.game_id);
      const { picksQuestions } = await db.area(picks);
      return {
        data: {
          picks_question: picksQuestions.findMany((q) =>
            q.where((row) => sameId(row.game_id, game.game_id)),
          ),
        },
      };
    },
  }),
  mock(setPicksQuestionStatus, {
    roles,
    handle: async ({ input: { query, body }, db }) => {
      const { picksQuestions } = await db.area(picks);
      const { updateStatus } = query;
      for (const question of await questionsFor(db, body)) {
        insist(mayMarkQuestion(question), `Question ${question._id} is ${question.status}`);
        if (question.status === updateStatus)
          refuse(409, `Question ${question._id} is ${updateStatus} already; nothing was changed`);
      }
      const wanted = new Set(body.map(String));
      await picksQuestions.updateMany((q) => q.where((row) => wanted.has(String(row._id))), {
        data: (draft) => {
          draft.status = updateStatus;
        },
      });
      return {
        success: true,
        message: `${counted(body.length, 'question')} marked ${updateStatus}`,
      };
    },
  }),
  mock(editPicksLines, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { picksQuestions } = await db.area(picks);
      const lines = new Map(body.map(({ question_id, value }) => [String(question_id), value]));
      for (const question of await questionsFor(
        db,
        body.map(({ question_id }) => question_id),
      )) {
        const value = lines.get(String(question._id)) ?? 0;
        if (value < 0) refuse(422, `A line is at least 0, not ${value}`);
        insist(
          mayEditLine(question),
          `Question ${question._id} is ${question.status}, not inactive`,
        );
        insist(
          mayUpdateLine(question, String(value)),
          `The line of question ${question._id} is ${question.line} already`,
        );
      }
      const updatedAt = new Date().toISOString();
      await picksQuestions.updateMany((q) => q.where((row) => lines.has(String(row._id))), {
        data: (draft) => {
          const value = lines.get(String(draft._id)) ?? draft.line;
          draft.line = value;
          draft.lines_history.push({ value, updatedAt });
        },
      });
      return { success: true, message: `${counted(body.length, 'line')} changed` };
    },
  }),
];
