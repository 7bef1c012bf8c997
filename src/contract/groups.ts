import { z } from 'zod';
import { GROUP_SORT_FIELDS, GROUP_STATUSES } from './assumptions.ts';
import { amount, count, id, moment, page, rows, status, text } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A chat group. */
export const group = z.looseObject({
  _id: id,
  name: text,
  participantCount: amount,
  createdAt: moment,
  status,
});
export type Group = z.output<typeof group>;

/** A message of a group. `data` is its text, or an object that holds a text. */
export const groupMessage = z.looseObject({ data: z.unknown().optional() });
export type GroupMessage = z.output<typeof groupMessage>;

/** Groups, a page of GROUPS_PAGE_SIZE at a time. `orderBy` 1 is upwards, -1 downwards. */
export const listGroups = endpoint({
  service: 'groups',
  method: 'GET',
  path: 'admin/list-groups',
  query: z.object({
    pageNumber: page,
    sortBy: z.enum(GROUP_SORT_FIELDS),
    orderBy: z.union([z.literal(1), z.literal(-1)]),
    status: z.enum(GROUP_STATUSES).optional(),
  }),
  answer: z.looseObject({ data: rows(group, null), totalPage: count }),
  effect: 'read',
  assumed: [
    'sortBy is a field of a group.',
    'Without a status, groups of every status are listed.',
    'A page holds GROUPS_PAGE_SIZE groups.',
  ],
});

/** Messages of a group. */
export const listGroupMessages = endpoint({
  service: 'groups',
  method: 'GET',
  path: 'admin/list-messages',
  query: z.object({ groupId: id }),
  answer: z.looseObject({ messages: z.array(groupMessage) }),
  effect: 'read',
});
