import type { z } from 'zod';

/** The keys of `services` in /config.json. `mailTemplates` is the whole address of a function. */
export const SERVICE_NAMES = [
  'staticData',
  'prediction',
  'auth',
  'mail',
  'mailTemplates',
  'groups',
  'picks',
  'reports',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/**
 * What a call does to the service. It decides time-out, retry, lock and outcome (NET-03, NET-05, NET-06).
 * `money` also covers what cannot be undone without being paid for, such as sending bulk mail.
 */
export type Effect = 'read' | 'write' | 'money' | 'upload' | 'download';

/** Parameters between braces in a path: `tooltips/{_id}` has `_id`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** One call of the contract. Schemas describe the request as it leaves and the answer as it is relied on. */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Kind extends Effect = Effect,
> {
  /** One of ours, or one that a configured resource names. */
  readonly service: ServiceName | (string & {});
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the service's base, without a leading slash. '' means the base itself. */
  readonly path: Path;
  readonly query?: Query;
  readonly body?: Body;
  /** Sent as multipart form data instead of JSON; the body schema then describes the form's fields. */
  readonly multipart?: boolean;
  readonly answer: Answer;
  readonly effect: Kind;
  /**
   * `exact`: numbers of the answer that a double would change come as `ExactNumber`, so that a record can be sent
   * back as it was read. Default: they come as text.
   */
  readonly numbers?: 'exact';
  /**
   * `flag`: only `success: true` in the answer confirms the write (documented for coupon and PAN).
   * `status` (default): an empty 2xx or a record without a complaint confirms; with `success` in it only `true`.
   */
  readonly success?: 'status' | 'flag';
  /** What the source does not show and we decided; a deployment corrects it here. */
  readonly assumed?: readonly string[];
  /** The reads that are stale after this write. A function, so that files may refer to each other. */
  readonly touches?: () => readonly Endpoint[];
}

type Field<Key extends string, Schema> = Schema extends z.ZodType
  ? { [K in Key]: z.input<Schema> }
  : unknown;

/** What `call` takes for an endpoint: path, query and body, each only where the declaration has it. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body>
    ? ([PathParams<Path>] extends [never]
        ? unknown
        : { path: Record<PathParams<Path>, string | number> }) &
        Field<'query', Query> &
        Field<'body', Body>
    : never;

/** The input of a call that is known at run time only, such as that of a declared resource. */
export const anyInput = (input: {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}): InputOf<Endpoint> => input as InputOf<Endpoint>;

/** What a confirmed call gives. */
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;

/** Declares a call; the types of `call`, `mock` and `action` come from it. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  const Kind extends Effect,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  declaration: Endpoint<Path, Query, Body, Answer, Kind>,
): Endpoint<Path, Query, Body, Answer, Kind> {
  return declaration;
}

/** A name that is unique among all calls: `POST auth trades/save-answer`. */
export const endpointKey = (e: Pick<Endpoint, 'method' | 'service' | 'path'>): string =>
  `${e.method} ${e.service} ${e.path}`;

/** True for calls that change something, whatever their method (insert/leaderboard writes although it is a GET). */
export const isWrite = (e: Pick<Endpoint, 'effect'>): boolean =>
  e.effect === 'write' || e.effect === 'money' || e.effect === 'upload';
