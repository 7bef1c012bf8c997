import { z } from 'zod';
import {
  acknowledgement,
  address,
  count,
  id,
  page,
  rows,
  shownId,
  status,
  text,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A request to verify a PAN. `urls` are the images of the card; an odd value is none. */
export const panVerification = z.looseObject({
  _id: id,
  user_id: shownId,
  pan: text,
  name_pan_card: text,
  name_at_bank: text,
  status,
  urls: z
    .array(address)
    .nullish()
    .catch(null)
    .transform((list) => list ?? []),
});
export type PanVerification = z.output<typeof panVerification>;

/** Pending requests, a page at a time; `search` by user id. */
export const listPanRequests = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'pan-verification/pending-verification',
  query: z.object({ page, limit: z.int().min(1), search: z.string().min(1).optional() }),
  answer: z.looseObject({ data: rows(panVerification, null), total: count }),
  effect: 'read',
  assumed: [
    'There is no total; fewer requests than the limit mean the last page.',
    'search matches the beginning of the user id.',
    'Decided requests leave the list.',
  ],
});

/** Approves or rejects a request; `decision` is one of PAN_DECISIONS. No body. */
export const decidePanRequest = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'pan-verification/bypass-verification/{_id}/{decision}',
  answer: acknowledgement,
  effect: 'money',
  success: 'flag',
  touches: () => [listPanRequests],
});
