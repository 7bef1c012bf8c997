import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { allHandlers } from '#mocks/allHandlers.ts';
import { type GameStatus, type Patch, patch, setGameStatus } from '#mocks/control.ts';
import type { Fault } from '#mocks/faults.ts';
import { toHandlers } from '#mocks/handlers.ts';
import type { Mock } from '#mocks/mock.ts';
import { resetSpace, spaceOf } from '#mocks/spaces.ts';

/**
 * The services for the tests of one file, at `http://localhost/services/…` (and any other origin). Records,
 * log and faults are fresh for each test. A request to anything else fails the test.
 */
export function setupServices({
  scale = 1,
  mocks,
}: {
  scale?: number;
  mocks?: readonly Mock[];
} = {}) {
  const server = setupServer(...(mocks ? toHandlers(mocks) : []), ...allHandlers);
  const space = spaceOf(null);
  const reset = () => {
    server.resetHandlers();
    resetSpace(space, scale);
  };
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    reset();
  });
  afterEach(reset);
  afterAll(() => server.close());

  return {
    /** The calls since the test began, oldest first; of one call when named by its key. */
    requests: (call?: string) =>
      call === undefined ? space.requests : space.requests.filter((one) => one.call === call),
    /** Spoils the calls that fit: `fault({ call: 'POST auth trades/save-answer', status: 500 })`. */
    fault: (fault: Fault) => {
      space.faults.push(fault);
    },
    clearFaults: () => {
      space.faults = [];
    },
    /** Changes records behind the console's back, as another staff member or the service would. */
    patch: (change: Patch) => patch(space.database, change),
    setGameStatus: (change: GameStatus) => setGameStatus(space.database, change),
    db: () => space.database,
    /** For handlers of a test's own: `server.use(…)`. */
    server,
  };
}
