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
import { listed, type Text } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { type Fact, sameState } from '#rules/settlement.ts';
import { isBlank } from '#rules/text.ts';
import { KINDS, type MailList } from './mailList.ts';

/** What is to be sent: a template to the addresses of an uploaded file. */
export interface MailBatch {
  template: MailTemplate | null;
  filename: string;
  /** What the file holds, where it was uploaded on this page. */
  list: MailList | null;
}

export const templateName = ({ name, id }: MailTemplate): string =>
  isBlank(name) ? String(id) : `${name}`;

/** How a column is called: by its heading, or by its number. */
export const columnName = ({ columns }: Pick<MailList, 'columns'>, column: number): Text => {
  const heading = columns[column];
  return isBlank(heading)
    ? { key: 'mail.column', params: { n: column + 1 } }
    : { key: 'mail.columnNamed', params: { heading: heading ?? '', n: column + 1 } };
};

const distinctOf = ({ addressColumn, distinct }: MailList): string | Text =>
  addressColumn === null ? { key: 'mail.noAddresses' } : formatCount(distinct);

/** Which column was checked, which others fit, and what is wrong in the file. */
function checkedLines(list: MailList): Text[] {
  const { addressColumn, fits, found, openQuote } = list;
  const others = fits.filter((column) => column !== addressColumn);
  const wrong: Text[] = KINDS.filter((kind) => found[kind].count > 0).map((kind) => ({
    key: `mail.found.${kind}`,
    params: { smart_count: found[kind].count },
  }));
  if (openQuote !== null) wrong.push({ key: 'mail.found.openQuote', params: { line: openQuote } });
  const lines: Text[] = [];
  if (addressColumn !== null)
    lines.push({ key: 'mail.checked', params: { column: columnName(list, addressColumn) } });
  if (others.length > 0)
    lines.push({
      key: 'mail.othersFit',
      params: { columns: listed(others.map((column) => columnName(list, column))) },
    });
  if (wrong.length > 0) lines.push({ key: 'mail.foundWrong', params: { found: listed(wrong) } });
  else if (addressColumn !== null) lines.push({ key: 'mail.foundNothing' });
  return lines;
}

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
  confirm: ({ template, filename, list }) => ({
    title: { key: 'mail.send' },
    lines: [
      {
        key: 'mail.sendTo',
        params: { template: template ? `${templateName(template)} (${template.id})` : '' },
      },
      { key: 'mail.sendFile', params: { file: filename } },
      ...(list ? checkedLines(list) : []),
      { key: 'mail.sendOnce' },
    ],
    figures: [
      {
        label: { key: 'mail.sendRows' },
        value: list === null ? { key: 'mail.rowsUnknown' } : formatCount(list.rows),
      },
      ...(list ? [{ label: { key: 'mail.sendDistinct' } as const, value: distinctOf(list) }] : []),
    ],
  }),
  input: ({ template, filename }) => ({
    body: { filename, sg_template_id: template?.id ?? '', bucketName: config().mailBucket },
  }),
});
