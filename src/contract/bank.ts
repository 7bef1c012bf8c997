import { z } from 'zod';
import {
  acknowledgement,
  count,
  id,
  numericUserId,
  page,
  rows,
  shown,
  shownId,
  status,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A user of the bypass list. `json` is text holding account_name, account_number, account_ifsc. */
export const bankVerification = z.looseObject({
  _id: id,
  user_id: shownId,
  status,
  json: z.unknown().optional(),
});
export type BankVerification = z.output<typeof bankVerification>;

const listedUser = z.object({ user_id: numericUserId });

/** The bypass list of the bank verification, a page at a time. */
export const listBypass = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'users/bypass-bank-kyc/list',
  query: z.object({ page, limit: z.int().min(1), user_id: id.optional() }),
  answer: z.looseObject({
    data: rows(bankVerification, null),
    pagination: shown(z.looseObject({ totalPages: count })),
  }),
  effect: 'read',
  assumed: ['user_id is left out when empty.'],
});

/** Puts a user on the bypass list. */
export const addBypass = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'users/bypass-bank-kyc/add',
  body: listedUser,
  answer: acknowledgement,
  effect: 'money',
  touches: () => [listBypass],
});

/** Takes a user off the bypass list. */
export const removeBypass = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'users/bypass-bank-kyc/remove',
  body: listedUser,
  answer: acknowledgement,
  effect: 'money',
  touches: () => [listBypass],
});
