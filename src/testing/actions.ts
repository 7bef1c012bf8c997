import { z } from 'zod';
import { type Action, action, actions } from '#actions/action.ts';
import {
  openConfirmation,
  questionStands,
  subscribeConfirmations,
} from '#actions/confirmations.ts';
import { openSession } from '#authProvider/session.ts';
import { acknowledgement } from '#contract/codecs.ts';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';

/** A record as the tests of actions use it. */
export interface Game {
  id: string;
  status: string;
}

const listGames = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'test/games',
  answer: z.array(z.object({ id: z.string(), status: z.string() })),
  effect: 'read',
});

const write = <const Kind extends 'write' | 'money' | 'upload'>(
  effect: Kind,
  reads: readonly Endpoint[],
) =>
  endpoint({
    service: 'auth',
    method: 'POST',
    path: `test/${effect}`,
    body: z.object({ game_id: z.string() }),
    answer: acknowledgement,
    effect,
    touches: () => reads,
  });

/** The read that the actions of the tests make stale. */
export const gamesCall = listGames;

type Overrides = Partial<Action<Game, Endpoint, undefined>>;

/** An action on a game for a test; not among those that the walk over all actions sees. */
export function testAction(
  effect: 'write' | 'money' | 'upload',
  { reads = [listGames], ...overrides }: Overrides & { reads?: readonly Endpoint[] } = {},
): Action<Game, Endpoint, undefined> {
  const made = action<Game, undefined, Endpoint>({
    name: `test.${effect}`,
    label: 'common.save',
    endpoint: write(effect, reads),
    roles: ['admin'],
    record: ({ id }) => `game ${id}`,
    input: ({ id }) => ({ body: { game_id: id } }) as never,
    ...overrides,
  });
  actions.delete(made.name);
  return made;
}

/** A dialog that asks about the game. */
export const asks = {
  confirm: ({ id }: Game) => ({
    title: { key: 'common.save' as const },
    lines: [{ key: 'actions.stateNow' as const, params: { state: id } }],
  }),
};

/** Stands for the dialog where none is drawn: every question can be read at once. */
export function drawQuestions(): void {
  subscribeConfirmations(() => {
    const open = openConfirmation();
    if (open) questionStands(open.id);
  });
}

/** Signs in by a token for a test. */
export async function signInBy(token: string): Promise<void> {
  sessionStorage.setItem('jwt', token);
  await openSession();
}

/** The lines on the open dialog that say why nothing was sent. */
export const stoppedLines = () =>
  openConfirmation()?.stopped?.map(({ key, params }) => [key, params]);

/** Waits for something that needs no clock: `vi.waitFor` would move a faked one. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !holds(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  if (!holds()) throw new Error('It did not come to that.');
}
