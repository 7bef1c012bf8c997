import { A } from '#authProvider/roles.ts';
import { listLeagueTemplates } from '#contract/prediction.ts';
import { defineResource, recordAction } from '#resource-kit/defineResource.ts';
import {
  addLeagueTemplate,
  removeLeagueTemplate,
} from '#resources/prediction/league-templates/actions.ts';

/** Reusable leagues; they are chosen, made and deleted where questions get their leagues (PRD-05..07). */
export const leagueTemplates = defineResource({
  name: 'league-templates',
  roles: [A],
  title: 'prediction.leagueTemplates',
  one: 'prediction.template',
  data: { dialect: 'whole', endpoint: listLeagueTemplates, records: 'league_templates' },
  fields: [
    { source: 'entry', type: 'rupees', label: 'prediction.entry', sortable: true },
    { source: 'max_entries', type: 'number', label: 'prediction.maxSlot', sortable: true },
    { source: 'status', type: 'status', label: 'ui.game.status', sortable: true },
    { source: '_id', type: 'text', label: 'prediction.templateId', id: true },
  ],
  actions: { create: addLeagueTemplate, remove: recordAction(removeLeagueTemplate) },
});
