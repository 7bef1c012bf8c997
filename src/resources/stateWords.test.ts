import { expect, it } from 'vitest';
import { removeBypass } from '#resources/bank-verifications/actions.ts';
import { acceptPan, rejectPan } from '#resources/pan-verifications/actions.ts';

it.each([
  ['pending', { key: 'ui.statusIs.pending' }],
  ['verified', { key: 'ui.statusIs.verified' }],
  ['in_review', { key: 'ui.statusIs.in_review' }],
  ['on_hold', 'on_hold'],
])(
  'the state %j of a request is told in the reader’s language, an unknown one as it came [APP-17, NET-11]',
  (status, told) => {
    const request = { id: '1', _id: '1', user_id: '7', status };
    for (const one of [acceptPan, rejectPan, removeBypass]) {
      expect(one.stateText?.(request)).toEqual(told);
      expect(one.stateOf?.(request)).toContainEqual(
        expect.objectContaining({ key: 'status', state: status }),
      );
    }
  },
);
