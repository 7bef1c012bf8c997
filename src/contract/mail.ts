import { z } from 'zod';
import { MAIL_TEMPLATES_GENERATION, MAIL_TEMPLATES_LIMIT } from './assumptions.ts';
import { acknowledgement, file, id, text, tolerantList } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A mail template. */
export const mailTemplate = z.looseObject({ id, name: text });
export type MailTemplate = z.output<typeof mailTemplate>;

/** Uploads a list of addresses as the form field `file`, byte for byte. */
export const uploadMailCsv = endpoint({
  service: 'mail',
  method: 'POST',
  path: 'mail/csv',
  body: z.object({ file }),
  multipart: true,
  answer: acknowledgement,
  effect: 'upload',
});

/** Sends a template to every address of an uploaded file. The bucket is configured. */
export const sendBulkMail = endpoint({
  service: 'mail',
  method: 'POST',
  path: 'mail/send/batch',
  body: z.object({
    filename: z.string().min(1),
    sg_template_id: id,
    bucketName: z.string().min(1),
  }),
  answer: acknowledgement,
  effect: 'money',
});

/** The mail templates, at most MAIL_TEMPLATES_LIMIT. */
export const listMailTemplates = endpoint({
  service: 'mailTemplates',
  method: 'GET',
  path: '',
  query: z.object({
    page_size: z.int().default(MAIL_TEMPLATES_LIMIT),
    generations: z.string().default(MAIL_TEMPLATES_GENERATION),
  }),
  answer: tolerantList(mailTemplate, 'templates', 'result'),
  effect: 'read',
});
