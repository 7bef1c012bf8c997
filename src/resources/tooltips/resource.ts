import { A } from '#authProvider/roles.ts';
import { listTooltips } from '#contract/tooltips.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { addTooltip, editTooltip, removeTooltip } from '#resources/tooltips/actions.ts';

/** Tooltips of the native app (TIP-01, TIP-02). Their own `id` is the element's; the key is `_id`. */
export const tooltips = defineResource({
  name: 'tooltips',
  route: '/manage-tooltips',
  roles: [A],
  title: 'tooltips.title',
  texts: 'first',
  one: 'tooltips.one',
  add: 'tooltips.add',
  menu: { section: 'tooltips' },
  data: { dialect: 'whole', endpoint: listTooltips, records: 'result.tooltips' },
  toRecord: (row) => ({ ...row, element_id: row.id }),
  perPage: 25,
  sort: { field: 'element_id', order: 'ASC' },
  fields: [
    {
      source: 'element_id',
      type: 'text',
      label: 'tooltips.elementId',
      id: true,
      required: true,
      sortable: true,
      search: true,
      searchLabel: 'tooltips.searchElement',
    },
    { source: 'activity_name', type: 'text', label: 'tooltips.activityName', sortable: true },
    {
      source: 'message',
      type: 'longText',
      label: 'tooltips.message',
      search: true,
      searchLabel: 'tooltips.searchMessage',
    },
  ],
  actions: { create: addTooltip, edit: editTooltip, remove: removeTooltip },
  recordName: '{element_id}',
  formBeside: true,
  empty: 'tooltips.empty',
});
