import type { z } from 'zod';
import type { Endpoint, PathParams } from '#contract/endpoint.ts';
import type { Database } from '#mocks/database.ts';
import type { Role, Staff } from '#mocks/token.ts';

/**
 * The services, played. One declaration per call of the contract:
 *
 *   // mocks/data/trades.ts: records as they are on the wire, seeded on first use
 *   export const trades = area({
 *     name: 'trades',
 *     collections: () => ({ tradesGames: new Collection({ schema: z.looseObject({ id, status: z.string() }) }) }),
 *     seed: async ({ tradesGames }, { random, now, rows }) => { … await tradesGames.create({ … }) … },
 *   });
 *
 *   // mocks/services/trades.ts
 *   export const tradesMocks = [
 *     mock(cancelQuestion, {
 *       roles: ['admin', 'tech-support', 'operations'],
 *       handle: async ({ input, db }) => {
 *         const { tradesQuestions } = await db.area(trades);
 *         const question = tradesQuestions.findFirst((q) => q.where((row) => sameId(row._id, input.query.question_id)));
 *         if (!question) refuse(404, 'No such question');
 *         if (question.status !== 'active') refuse(409, `The question is ${question.status}`);
 *         await tradesQuestions.update(question, { data: (draft) => { draft.status = 'cancelled'; } });
 *         return { success: true, message: 'Question cancelled' };
 *       },
 *     }),
 *   ];
 *
 * Then add the area to `mocks/data/all.ts` and the calls to `mocks/services/all.ts`; nothing else.
 * Query, body, bearer and role are checked before `handle` runs; what it gives is checked against the
 * contract's answer. Writes of a space run one after the other. Shared people, matches and media addresses:
 * `mocks/data/people.ts`, `matches.ts`, `media.ts`; every area takes its users and matches from there, so that
 * an id found in one is known to the others.
 *
 * In unit tests: `const services = setupServices()` of `mocks/vitest.ts`. Over HTTP (development, preview,
 * browser tests): `mocks/http.ts`, steered by the calls of `mocks/control.ts`. In both, a header
 * `x-services-space: name` gives a world of its own, `x-service-fault: status=500;delay=2000;fault=cut` spoils
 * that one call (a browser may send it again by itself when the connection breaks; faults set by the control
 * avoid that). Tokens: `issueToken({ role: 'admin' })` of `mocks/token.ts`.
 */
export interface Mock {
  readonly endpoint: Endpoint;
  readonly roles: readonly Role[] | 'anyone';
  readonly handle: (call: UnknownCall) => unknown;
}

/** What a call brings: its parts as the contract reads them, the records of its space, and who calls. */
export interface Call<E extends Endpoint> {
  input: {
    path: Record<PathParams<E['path']>, string>;
    query: E extends { query?: infer Q extends z.ZodType } ? z.output<Q> : undefined;
    body: E extends { body?: infer B extends z.ZodType } ? z.output<B> : undefined;
  };
  db: Database;
  /** Nobody in particular where no bearer is needed. */
  staff: Staff;
  request: Request;
}

interface UnknownCall {
  input: { path: Record<string, string>; query: unknown; body: unknown };
  db: Database;
  staff: Staff;
  request: Request;
}

/** Plays one call. `handle` gives the answer's JSON value, or a Response for a file. */
export function mock<E extends Endpoint>(
  endpoint: E,
  {
    roles,
    handle,
  }: {
    /** Who may call (403 otherwise); 'anyone' needs no bearer. */
    roles: readonly Role[] | 'anyone';
    handle: (call: Call<E>) => unknown;
  },
): Mock {
  return { endpoint, roles, handle: (call) => handle(call as Call<E>) };
}

/** A refusal on its way out of `handle`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ends a call with `{ success: false, message }` and that status. */
export function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}
