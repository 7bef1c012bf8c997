import { within } from '../within.mjs';

const PERFORM = ['src/actions/perform.test.ts', 'src/actions/unknown.test.ts'];
const BULK = ['src/actions/performBulk.test.ts'];
const EVERY = ['src/everyAction.test.ts'];

// The one way in which a write leaves: roles, confirmation, lock, re-read, outcome, what is told.
export default [
  ...within(
    'src/actions/allowed.ts',
    [...PERFORM, ...EVERY],
    [
      [`if (!mayAccess({ action: name })) return { key: 'actions.notAllowed' };`, ``],
      [`if (config().readOnly) return { key: 'actions.readOnly' };`, ``],
      [`if (isOffline()) return { key: 'failures.offline' };`, ``],
      [`if (state.status !== 'open')`, `if (state.status === 'signedOut')`],
      [`if (seconds > 0) return`, `if (seconds > 60) return`],
      [`return answer === true ? null : answer;`, `return null;`],
    ],
  ),
  ...within('src/actions/perform.ts', PERFORM, [
    [`if (isLocked(key)) return busy({ key: 'actions.alreadyRunning' });`, ``],
    [`if (!asked.yes) return { kind: 'cancelled' };`, ``],
    [`if (confirmation) asked.stop(stopped.lines);`, `if (confirmation) asked.close();`],
    [`const SLOW = 5000;`, `const SLOW = 9000;`],
    [`if (money) markPending(key, { action: action.name, label: action.label, record });`, ``],
    [`if (money && outcome.kind !== 'unknown') settlePending(key, outcome.kind);`, ``],
    [`if (learned.kind !== 'left') clearPending`, `if (learned.kind === 'left') clearPending`],
    [`if (failure.until !== undefined) pauseAction(action, subject, failure.until);`, ``],
    [`if (stopped.until === undefined) void`, `void`],
    [`  } finally {\n    releaseLock(key);\n  }`, `  } finally {\n  }`],
    [
      `settleActivity(entry, { outcome: kind, message: text });`,
      `settleActivity(entry, { outcome: 'refused', message: '' });`,
    ],
  ]),
  ...within('src/actions/recheck.ts', PERFORM, [
    [`if (isMoney(action)) await refreshConfig();`, ``],
    [`same && changes.length === 0 && !reason`, `same && !reason`],
    [`same && changes`, `changes`],
    [
      `fresh === undefined\n    ? { lines: [{ key: 'actions.gone' }] }`,
      `fresh === undefined\n    ? null`,
    ],
    [`if (!action.reread) return null;`, `if (action.reread) return null;`],
  ]),
  ...within('src/actions/performBulk.ts', BULK, [
    [`if (records === 0) return null;`, ``],
    [`if (!asked.yes) return null;`, ``],
    [`kind === 'refused';`, `kind !== 'stopped';`],
    [`until !== undefined;`, `until === undefined;`],
    [`if (isMoney(action)) await refreshConfig();`, ``],
    [`for (const key of held) releaseLock(key);`, ``],
    [`params: { done: count, all: subjects.length }`, `params: { done: count, all: count }`],
    [`done = [...done, ...next.done];`, `done = next.done;`],
  ]),
  ...within('src/actions/sendOne.ts', BULK, [
    [`if (failure?.kind === 'unknown' && isMoney(action)) held.push(key);`, ``],
    [`mayPass(problem) ? 'refused' : 'stopped'`, `'refused'`],
    [`if (!takeLock(key)) return refused({ key: 'actions.alreadyRunning' });`, ``],
  ]),
  ...within('src/actions/confirmations.ts', PERFORM, [
    [`slot === null && (await`, `(await`],
    [`if (!slot || (slot.busy && !slot.stopped)) return;`, `if (!slot) return;`],
    [
      `onPersonLeaves(() => {\n  slot?.resolve(false);`,
      `onPersonLeaves(() => {\n  slot?.resolve(true);`,
    ],
  ]),
  ...within(
    'src/actions/confirmations.ts',
    ['src/layout/AskedActions.test.tsx'],
    [
      [`standing?.id !== slot.id || `, ``],
      [` || pressedAt < standing.since`, ``],
    ],
  ),
  ...within(
    'src/resource-kit/list/bulkOutcome.ts',
    ['src/resource-kit/list/bulkOutcome.test.tsx'],
    [
      [`const done = now ? what.ids`, `const done = what.ids ? what.ids`],
      [`done.length < what.ids.length ? what : null`, `null`],
      [`latest.current = list;\n  return`, `return`],
    ],
  ),
  ...within(
    'src/actions/toasts.ts',
    ['src/actions/toasts.test.ts', ...PERFORM],
    [
      [`export const ACTION_TOAST = 3000;`, `export const ACTION_TOAST = 5000;`],
      [`if (duration !== null)`, `if (duration === null)`],
      [`duration }: Toast): void {\n  clearTimeout(timers.get(id));`, `duration }: Toast): void {`],
      [`if (shown) arm(shown);`, ``],
    ],
  ),
  ...within(
    'src/http/outcome.ts',
    [...PERFORM, 'src/http/call.test.ts', 'src/http/faults.test.ts'],
    [
      [`failure.stage === 'answer' && failure.kind !== 'server'`, `failure.stage === 'answer'`],
      [`if (failure.stage === 'before') return { kind: 'refused', failure };`, ``],
    ],
  ),
  ...within(
    'src/http/call.ts',
    ['src/http/call.test.ts', 'src/http/faults.test.ts'],
    [
      [`money: 60_000,`, `money: 6_000,`],
      [`read: 15_000,`, `read: 45_000,`],
      [`if (limit.signal.aborted) return`, `if (!limit.signal.aborted) return`],
      [`stage === 'body' ? 'cut' : 'network'`, `'network'`],
    ],
  ),
  ...within(
    'src/http/readAnswer.ts',
    ['src/http/call.test.ts', 'src/http/faults.test.ts'],
    [
      [`if (said === 'no') throw`, `if (said === null) throw`],
      [`&& !empty && said !== 'yes') throw`, `&& !empty && said === 'no') throw`],
      [`if (!incoming.ok) throw refusal`, `if (incoming.ok === null) throw refusal`],
      [`if (file && file.size > 0 && isFile`, `if (file && isFile`],
      [`if (isPage(incoming)) return false;`, ``],
    ],
  ),
  ...within(
    'src/cache/queryClient.ts',
    ['src/cache/queryClient.test.ts', 'src/cache/useRead.test.tsx'],
    [
      [`const RETRIES = 3;`, `const RETRIES = 2;`],
      [`error.retriable;`, `!error.retriable;`],
      [
        `mutations: { retry: 0`,
        `mutations: { retry: 1`,
        'writes go through perform, which uses no mutation of the query client',
      ],
      [`1000 * 2 ** failures`, `1000 * failures`],
      [`refetchOnWindowFocus: false,`, `refetchOnWindowFocus: 'always',`],
    ],
  ),
];
