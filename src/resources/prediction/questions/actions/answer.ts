import { action } from '#actions/action.ts';
import { updateAnswer } from '#contract/prediction.ts';
import { onePerGame } from '#resources/prediction/questions/actions/gameState.ts';
import {
  oneQuestionAgain,
  type QuestionState,
  questionRecord,
} from '#resources/prediction/questions/actions/questions.ts';
import type { Id } from '#rules/ids.ts';
import { choiceText, maySaveAnswer, mayUpdateAnswer } from '#rules/prediction.ts';
import { answerShown } from '#rules/predictionSettlement.ts';
import { firstReason } from '#rules/reason.ts';
import { MISSING } from '#rules/text.ts';

/** Saves the correct choice of a question; stops when it or its leagues changed meanwhile (PRD-09, PRD-12). */
export const saveAnswer = action({
  ...onePerGame<QuestionState>(),
  record: questionRecord,
  name: 'prediction.saveAnswer',
  label: 'prediction.saveAnswer',
  endpoint: updateAnswer,
  named: (state, chosen) =>
    `${questionRecord(state)}: ${choiceText(state.question.choices, chosen) ?? String(chosen)}`,
  when: ({ game, question }: QuestionState, chosen: Id) =>
    firstReason(mayUpdateAnswer(game, question), maySaveAnswer(question, chosen)),
  input: ({ game, question }: QuestionState, chosen: Id) => ({
    body: { game_id: game.id, question_id: question._id, choice_id: chosen },
  }),
  confirm: ({ game, questions, question }, chosen) => ({
    title: { key: 'prediction.saveAnswer' },
    lines: [
      {
        key: 'prediction.saveAnswerLine',
        params: {
          record: questionRecord({ game, questions, question }),
          question: question.question ?? MISSING,
        },
      },
      {
        key: 'prediction.saveAnswerStored',
        params: { answer: answerShown(question) },
      },
      {
        key: 'prediction.saveAnswerNew',
        params: { answer: answerShown({ ...question, answer: chosen }) },
      },
    ],
  }),
  ...oneQuestionAgain,
});
