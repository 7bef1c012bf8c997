import { A } from '#authProvider/roles.ts';
import type { Page } from '#ui/page.ts';

/** The list of prediction games (APP-04, PRD-01). */
export const predictionGames: Page = {
  name: 'prediction-games',
  path: '/super-predictor',
  roles: [A],
  title: 'prediction.games',
  load: () => import('./PredictionGames.tsx').then((m) => ({ default: m.PredictionGames })),
  menu: { section: 'predictions' },
};
