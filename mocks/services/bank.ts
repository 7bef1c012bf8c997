import { addBypass, listBypass, removeBypass } from '#contract/bank.ts';
import { bank } from '#mocks/data/bank.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { begins, pageOf, pagesOf } from '#mocks/services/paging.ts';
import type { Role } from '#mocks/token.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'supportadmin'];

/** The calls of the bank bypass list, played. */
export const bankMocks = [
  mock(listBypass, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { bankVerifications } = await db.area(bank);
      const found = bankVerifications.all().filter((row) => begins(row.user_id, query.user_id));
      return {
        data: pageOf(found, query.page, query.limit),
        pagination: {
          page: query.page,
          limit: query.limit,
          total: found.length,
          totalPages: pagesOf(found, query.limit),
        },
      };
    },
  }),
  mock(addBypass, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { bankVerifications } = await db.area(bank);
      const listed = bankVerifications.findFirst((q) =>
        q.where((row) => row.user_id === body.user_id),
      );
      if (listed) refuse(409, `User ${body.user_id} is already on the bypass list`);
      await bankVerifications.create({
        _id: `bypass-${body.user_id}`,
        user_id: body.user_id,
        status: 'verified',
        json: '{}',
      });
      return { success: true, message: `User ${body.user_id} added to the bypass list` };
    },
  }),
  mock(removeBypass, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const { bankVerifications } = await db.area(bank);
      const removed = bankVerifications.delete((q) =>
        q.where((row) => row.user_id === body.user_id),
      );
      if (!removed) refuse(404, `User ${body.user_id} is not on the bypass list`);
      return { success: true, message: `User ${body.user_id} removed from the bypass list` };
    },
  }),
];
