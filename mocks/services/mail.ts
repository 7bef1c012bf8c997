import { listMailTemplates, sendBulkMail, uploadMailCsv } from '#contract/mail.ts';
import { mail } from '#mocks/data/mail.ts';
import { mock, refuse } from '#mocks/mock.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const roles: readonly Role[] = ['admin'];

/** The calls of bulk mail, played. */
export const mailMocks = [
  mock(uploadMailCsv, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { mailFiles } = await db.area(mail);
      const { name, size } = body.file as File;
      if (size === 0) refuse(400, 'The file is empty');
      mailFiles.deleteMany((q) => q.where((row) => row.filename === name));
      await mailFiles.create({ filename: name, size });
      return { success: true, message: `${name} uploaded`, filename: name };
    },
  }),
  mock(sendBulkMail, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { mailFiles, mailTemplates, mailBatches } = await db.area(mail);
      const { filename, sg_template_id, bucketName } = body;
      if (!mailFiles.findFirst((q) => q.where((row) => row.filename === filename)))
        refuse(404, `No file ${filename} in bucket ${bucketName}`);
      if (!mailTemplates.findFirst((q) => q.where((row) => sameId(row.id, sg_template_id))))
        refuse(404, `No template ${sg_template_id}`);
      await mailBatches.create(body);
      return { success: true, message: `Mail batch ${mailBatches.count()} accepted` };
    },
  }),
  mock(listMailTemplates, {
    roles,
    handle: async ({ input: { query }, db }) => ({
      result: (await db.area(mail)).mailTemplates.all().slice(0, query.page_size),
    }),
  }),
];
