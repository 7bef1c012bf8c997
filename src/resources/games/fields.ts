import type { Field } from '#fields/field.ts';

/** What every list knows of a game, whichever service it comes from: columns, filters, copy and export (UI-11). */
export const gameFields: readonly Field[] = [
  { source: 'id', type: 'text', label: 'ui.game.id', id: true },
  { source: 'home_team_code', type: 'text', label: 'ui.game.home', sortable: true },
  { source: 'away_team_code', type: 'text', label: 'ui.game.away', sortable: true },
  { source: 'tournament.name', type: 'text', label: 'ui.game.tournament', sortable: true },
  { source: 'game_date', type: 'datetime', label: 'ui.game.date', sortable: true },
  { source: 'status', type: 'status', label: 'ui.game.status' },
];
