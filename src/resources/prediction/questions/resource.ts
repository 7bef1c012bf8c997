import { A } from '#authProvider/roles.ts';
import { listPredictionQuestions, type PredictionQuestion } from '#contract/prediction.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { answerText, leagueTexts, optionTexts } from '#resources/prediction/questions/cells.ts';
import { correctChoice } from '#rules/prediction.ts';
import { later } from '#ui/later.ts';

const asQuestion = (record: object) => record as PredictionQuestion;
const hasInactive = (record: ResourceRecord): boolean =>
  asQuestion(record).leagues.some(({ status }) => status === 'inactive');

/** The questions of a prediction game, from empty to paid out (PRD-02..PRD-18). */
export const predictionQuestions = defineResource({
  name: 'prediction-questions',
  route: PREDICTION.questions,
  roles: [A],
  title: 'prediction.questionsPage',
  one: 'prediction.question',
  listName: 'prediction.questions',
  recordName: '{_id}',
  takes: 'gameId',
  data: { dialect: 'whole', endpoint: listPredictionQuestions, records: '' },
  parts: { game_id: 'gameId' },
  // The number is its place in the service's order, however the list is sorted.
  toRecord: (row, _, answer) => ({
    ...row,
    n: (answer as readonly unknown[]).indexOf(row) + 1,
    answerText: answerText(asQuestion(row)),
  }),
  tabs: {
    name: 'show',
    label: 'prediction.list.show',
    options: [
      { value: 'all', label: 'prediction.list.all', holds: () => true },
      {
        value: 'unanswered',
        label: 'prediction.list.unanswered',
        holds: (record) => !correctChoice(asQuestion(record)),
      },
      { value: 'inactiveLeagues', label: 'prediction.list.inactiveLeagues', holds: hasInactive },
      { value: 'ticked', label: 'prediction.list.ticked', ticked: true },
    ],
  },
  fields: [
    { source: '_id', type: 'text', label: 'ui.questionId', id: true },
    { source: 'question', type: 'text', label: 'prediction.question', sortable: true },
    { source: 'choices', type: 'text', label: 'prediction.editor.options', text: optionTexts },
    { source: 'answerText', type: 'text', label: 'prediction.correct', sortable: true },
    { source: 'leagues', type: 'text', label: 'prediction.leagues', text: leagueTexts },
  ],
  oneRow: true,
  find: 'ui.find.label',
  card: {
    Card: later(() => import('#resources/prediction/questions/QuestionCard.tsx'), 'QuestionCard'),
    arranged: 'rows',
    height: 66,
  },
  bulkBar: later(
    () => import('#resources/prediction/questions/QuestionsToolbar.tsx'),
    'QuestionsToolbar',
  ),
  nothing: later(() => import('#resources/prediction/questions/NoQuestions.tsx'), 'NoQuestions'),
  // The service's own message with its status (NET-08).
  failed: { text: '' },
  list: () =>
    import('#resources/prediction/questions/QuestionsPage.tsx').then((m) => ({
      default: m.QuestionsPage,
    })),
});
