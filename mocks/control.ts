import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import { areas } from '#mocks/data/all.ts';
import type { Database } from '#mocks/database.ts';
import { faultSchema } from '#mocks/faults.ts';
import { Refusal, refuse } from '#mocks/mock.ts';
import { resetSpace, type Space, spaceOf } from '#mocks/spaces.ts';

const patchSchema = z.strictObject({
  collection: z.string(),
  /** Fields that must be equal, compared as text. */
  where: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  data: z.record(z.string(), z.unknown()),
});
/** What to change, in which collection, of the records that fit `where`. */
export type Patch = z.infer<typeof patchSchema>;

/** Changes the fields of the records that fit, of whatever area; gives their number. */
export async function patch(db: Database, { collection, where, data }: Patch): Promise<number> {
  const owner = areas.find((area) => Object.hasOwn(area.collections(), collection));
  if (!owner) refuse(404, `No collection ${collection}`);
  const records = (await db.area(owner))[collection];
  const changed = await records?.updateMany(
    (q) =>
      q.where((record: Record<string, unknown>) =>
        Object.entries(where).every(([key, value]) => String(record[key]) === String(value)),
      ),
    {
      data: (draft: Record<string, unknown>) => {
        Object.assign(draft, data);
      },
    },
  );
  return changed?.length ?? 0;
}

const gameStatusSchema = z.strictObject({
  area: z.enum(['prediction', 'trades', 'picks']),
  game_id: z.union([z.string(), z.number()]),
  status: z.string(),
});
/** A game of an area and the status it gets. */
export type GameStatus = z.infer<typeof gameStatusSchema>;

/** Does what the services do by themselves, such as reconciling a game. */
export async function setGameStatus(db: Database, change: GameStatus): Promise<number> {
  const { area, game_id, status } = change;
  const key = area === 'picks' ? 'game_id' : 'id';
  const count = await patch(db, {
    collection: `${area}Games`,
    where: { [key]: game_id },
    data: { status },
  });
  if (count === 0) refuse(404, `No ${area} game ${game_id}`);
  return count;
}

const resetSchema = z.strictObject({ scale: z.number().positive().optional() });

type Steer = (space: Space, body: unknown) => unknown;

/**
 * Steers the space named by `x-services-space`; `mocks/http.ts` lets only loopback in.
 * GET and DELETE `/__services/requests`: the calls so far. POST and DELETE `/__services/faults`: see `Fault`.
 * POST `/__services/reset {scale?}`, `/__services/patch {collection, where, data}` and
 * `/__services/game-status {area, game_id, status}`.
 */
export const controlHandlers: HttpHandler[] = [
  http.get(
    '*/__services/requests',
    steer((space) => space.requests),
  ),
  http.delete(
    '*/__services/requests',
    steer((space) => {
      space.requests = [];
    }),
  ),
  http.post(
    '*/__services/faults',
    steer((space, body) => {
      space.faults.push(faultSchema.parse(body));
    }),
  ),
  http.delete(
    '*/__services/faults',
    steer((space) => {
      space.faults = [];
    }),
  ),
  http.post(
    '*/__services/reset',
    steer((space, body) => resetSpace(space, resetSchema.parse(body ?? {}).scale)),
  ),
  http.post(
    '*/__services/patch',
    steer(async (space, body) => ({
      changed: await patch(space.database, patchSchema.parse(body)),
    })),
  ),
  http.post(
    '*/__services/game-status',
    steer(async (space, body) => ({
      changed: await setGameStatus(space.database, gameStatusSchema.parse(body)),
    })),
  ),
];

function steer(run: Steer) {
  return async ({ request }: { request: Request }) => {
    try {
      const text = await request.text();
      const space = spaceOf(request.headers.get('x-services-space'));
      const result = await run(space, text === '' ? undefined : JSON.parse(text));
      return HttpResponse.json(result ?? { success: true });
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 400;
      return HttpResponse.json({ success: false, message: String(error) }, { status });
    }
  };
}
