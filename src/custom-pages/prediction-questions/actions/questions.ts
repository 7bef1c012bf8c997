import { action } from '#actions/action.ts';
import {
  addQuestions as addCall,
  editQuestion as editCall,
  type PredictionQuestion,
  type QuestionTemplate,
  removeQuestion as removeCall,
} from '#contract/prediction.ts';
import { type GameState, onGame } from '#custom-pages/prediction-questions/actions/gameState.ts';
import { gameRecord } from '#custom-pages/prediction-questions/game.ts';
import { filledTemplate } from '#custom-pages/prediction-questions/templates.ts';
import { mayAddQuestions, mayDeleteQuestion, mayEditQuestion } from '#rules/prediction.ts';
import { maySaveQuestion, type QuestionDraft, toChoices } from '#rules/questionEditor.ts';
import { firstReason } from '#rules/reason.ts';
import { MISSING } from '#rules/text.ts';
import { mayActOnTicked } from '#rules/ticks.ts';

/** One question of a game. */
export interface QuestionState extends GameState {
  question: PredictionQuestion;
}

export const questionRecord = ({ game, question }: QuestionState): string =>
  `${gameRecord(game)}, #${question._id}`;

const adding = { ...onGame<GameState>(), endpoint: addCall };

const confirmAdding = (state: GameState, count: number) => ({
  title: { key: 'prediction.addTitle' as const },
  lines: [
    {
      key: 'prediction.addLine' as const,
      params: { smart_count: count, record: gameRecord(state.game) },
    },
  ],
});

/** Adds a question that was typed (PRD-03, PRD-13). */
export const addQuestion = action({
  ...adding,
  name: 'prediction.addQuestion',
  label: 'prediction.addQuestions',
  named: ({ game }, draft) => `${gameRecord(game)}, ${draft.question.trim()}`,
  when: ({ game }: GameState, draft: QuestionDraft) =>
    firstReason(mayAddQuestions(game), maySaveQuestion(draft)),
  input: ({ game }: GameState, draft: QuestionDraft) => ({
    body: {
      game_id: game.id,
      questions: [{ question: draft.question.trim(), choices: toChoices(draft, 'add') }],
    },
  }),
  confirm: (state) => confirmAdding(state, 1),
});

/** Adds questions from templates, with the names of the teams (PRD-04, PRD-08). */
export const addFromTemplates = action({
  ...adding,
  name: 'prediction.addFromTemplates',
  label: 'prediction.addFromTemplates',
  when: ({ game }: GameState, templates: readonly QuestionTemplate[]) =>
    firstReason(mayAddQuestions(game), mayActOnTicked(templates)),
  input: ({ game }: GameState, templates: readonly QuestionTemplate[]) => ({
    body: {
      game_id: game.id,
      questions: templates.map((template) => {
        const { question, choices } = filledTemplate(template, game);
        return {
          question_template_id: template._id,
          question,
          choices: choices.map(({ _id, choice }) => ({ id: _id, choice })),
        };
      }),
    },
  }),
  confirm: (state, templates) => confirmAdding(state, templates.length),
});

const onQuestion = { ...onGame<QuestionState>(), record: questionRecord };

/** Saves what was edited; options keep their ids (PRD-03, PRD-12). */
export const editQuestion = action({
  ...onQuestion,
  name: 'prediction.editQuestion',
  label: 'prediction.edit',
  endpoint: editCall,
  when: ({ game }: QuestionState, draft: QuestionDraft) =>
    firstReason(mayEditQuestion(game), maySaveQuestion(draft)),
  input: ({ question }: QuestionState, draft: QuestionDraft) => ({
    body: {
      question_id: question._id,
      question: draft.question.trim(),
      choices: toChoices(draft, 'edit'),
    },
  }),
});

/** Deletes a question with its leagues (PRD-12). */
export const removeQuestion = action({
  ...onQuestion,
  name: 'prediction.removeQuestion',
  label: 'prediction.deleteQuestion',
  endpoint: removeCall,
  when: ({ game }: QuestionState) => mayDeleteQuestion(game),
  input: ({ question }) => ({ query: { id: question._id } }),
  confirm: (state) => ({
    title: { key: 'prediction.deleteQuestion' },
    lines: [
      {
        key: 'prediction.deleteQuestionLine',
        params: {
          question: state.question.question ?? MISSING,
          record: questionRecord(state),
          smart_count: state.question.leagues.length,
        },
      },
    ],
  }),
});
