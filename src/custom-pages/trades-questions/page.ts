import { A, O, T } from '#authProvider/roles.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The questions of a trades game and its settlement (TRD-02, TRD-03). */
export const tradesQuestions: Page = {
  name: 'trades-questions',
  path: TRADES.questions,
  roles: [A, T, O],
  title: 'trades.questions.title',
  takes: 'gameId',
  load: () => import('./TradesQuestions.tsx').then((m) => ({ default: m.TradesQuestions })),
};
