import { A } from '#authProvider/roles.ts';
import { listPredictionQuestions, type PredictionQuestion } from '#contract/prediction.ts';
import { defineResource } from '#resource-kit/defineResource.ts';

/** The leagues of a game's questions, each with its question; they are shown and ticked in its card (PRD-10). */
export const predictionLeagues = defineResource({
  name: 'prediction-leagues',
  roles: [A],
  title: 'prediction.leagues',
  data: {
    dialect: 'whole',
    endpoint: listPredictionQuestions,
    records: '',
    rows: (questions: readonly PredictionQuestion[]) =>
      questions.flatMap(({ _id, question, leagues }) =>
        leagues.map((league) => ({ ...league, question_id: _id, question })),
      ),
  },
  parts: { game_id: 'gameId' },
  fields: [
    { source: '_id', type: 'text', label: 'prediction.leagueId', id: true },
    { source: 'question', type: 'text', label: 'prediction.question', sortable: true },
    { source: 'entry', type: 'rupees', label: 'prediction.entry', sortable: true },
    { source: 'max_entries', type: 'number', label: 'prediction.maxSlot', sortable: true },
    { source: 'status', type: 'status', label: 'prediction.status', sortable: true },
  ],
});
