import { PAN_DECISIONS } from '#contract/assumptions.ts';
import { decidePanRequest, listPanRequests } from '#contract/pan.ts';
import { pan } from '#mocks/data/pan.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { begins, pageOf } from '#mocks/services/paging.ts';
import { ROLES } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

/** The calls of PAN verification, played. */
export const panMocks = [
  mock(listPanRequests, {
    roles: ROLES,
    handle: async ({ input: { query }, db }) => {
      const { panVerifications } = await db.area(pan);
      const pending = panVerifications
        .all()
        .filter((row) => row.status === 'pending' && begins(row.user_id, query.search));
      return { data: pageOf(pending, query.page, query.limit) };
    },
  }),
  mock(decidePanRequest, {
    roles: ROLES,
    handle: async ({ input: { path }, db }) => {
      const { panVerifications } = await db.area(pan);
      const decision = PAN_DECISIONS.find((one) => one === path.decision);
      if (!decision) refuse(400, `Not a decision: ${path.decision}`);
      const request = panVerifications.findFirst((q) =>
        q.where((row) => sameId(row._id, path._id)),
      );
      if (!request) refuse(404, 'No such PAN verification request');
      if (request.status !== 'pending')
        refuse(409, `The request of user ${request.user_id} is already ${request.status}`);
      await panVerifications.update(request, {
        data: (draft) => {
          draft.status = decision;
        },
      });
      return { success: true, message: `PAN of user ${request.user_id} ${decision.toLowerCase()}` };
    },
  }),
];
