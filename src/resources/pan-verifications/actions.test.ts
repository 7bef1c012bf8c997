import { expect, it } from 'vitest';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { acceptPan, rejectPan, userOf } from './actions.ts';

const request = (fields: object): ResourceRecord => ({
  id: 'pan-1',
  _id: 'pan-1',
  pan: 'ABCDE1234F',
  status: 'pending',
  ...fields,
});

it.each([acceptPan, rejectPan])(
  'a request without a user ID never says its own as the user’s: $name [PAN-01, UI-01, NET-11]',
  (action) => {
    for (const user_id of [null, undefined, '']) {
      const one = request({ user_id });
      expect(userOf(one)).toBe('—');
      expect(action.record(one)).toBe('— (pan-1)');
      expect(action.confirm?.(one, undefined).lines[0]).toMatchObject({
        params: { id: 'pan-1', user: '—' },
      });
    }
    expect(action.record(request({ user_id: 48213 }))).toBe('48213');
  },
);
