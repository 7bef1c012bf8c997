import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import { config } from '#config/current.ts';
import { type MailTemplate, sendBulkMail, uploadMailCsv } from '#contract/mail.ts';
import { formatCount } from '#rules/money.ts';
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
