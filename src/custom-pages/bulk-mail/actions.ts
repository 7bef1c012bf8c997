import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import { config } from '#config/current.ts';
import {
  listMailTemplates,
  type MailTemplate,
  sendBulkMail,
  uploadMailCsv,
} from '#contract/mail.ts';
import { call } from '#http/call.ts';
import { sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { type Fact, sameState } from '#rules/settlement.ts';
import { isBlank } from '#rules/text.ts';

/** What is to be sent: a template to the addresses of an uploaded file. */
export interface MailBatch {
  template: MailTemplate | null;
  filename: string;
  /** Rows of the file, where it was uploaded on this page. */
  rows: number | null;
}

export const templateName = ({ name, id }: MailTemplate): string =>
  isBlank(name) ? String(id) : `${name}`;

/** Uploads a list of addresses, one at a time (MAIL-02). */
export const uploadCsv = action<File>({
  name: 'mail.upload',
  label: 'mail.csv',
  endpoint: uploadMailCsv,
  roles: [A],
  notices: 'plain',
  record: ({ name }) => name,
  lock: () => 'mail.upload',
  input: (file) => ({ body: { file } }),
});

/** A template without what only shows it: addresses of pictures may be new with every read. */
const contentOf = (template: MailTemplate): string =>
  JSON.stringify(
    Object.entries(template)
      .filter(([name]) => !/url$/i.test(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** What goes out: the template by its id, its name and its content as they were when it was chosen. */
const factsOf = ({ template, filename }: MailBatch): Fact[] => {
  const [id, name] = template ? [String(template.id), templateName(template)] : ['', ''];
  return [
    { key: 'file', kind: 'field', label: '', state: filename, shown: filename },
    { key: 'id', kind: 'field', label: '', state: id, shown: id },
    {
      key: 'content',
      kind: 'field',
      label: '',
      state: template ? contentOf(template) : '',
      shown: name,
    },
  ];
};

/** Sends a template to everybody on a file (MAIL-03, MAIL-05). One at a time, whatever the file. */
export const sendMail = action<MailBatch>({
  name: 'mail.send',
  label: 'mail.send',
  endpoint: sendBulkMail,
  mark: 'final',
  roles: [A],
  notices: 'plain',
  record: ({ template, filename }) =>
    `${template ? `${templateName(template)} (${template.id})` : ''} → ${filename}`,
  lock: () => 'mail.send',
  when: ({ template, filename }) => {
    if (!template) return { key: 'mail.needTemplate' };
    return isBlank(filename) ? { key: 'mail.needFilename' } : true;
  },
  reread: async (batch) => {
    const templates = await call(listMailTemplates, { query: {} });
    const template = templates.find(({ id }) => sameId(id, batch.template?.id));
    return template && { ...batch, template };
  },
  stateOf: factsOf,
  stateText: ({ template }) => (template ? `${templateName(template)} (${template.id})` : ''),
  changes: (before, now) =>
    sameState(factsOf(before), factsOf(now)) ? [] : [{ key: 'mail.templateChanged' }],
  // The list of templates tells nothing of what was sent.
  untold: { key: 'actions.nothingTells' },
  confirm: ({ template, filename, rows }) => ({
    title: { key: 'mail.send' },
    lines: [
      {
        key: 'mail.sendTo',
        params: { template: template ? `${templateName(template)} (${template.id})` : '' },
      },
      { key: 'mail.sendFile', params: { file: filename } },
      { key: 'mail.sendOnce' },
    ],
    figures: [
      {
        label: { key: 'mail.sendRows' },
        value: rows === null ? { key: 'mail.rowsUnknown' } : formatCount(rows),
      },
    ],
  }),
  input: ({ template, filename }) => ({
    body: { filename, sg_template_id: template?.id ?? '', bucketName: config().mailBucket },
  }),
});
