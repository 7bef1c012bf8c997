import { within } from '../within.mjs';

const SESSION = ['src/authProvider/session.test.ts', 'src/authProvider/takeover.test.ts'];

// Who is signed in, in which tab, for how long; who may open what.
export default [
  ...within(
    'src/authProvider/token.ts',
    ['src/authProvider/token.test.ts'],
    [
      [
        `if (exp <= Math.floor(now / 1000)) return null;`,
        `if (exp < Math.floor(now / 1000)) return null;`,
      ],
      [`field(user, 'status') !== 'active' || `, ``],
      [` || !isRole(role)`, ` || typeof role !== 'string'`],
      [`exp > LATEST_EXP)`, `exp > Number.MAX_VALUE)`],
      [`if (token?.split('.').length !== 3) return null;`, ``],
      [`expiresAt: exp * 1000,`, `expiresAt: exp,`],
    ],
  ),
  ...within('src/authProvider/token.ts', SESSION, [
    [
      `isOnePersons(one) && isOnePersons(other) && one.userId === other.userId`,
      `one.userId === other.userId`,
    ],
  ]),
  ...within('src/authProvider/tokenInAddress.ts', SESSION, [
    [`tokens.every(isOldLink)`, `tokens.some(isOldLink)`],
    [`isSamePerson(stored, stale)`, `stale !== null`],
    [`if (given.length > 0) address.searchParams.delete(TOKEN_KEY);`, ``],
    [`history.replaceState(null, '', address.href);`, ``],
    [`given.filter((token) => token.trim() !== '')`, `given`],
  ]),
  ...within('src/authProvider/takeover.ts', SESSION, [
    [`if (owner === null && !isNewTab()) return null;`, ``],
    [`session.userId === owner)`, `session.userId !== '')`],
    [`if (people.size > 1) return null;`, ``],
    [`if (opener?.openedAt) return opener.session;`, ``],
    [`!worn.has(session.token)`, `true`],
    [`type !== 'reload' && `, ``],
  ]),
  ...within('src/authProvider/session.ts', SESSION, [
    [`if (tookOver) forgetPerson();`, ``],
    [`worn.add(state.session.token);`, ``],
    [`if (state.status !== 'ended' || !session`, `if (state.status === 'open' || !session`],
    [`if (!isSamePerson(session, state.session)) return;`, ``],
    [`if (state.status !== 'signedOut') tellSignedOut(state.session.userId);`, ``],
    [`  forgetPerson();\n  markLeft();`, `  markLeft();`],
    [
      `state.status === 'open' ? state.session.token : null`,
      `state.status === 'signedOut' ? null : state.session.token`,
    ],
  ]),
  ...within(
    'src/authProvider/tabs.ts',
    ['src/authProvider/tabs.test.ts'],
    [
      [`person !== null && person !== mine.userId`, `person !== null && person === mine.userId`],
      [`at > moment && at <= Date.now()`, `at > moment`],
      [`const SETTLE = 60;`, `const SETTLE = 400;`],
      [`.slice(-MOST_SIGN_OUTS)`, `.slice(0, MOST_SIGN_OUTS)`],
    ],
  ),
  ...within(
    'src/authProvider/openings.ts',
    ['src/authProvider/openings.test.ts'],
    [
      [`!leavesTab(event)`, `false`],
      [`const KEPT = 120_000;`, `const KEPT = 240_000;`],
    ],
  ),
  ...within('src/authProvider/drafts.ts', SESSION, [
    [`const KEPT = 30 * 60_000;`, `const KEPT = 31 * 60_000;`],
  ]),
  ...within(
    'src/authProvider/login.ts',
    ['src/authProvider/login.test.ts'],
    [
      [`back.searchParams.delete('jwt');`, ``],
      [`const MOST_ROUNDS = 2;`, `const MOST_ROUNDS = 3;`],
      [` && moment <= now());`, `);`],
    ],
  ),
  ...within(
    'src/layout/viewStore.ts',
    ['src/layout/viewStore.test.ts'],
    [
      [`digest(currentSession()?.userId ?? '')`, `digest('')`],
      [`localStorage.removeItem(key);`, ``],
    ],
  ),
  ...within(
    'src/layout/warnOfEnd.ts',
    ['src/layout/Frame.test.tsx'],
    [
      [`const MARKS = [5, 1];`, `const MARKS = [5];`],
      [`endSession('expired')`, `undefined`],
    ],
  ),
  ...within(
    'src/layout/Guard.tsx',
    ['src/routes.test.tsx'],
    [[`if (!mayAccess(openingOf(page)))`, `if (openingOf(page) === undefined)`]],
  ),
  ...within(
    'src/authProvider/access.ts',
    ['src/routes.test.tsx', 'src/everyAction.test.ts'],
    [
      [`rolesFor(wanted).includes(role)`, `rolesFor(wanted).length > 0`],
      [`state.status !== 'signedOut' && mayRole`, `state.status === 'open' || mayRole`],
    ],
  ),
];
