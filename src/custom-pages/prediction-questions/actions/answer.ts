import { action } from '#actions/action.ts';
import { updateAnswer } from '#contract/prediction.ts';
import {
  onePerGame,
  readGameState,
  stateText,
  stateWords,
} from '#custom-pages/prediction-questions/actions/gameState.ts';
import {
  type QuestionState,
  questionRecord,
} from '#custom-pages/prediction-questions/actions/questions.ts';
import { listed } from '#i18n/useText.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { choiceText, maySaveAnswer, mayUpdateAnswer } from '#rules/prediction.ts';
import { firstReason } from '#rules/reason.ts';
import { MISSING } from '#rules/text.ts';

const storedText = ({ choices, answer }: QuestionState['question']): string =>
  choiceText(choices, answer) ?? MISSING;

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
        params: { answer: storedText(question) },
      },
      {
        key: 'prediction.saveAnswerNew',
        params: {
          answer: choiceText(question.choices, chosen) ?? MISSING,
        },
      },
    ],
  }),
  reread: async (state) => {
    const now = await readGameState(state.game.id);
    const question = now?.questions.find(({ _id }) => sameId(_id, state.question._id));
    return now && question && { ...now, question };
  },
  stateOf: ({ game, question }) =>
    `${storedText(question)} · ${stateWords(game, question.leagues)}`,
  stateText: ({ game, question }) =>
    listed([storedText(question), stateText(game, question.leagues)], 'dot'),
});
