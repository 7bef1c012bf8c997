import { A } from '#authProvider/roles.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import type { Page } from '#ui/page.ts';

/** What a user played in a prediction game, for support (APP-04, PRD-16). */
export const predictionStats: Page = {
  name: 'prediction-stats',
  path: PREDICTION.stats,
  roles: [A],
  title: 'prediction.stats',
  load: () => import('./PredictionStats.tsx').then((m) => ({ default: m.PredictionStats })),
  menu: { section: 'predictions' },
};
