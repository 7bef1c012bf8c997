import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import {
  addLeagueTemplate as addCall,
  type LeagueTemplate,
  removeLeagueTemplate as removeCall,
} from '#contract/prediction.ts';
import type { FormValues, ResourceRecord } from '#dataProvider/resourceData.ts';
import { leagueName } from '#resources/prediction/leagueNames.ts';
import {
  type LeagueTemplateForm,
  leagueTemplateErrors,
  toLeagueTemplate,
} from '#rules/leagueTemplates.ts';
import { plainText } from '#ui/plainText.ts';

const formOf = ({ entry, max_entries }: FormValues): LeagueTemplateForm => ({
  entry: plainText(entry) ?? '',
  max_entries: plainText(max_entries) ?? '',
});

/** Adds a league template: entry in rupees from 0, slots from 1, both whole (PRD-06). */
export const addLeagueTemplate = action({
  roles: [A],
  name: 'prediction.addLeagueTemplate',
  label: 'prediction.addLeagueTemplate',
  endpoint: addCall,
  record: () => 'new',
  named: (_, values) => leagueName(formOf(values)),
  lock: () => 'prediction.addLeagueTemplate',
  when: (_, values) => {
    const { entry, max_entries } = leagueTemplateErrors(formOf(values));
    return entry ?? max_entries ?? true;
  },
  input: (_: ResourceRecord, values: FormValues) => ({ body: checked(values) }),
});

function checked(values: FormValues) {
  const template = toLeagueTemplate(formOf(values));
  if (template === null) throw new Error('A league template was to be sent that its rules refuse.');
  return template;
}

/** Deletes a league template; leagues made from it stay (PRD-07). */
export const removeLeagueTemplate = action({
  roles: [A],
  name: 'prediction.removeLeagueTemplate',
  label: 'prediction.deleteLeagueTemplateLabel',
  endpoint: removeCall,
  record: (template: LeagueTemplate) => `${leagueName(template)} (${template._id})`,
  input: ({ _id }) => ({ query: { league_template_id: _id } }),
  confirm: (template) => ({
    title: { key: 'prediction.deleteLeagueTemplateTitle' },
    lines: [
      { key: 'prediction.deleteLeagueTemplateSure' },
      {
        key: 'prediction.lineOfTemplate',
        params: { template: `${leagueName(template)} (${template._id})` },
      },
    ],
  }),
});
