import { expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { failureText, rawFailureText } from './failureText.ts';

const failure = (status: number, serverMessage?: string) =>
  new Failure('server', { service: 'prediction' }, { stage: 'answer', status, serverMessage });

it('shows the server’s message raw, and words a failure without one in the language of the console [NET-08]', () => {
  expect(rawFailureText(failure(500, 'No such game'))).toBe('500 No such game');
  expect(rawFailureText(failure(500))).toEqual(failureText(failure(500)));
  expect(rawFailureText(failure(500))).toMatchObject({ key: 'failures.server' });
});
