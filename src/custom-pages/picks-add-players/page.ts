import { A, O, T } from '#authProvider/roles.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import type { Page } from '#ui/page.ts';

/** Players are added to a picks game (PIC-02). */
export const picksAddPlayers: Page = {
  name: 'picks-add-players',
  path: PICKS.addPlayers,
  roles: [A, T, O],
  title: 'picks.players.title',
  takes: 'gameId',
  load: () => import('./AddPlayers.tsx').then((m) => ({ default: m.AddPlayers })),
};
