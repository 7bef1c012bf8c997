import { ALL } from '#authProvider/roles.ts';
import { listUserTeams } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { STREET } from '#resources/street/addresses.ts';
import { playersText } from '#resources/street/teams/playersText.ts';
import { later } from '#ui/later.ts';

/** A user's teams in a street game (STR-08). */
export const streetTeams = defineResource({
  name: 'street-teams',
  route: STREET.teams,
  roles: ALL,
  title: 'street.teams',
  one: 'street.team',
  data: { dialect: 'whole', endpoint: listUserTeams, records: 'userTeams' },
  parts: { user_id: 'userId', game_id: 'gameId' },
  fields: [
    { source: '_id', type: 'text', label: 'street.teamId', id: true, sortable: true },
    { source: 'name', type: 'text', label: 'street.team', sortable: true },
    { source: 'playersPerTeam', type: 'text', label: 'street.players', text: playersText },
  ],
  card: {
    Card: later(() => import('#resources/street/teams/TeamCard.tsx'), 'TeamCard'),
    arranged: 'grid',
  },
  heading: later(() => import('#resources/street/teams/TeamsHeading.tsx'), 'TeamsHeading'),
  empty: 'street.none.teams',
});
