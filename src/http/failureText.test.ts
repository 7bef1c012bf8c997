import { expect, it } from 'vitest';
import { ChunkFailure } from './chunks.ts';
import { Failure } from './failure.ts';
import { failureText, problemText, rawFailureText } from './failureText.ts';

const failure = (status: number, serverMessage?: string) =>
  new Failure('server', { service: 'prediction' }, { stage: 'answer', status, serverMessage });

it('shows the server’s message raw, and words a failure without one in the language of the console [NET-08]', () => {
  expect(rawFailureText(failure(500, 'No such game'))).toBe('500 No such game');
  expect(rawFailureText(failure(500))).toEqual(failureText(failure(500)));
  expect(rawFailureText(failure(500))).toMatchObject({ key: 'failures.server' });
});

it('names a part of the console that could not be loaded, instead of the browser’s own words [NET-09, NET-11]', () => {
  const gone =
    'Failed to fetch dynamically imported module: http://localhost/assets/sheet-a1b2c3d4.js';
  for (const [error, id] of [
    [new ChunkFailure('simpleRest', 'missing'), 'simpleRest'],
    [new TypeError(gone), 'sheet'],
  ] as const)
    expect(problemText(error)).toEqual({ key: 'layout.partNeeded', params: { id } });
  expect(problemText(new Error('No such field'))).toBe('No such field');
});
