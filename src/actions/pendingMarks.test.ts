// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  clearPending,
  isTaken,
  markPending,
  sentElsewhere,
  settlePending,
} from '#actions/pendingMarks.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import { signInBy } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';

const LOCK = 'game g1';
const mark = (action: string) => ({ action, label: 'common.save', record: 'game g1' }) as const;

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
  localStorage.clear();
});

it('an action that is answered leaves what another under the same lock left open [NET-06, PRD-15]', () => {
  markPending(LOCK, mark('test.distribute'));
  expect(isTaken(LOCK)).toBe(true);
  clearPending(LOCK);
  expect(isTaken(LOCK)).toBe(false);
  expect(sentElsewhere('test.distribute', 'game g1')).toBeDefined();
  markPending(LOCK, mark('test.populate'));
  expect(isTaken(LOCK)).toBe(true);
  settlePending(LOCK, 'confirmed');
  expect(isTaken(LOCK)).toBe(false);
  expect(sentElsewhere('test.populate', 'game g1')).toBeUndefined();
  expect(sentElsewhere('test.distribute', 'game g1')).toBeDefined();
});
