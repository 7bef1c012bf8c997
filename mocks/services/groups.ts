import { GROUPS_PAGE_SIZE } from '#contract/assumptions.ts';
import { listGroupMessages, listGroups } from '#contract/groups.ts';
import { FAILING_GROUP, groups } from '#mocks/data/groups.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { pageOf, pagesOf } from '#mocks/services/paging.ts';
import { sameId } from '#rules/ids.ts';

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : -1;
  if (b === null || b === undefined) return 1;
  return String(a).localeCompare(String(b));
};

/** The calls of groups, played. */
export const groupMocks = [
  mock(listGroups, {
    roles: ['admin'],
    handle: async ({ input: { query }, db }) => {
      const found = (await db.area(groups)).groups
        .all()
        .filter((group) => query.status === undefined || group.status === query.status)
        .sort((a, b) => query.orderBy * compare(a[query.sortBy], b[query.sortBy]));
      return {
        data: pageOf(found, query.pageNumber, GROUPS_PAGE_SIZE),
        totalPage: pagesOf(found, GROUPS_PAGE_SIZE),
      };
    },
  }),
  mock(listGroupMessages, {
    roles: ['admin'],
    handle: async ({ input: { query }, db }) => {
      if (sameId(query.groupId, FAILING_GROUP)) refuse(502, 'Chat history is not reachable');
      const { groupMessages } = await db.area(groups);
      return {
        messages: groupMessages.findMany((q) =>
          q.where((message) => sameId(message.groupId, query.groupId)),
        ),
      };
    },
  }),
];
