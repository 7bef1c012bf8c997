import { action } from '#actions/action.ts';
import { sentBefore } from '#actions/sentBefore.ts';
import { restingOn, settlementConfirmation } from '#actions/settlement.ts';
import {
  addQuestions as addCall,
  editQuestion as editCall,
  type PredictionQuestion,
  type QuestionTemplate,
  removeQuestion as removeCall,
} from '#contract/prediction.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { leagueNames } from '#resources/prediction/leagueNames.ts';
import {
  type GameState,
  leagueStatusesText,
  onePerGame,
  onGame,
  readGameState,
  stateText,
} from '#resources/prediction/questions/actions/gameState.ts';
import { atMostFigure, lostBy } from '#resources/prediction/questions/actions/settle.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { filledTemplate } from '#resources/prediction/questions/templates.ts';
import { sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { NAMED } from '#rules/named.ts';
import { mayAddQuestions, mayDeleteQuestion, mayEditQuestion } from '#rules/prediction.ts';
import { answerShown, predictionFacts, settlementCheck } from '#rules/predictionSettlement.ts';
import { maySaveQuestion, type QuestionDraft, toChoices } from '#rules/questionEditor.ts';
import { firstReason } from '#rules/reason.ts';
import { MISSING } from '#rules/text.ts';
import { mayActOnTicked } from '#rules/ticks.ts';
import { labelsApart } from '#rules/twins.ts';

/** One question of a game. */
export interface QuestionState extends GameState {
  question: PredictionQuestion;
}

export const questionRecord = ({ game, question }: QuestionState): string =>
  `${gameRecord(game)}, #${question._id}`;

/** Of a money action on one question: what is read again and compared before it is sent (PRD-18). */
export const oneQuestionAgain = {
  reread: async (state: QuestionState): Promise<QuestionState | undefined> => {
    const now = await readGameState(state.game.id);
    const question = now?.questions.find(({ _id }) => sameId(_id, state.question._id));
    return now && question && { ...now, question };
  },
  stateText: ({ game, question }: QuestionState) =>
    listed([answerShown(question), stateText(game, question.leagues)], 'dot'),
  ...restingOn(({ game, question }: QuestionState) => predictionFacts(game, [question])),
};

/** Nothing more is booked in it. */
const isClosed = (status: string): boolean => status === 'completed' || status === 'cancelled';

const adding = { ...onGame<GameState>(), endpoint: addCall };

const addLine = (state: GameState, count: number) => ({
  key: 'prediction.addLine' as const,
  params: { smart_count: count, record: gameRecord(state.game) },
});

/** The first of the templates that are added, as their questions will read; those that read alike with their ids. */
function templateLines({ game }: GameState, templates: readonly QuestionTemplate[]): Text[] {
  const names = labelsApart(
    templates,
    (template) => filledTemplate(template, game).question,
    ({ _id }) => _id,
  );
  const more = names.length - NAMED;
  return [
    ...names
      .slice(0, NAMED)
      .map((template): Text => ({ key: 'prediction.lineOfTemplate', params: { template } })),
    ...(more > 0 ? [{ key: 'settlement.more' as const, params: { smart_count: more } }] : []),
  ];
}

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
  confirm: (state) => ({ title: { key: 'prediction.addTitle' }, lines: [addLine(state, 1)] }),
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
  confirm: (state, templates) => ({
    title: { key: 'prediction.addTitle' },
    lines: [addLine(state, templates.length), ...templateLines(state, templates)],
  }),
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

const REMOVE = 'prediction.removeQuestion';
const DELETED = 'settlement.doneAt.deleted';

/** Deletes a question; what users have booked in its leagues may go with it: final, so asked as money is (PRD-12). */
export const removeQuestion = action({
  ...onePerGame<QuestionState>(),
  ...oneQuestionAgain,
  record: questionRecord,
  name: REMOVE,
  label: 'prediction.deleteQuestion',
  doneAt: DELETED,
  endpoint: removeCall,
  mark: 'final',
  when: ({ game }: QuestionState) => mayDeleteQuestion(game),
  input: ({ question }: QuestionState) => ({ query: { id: question._id } }),
  confirm: (state) => {
    const { game, question } = state;
    const { leagues } = question;
    const open = leagues.filter(({ status }) => status !== 'inactive' && !isClosed(status));
    const { openLeagues, atMost } = settlementCheck([{ ...question, leagues: open }]);
    return settlementConfirmation({
      title: { key: 'prediction.deleteQuestion' },
      lines: [
        {
          key: 'prediction.deleteQuestionLine',
          params: {
            question: question.question ?? MISSING,
            record: questionRecord(state),
          },
        },
      ],
      figures: [
        {
          label: { key: 'prediction.figures.leagues' },
          value: leagues.length === 0 ? formatCount(0) : leagueStatusesText(leagues),
        },
        ...(openLeagues > 0 ? [atMostFigure(atMost)] : []),
      ],
      open: [
        ...sentBefore(REMOVE, questionRecord(state), undefined, DELETED),
        ...(open.length > 0
          ? [
              {
                key: 'prediction.open.leaguesLost' as const,
                params: { smart_count: open.length },
                items: leagueNames(open, question.leagues),
              },
            ]
          : []),
        ...lostBy({ game, questions: [question] }),
      ],
      notKnown: leagues.length > 0 ? [{ key: 'prediction.notKnown.deletedLeagues' }] : [],
      code: String(game.id),
      ...(openLeagues > 0 && { atMost }),
    });
  },
});
