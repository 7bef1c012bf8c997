import { A } from '#authProvider/roles.ts';
import { listMailTemplates } from '#contract/mail.ts';
import { defineResource } from '#resource-kit/defineResource.ts';

/** The mail templates that bulk mail is sent by; they are chosen on its page (MAIL-04). */
export const mailTemplates = defineResource({
  name: 'mail-templates',
  roles: [A],
  title: 'mail.template',
  data: { dialect: 'whole', endpoint: listMailTemplates, records: '', key: 'id' },
  fields: [
    { source: 'name', type: 'text', label: 'mail.template', sortable: true },
    { source: 'id', type: 'text', label: 'mail.idOf', id: true, sortable: true },
  ],
});
