import { A } from '#authProvider/roles.ts';
import { GROUP_STATUSES, GROUPS_PAGE_SIZE } from '#contract/assumptions.ts';
import { listGroups } from '#contract/groups.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { later } from '#ui/later.ts';

type OfRecord = { record: ResourceRecord };
const MessagesCell = later<'MessagesCell', OfRecord>(
  () => import('#resources/groups/MessagesCell.tsx'),
  'MessagesCell',
);
const SerialCell = later<'SerialCell', OfRecord>(
  () => import('#resources/groups/SerialCell.tsx'),
  'SerialCell',
);

/** Chat groups with their figures and messages (GRP-01, GRP-02). */
export const groups = defineResource({
  name: 'groups',
  route: '/group/stats',
  roles: [A],
  title: 'groups.title',
  texts: 'first',
  one: 'groups.one',
  menu: { section: 'groups' },
  data: {
    dialect: 'paged',
    endpoint: listGroups,
    records: 'data',
    pages: 'totalPage',
    page: 'pageNumber',
    limit: null,
    sort: { field: 'sortBy', order: 'orderBy', up: 1, down: -1 },
  },
  perPage: GROUPS_PAGE_SIZE,
  sort: { field: 'name', order: 'ASC' },
  fields: [
    {
      source: 'serial',
      type: 'text',
      label: 'groups.serial',
      cell: SerialCell,
      exported: false,
    },
    { source: 'name', type: 'text', label: 'groups.name' },
    { source: 'participantCount', type: 'number', label: 'groups.users' },
    {
      source: 'status',
      type: 'status',
      label: 'groups.status',
      choices: GROUP_STATUSES.map((id) => ({ id, label: `ui.status.${id}` as const })),
    },
    {
      source: 'messages',
      type: 'text',
      label: 'groups.messages',
      cell: MessagesCell,
      exported: false,
    },
  ],
  filters: later(() => import('#resources/groups/GroupFilters.tsx'), 'GroupFilters'),
  anyPage: true,
  empty: 'groups.empty',
});
