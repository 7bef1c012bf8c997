import { z } from 'zod';
import { SENTIMENTS } from './assumptions.ts';
import { address, count, id, page, rows, shown, text } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A support call. `sentiment_analysis` is label$summary$details, or anything else (CAL-02). */
export const callLog = z.looseObject({
  _id: id,
  customer_number: text,
  agent_number: text,
  transcription: text,
  sentiment_analysis: z.unknown().optional(),
  call_recording: address,
});
export type CallLog = z.output<typeof callLog>;

/** Calls, a page at a time; `search` by customer number. */
export const listCallLogs = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'calllogs/',
  query: z.object({
    page,
    limit: z.int().min(1),
    search: z.string().min(1).optional(),
    sentiment: z.enum(SENTIMENTS).optional(),
  }),
  answer: z.looseObject({
    data: rows(callLog, null),
    pagination: shown(z.looseObject({ totalPages: count })),
  }),
  effect: 'read',
});
