import { z } from 'zod';

/** An id on the wire, text or number. */
export const wireId = z.union([z.string(), z.number()]);

/** Parts that many records have. Everything beyond is kept as it is: records may be odd on purpose. */
export const stored = { _id: wireId, user_id: wireId, game_id: wireId, status: z.string() };
