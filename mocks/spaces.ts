import type { ServiceName } from '#contract/endpoint.ts';
import { createDatabase, type Database } from '#mocks/database.ts';
import type { Fault } from '#mocks/faults.ts';

/** One call as it arrived. A file of a form is told by name, size, type and digest. */
export interface LoggedRequest {
  at: string;
  method: string;
  service: ServiceName | null;
  /** Relative to the service's base, without the query. */
  path: string;
  /** `POST auth trades/save-answer`; null when no such call exists. */
  call: string | null;
  query: Record<string, string | string[]>;
  body: unknown;
  contentType: string | null;
  hasBearer: boolean;
  role: string | null;
  /** Null while unanswered, 0 when the connection was dropped instead. */
  status: number | null;
  fault: string | null;
}

/** A world of its own: records, log and faults. Tests that run side by side use one each. */
export interface Space {
  database: Database;
  requests: LoggedRequest[];
  faults: Fault[];
  /** Writes run one after the other, so that the second of two equal ones meets the first one's result. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

const MOST_SPACES = 24;
const spaces = new Map<string, Space>();
let usualScale = 1;

/** How much data a new space starts with. */
export function startAtScale(scale: number): void {
  usualScale = scale;
}

function createSpace(): Space {
  let last: Promise<unknown> = Promise.resolve();
  return {
    database: createDatabase({ scale: usualScale }),
    requests: [],
    faults: [],
    inTurn: (run) => {
      const mine = last.then(run, run);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** The space of that name, made on first use. The ones not used for longest make room. */
export function spaceOf(name: string | null): Space {
  const key = name || 'default';
  const space = spaces.get(key) ?? createSpace();
  spaces.delete(key);
  spaces.set(key, space);
  for (const oldest of spaces.keys()) {
    if (spaces.size <= MOST_SPACES) break;
    if (oldest !== 'default') spaces.delete(oldest);
  }
  return space;
}

/** Fresh records, an empty log and no faults. */
export function resetSpace(space: Space, scale = usualScale): void {
  space.database = createDatabase({ scale });
  space.requests = [];
  space.faults = [];
}
