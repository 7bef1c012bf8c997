import { z } from 'zod';
import { SUMS } from '#rules/books.ts';

const amount = z.string().nullable();
const readSums = z.object({
  sums: z.object(
    Object.fromEntries(SUMS.map((sum) => [sum, amount])) as Record<
      (typeof SUMS)[number],
      typeof amount
    >,
  ),
  /** Milliseconds since 1970, by the service's clock as far as it is known. */
  at: z.number(),
});

/** What the report told of a game, and when it was read. */
export type ReadSums = z.output<typeof readSums>;

/** As it is kept in a storage. */
export const storedReceipt = z.object({
  /** The id of the game whose figures they are. */
  of: z.string(),
  before: readSums.nullable(),
  after: readSums.nullable(),
  state: z.enum(['reading', 'changed', 'same', 'unread', 'hidden']),
});

/**
 * What a settlement did to the figures of its game (SET-02). `reading`: they are read until they change. `same`: they
 * did not change yet. `unread`: they could not be read after it. `hidden`: the person's role may not see them.
 */
export type Receipt = z.output<typeof storedReceipt>;

/** Of a page that was loaded again: nobody reads on, what was read stays. */
export const leftReading = (receipt: Receipt): Receipt =>
  receipt.state === 'reading'
    ? { ...receipt, state: receipt.after === null ? 'unread' : 'same' }
    : receipt;
