// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearPending, markPending } from '#actions/pendingMarks.ts';
import { releaseLock, takeLock } from '#actions/writeLock.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import {
  gameLock,
  isQuestionRunning,
  isSettling,
  questionLock,
} from '#resources/trades/questions/locks.ts';
import type { QuestionedGame } from '#resources/trades/questions/tradesGame.ts';
import { signInBy } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';

const game = { gameId: 'g1', questions: [{ _id: 'q1' }] } as unknown as QuestionedGame;
const mark = { action: 'trades.saveAnswer', label: 'common.save', record: 'a question' } as const;

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
});

it('a game and its questions wait for each other, also for what left before a reload or from another tab [NET-05, TRD-03]', () => {
  for (const [key, running] of [
    [questionLock('g1', 'q1'), () => isQuestionRunning(game)],
    [gameLock('g1'), () => isSettling('g1')],
  ] as const) {
    expect(running()).toBe(false);
    takeLock(key);
    expect(running()).toBe(true);
    releaseLock(key);
    expect(running()).toBe(false);
    markPending(key, mark);
    expect(running()).toBe(true);
    sessionStorage.removeItem(`pending:${key}`);
    expect(running()).toBe(true);
    clearPending(key);
    expect(running()).toBe(false);
  }
});
