import { listCallLogs } from '#contract/callLogs.ts';
import { callLogs } from '#mocks/data/callLogs.ts';
import { mock } from '#mocks/mock.ts';
import { pageOf, pagesOf } from '#mocks/services/paging.ts';

const labelOf = (analysis: unknown) => String(analysis).split('$')[0]?.trim().toLowerCase();

/** The calls of call logs, played. */
export const callLogMocks = [
  mock(listCallLogs, {
    roles: ['admin', 'tech-support'],
    handle: async ({ input: { query }, db }) => {
      const { search, sentiment, page, limit } = query;
      const found = (await db.area(callLogs)).callLogs
        .all()
        .filter(
          (row) =>
            (search === undefined || String(row.customer_number).includes(search)) &&
            (sentiment === undefined || labelOf(row.sentiment_analysis) === sentiment),
        );
      return {
        data: pageOf(found, page, limit),
        pagination: { page, limit, total: found.length, totalPages: pagesOf(found, limit) },
      };
    },
  }),
];
