import { uploadCertificates } from '#contract/tds.ts';
import { tds } from '#mocks/data/tds.ts';
import { mock, refuse } from '#mocks/mock.ts';

/** The calls of TDS documents, played. */
export const tdsMocks = [
  mock(uploadCertificates, {
    roles: ['admin'],
    handle: async ({ input: { body }, db }) => {
      const { certificates } = await db.area(tds);
      const files = body.files as File[];
      const empty = files.find((file) => file.size === 0);
      if (empty) refuse(400, `${empty.name} is empty; nothing was stored`);
      for (const { name, size } of files) await certificates.create({ name, size });
      return { success: true, message: `${files.length} certificates stored` };
    },
  }),
];
