import { A } from '#authProvider/roles.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The questions of a prediction game (APP-04, PRD-02). */
export const predictionQuestions: Page = {
  name: 'prediction-questions',
  path: PREDICTION.questions,
  roles: [A],
  title: 'prediction.questionsPage',
  takes: 'gameId',
  load: () => import('./PredictionQuestions.tsx').then((m) => ({ default: m.PredictionQuestions })),
};
