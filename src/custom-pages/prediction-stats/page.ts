import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** What a user played in a prediction game, for support (APP-04, PRD-16). */
export const predictionStats: Page = {
  name: 'prediction-stats',
  path: '/super-predictor/stats/:gameId?/:userId?',
  roles: [A],
  title: 'prediction.stats',
  load: () => import('./PredictionStats.tsx').then((m) => ({ default: m.PredictionStats })),
  menu: { section: 'predictions' },
};
