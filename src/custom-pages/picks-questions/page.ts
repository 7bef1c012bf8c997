import { A, O, T } from '#authProvider/roles.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The questions of a picks game, and its lines desk (PIC-03..05, PIC-08). */
export const picksQuestions: Page = {
  name: 'picks-questions',
  path: PICKS.questions,
  roles: [A, T, O],
  title: 'picks.questions.title',
  takes: 'gameId',
  load: () => import('./PicksQuestions.tsx').then((m) => ({ default: m.PicksQuestions })),
};
