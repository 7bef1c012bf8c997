import { ALL } from '#authProvider/roles.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listRmgUserGames } from '#contract/rmg.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { RMG } from '#resources/rmg/addresses.ts';
import { opponentColumns, userColumns } from '#resources/rmg/games/columns.ts';
import { playedOf } from '#resources/rmg/games/played.ts';
import { later } from '#ui/later.ts';

interface OfRecord {
  record: ResourceRecord;
}
const cells = () => import('#resources/rmg/games/cells.tsx');

/** A user's real-money games of a type, a page at a time; both are asked for when the query names none (RMG-01). */
export const rmgGames = defineResource({
  name: 'rmg-games',
  route: RMG,
  roles: ALL,
  title: 'rmg.title',
  one: 'rmg.one',
  menu: { section: 'moreGames' },
  takes: 'userId',
  takesAs: { query: 'user_id' },
  data: {
    dialect: 'paged',
    endpoint: listRmgUserGames,
    records: 'user_games',
    key: 'game_id',
    limit: null,
  },
  parts: { game_type: '?type', user_id: '?user_id' },
  toRecord: playedOf,
  perPage: PAGE_SIZE,
  fields: [
    {
      source: 'user',
      type: 'text',
      label: 'rmg.user',
      cell: later<'UserCell', OfRecord>(cells, 'UserCell'),
      columns: userColumns,
    },
    {
      source: 'opponents',
      type: 'text',
      label: 'rmg.opponent',
      cell: later<'OpponentsCell', OfRecord>(cells, 'OpponentsCell'),
      columns: opponentColumns,
    },
    {
      source: 'game_id',
      type: 'text',
      label: 'rmg.replay',
      cell: later<'ReplayCell', OfRecord>(cells, 'ReplayCell'),
      exported: false,
    },
    { source: 'game.cost', type: 'rupees', label: 'rmg.entry', total: true },
    { source: 'game.winnings', type: 'rupees', label: 'rmg.winnings', total: true },
    { source: 'timestamp', type: 'datetime', label: 'rmg.date' },
  ],
  heading: later(() => import('#resources/rmg/games/RmgGamesHeading.tsx'), 'RmgGamesHeading'),
  missing: { title: 'rmg.before' },
  nothing: later(() => import('#resources/rmg/games/NoGames.tsx'), 'NoGames'),
});
