// @vitest-environment jsdom
import { matchPath } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '#actions/action.ts';
import { whyClosed } from '#actions/allowed.ts';
import { grantAction, mayAccess, mayRole, rolesFor, type Wanted } from '#authProvider/access.ts';
import { authProvider } from '#authProvider/authProvider.ts';
import { A, ROLES, type Role } from '#authProvider/roles.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { customPages } from '#custom-pages/pages.ts';
import { issueToken } from '#mocks/token.ts';
import { grantResource } from '#resource-kit/access.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { signInBy } from '#testing/actions.ts';
import { ACTIONS, AREAS, ROUTES } from '#testing/roleTables.ts';
import { testConfig } from '#testing/testConfig.ts';
import { addressOfPage, grantPages, openingOf } from '#ui/page.ts';

// Every module that declares an action, whether or not a screen imports it.
const modules = import.meta.glob([
  './{resources,custom-pages,layout}/**/*.{ts,tsx}',
  '!./**/*.test.*',
]);
const sources = import.meta.glob<string>(
  ['./{resources,custom-pages,layout}/**/*.{ts,tsx}', '!./**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
const declaring = Object.keys(sources).filter((file) => /\baction[<(]/.test(sources[file] ?? ''));
await Promise.all(declaring.map((file) => modules[file]?.()));

const pages = [...resources.flatMap(pagesOf), ...customPages];
const declared = [...actions.values()];
const may = (wanted: Wanted) => ROLES.filter((role) => mayRole(role, wanted));
const sorted = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role));

beforeAll(() => {
  setConfig(testConfig());
  grantPages(pages);
  resources.forEach(grantResource);
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
  localStorage.clear();
});

describe('pages', () => {
  it('every route of the requirements is declared once [APP-04]', () => {
    const paths = pages.map(({ path }) => path);
    for (const [route] of ROUTES) expect(paths.filter((path) => path === route)).toEqual([route]);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s opens for the roles of its route alone [APP-01, APP-04]',
    (path, page) => {
      // A form or a record stands below the route of its list.
      const row =
        ROUTES.find(([route]) => route === path) ??
        ROUTES.find(([route]) => matchPath({ path: route, end: false }, addressOfPage(path)));
      expect(row, `no row in the table of routes for ${path}`).toBeDefined();
      expect(may(openingOf(page))).toEqual(sorted(row?.[1] ?? []));
    },
  );
});

describe('entities', () => {
  /** Whoever may open a page of the area that an entity without one belongs to. */
  const inArea = (name: string): readonly Role[] => {
    const area = AREAS[name.split('-')[0] ?? ''];
    return area === undefined
      ? []
      : ROUTES.flatMap(([route, roles]) => (route.startsWith(area) ? roles : []));
  };

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s is read and exported by its roles, and changed by those of its actions [APP-04, CFG-01]',
    (name, { route, roles, actions: own = {} }) => {
      const row = ROUTES.find(([known]) => known === route);
      if (row) expect(sorted(roles)).toEqual(sorted(row[1]));
      else for (const role of roles) expect(inArea(name), `${name}: ${role}`).toContain(role);
      for (const action of ['list', 'show', 'export'])
        expect([action, may({ resource: name, action })]).toEqual([action, sorted(roles)]);
      for (const [action, by] of [
        ['create', own.create],
        ['edit', own.edit],
        ['delete', own.remove],
      ] as const)
        expect([action, may({ resource: name, action })]).toEqual([
          action,
          sorted(by?.roles ?? []),
        ]);
    },
  );

  it('an action of an entity belongs to no role that may not open the entity [APP-04]', () => {
    for (const { name, roles, createPage, actions: own = {} } of resources)
      for (const one of [
        ...(own.row ?? []),
        ...(own.bulk ?? []),
        // A page of its own for what is new is open to whom the action is.
        ...(createPage ? [] : [own.create]),
        own.edit,
        own.remove,
      ])
        for (const role of one?.roles ?? [])
          expect(roles, `${name}: ${one?.name} as ${role}`).toContain(role);
  });
});

describe('actions', () => {
  it.each(declared.map(({ name }) => name))(
    '%s is for the roles of its area alone [APP-04]',
    (name) => {
      const roles = ACTIONS[name.split('.')[0] ?? ''];
      expect(roles, `no row in the table of actions for ${name}`).toBeDefined();
      expect(may({ action: name })).toEqual(sorted(roles ?? []));
      // Of whatever entity or page it is asked for.
      expect(may({ resource: 'tooltips', action: name })).toEqual(sorted(roles ?? []));
    },
  );

  it('asks this gate before it is sent: taken out of it, an action is closed [APP-04]', async () => {
    const [one] = declared;
    if (!one) throw new Error('no action is declared');
    await signInBy(issueToken({ role: one.roles[0] ?? A }));
    expect(whyClosed(one)).toBeNull();
    grantAction(one.name, []);
    expect(whyClosed(one)).toEqual({ key: 'actions.notAllowed' });
    grantAction(one.name, one.roles);
  });
});

describe('closed by default', () => {
  it.each([
    { resource: 'tooltips', action: 'approve' },
    { resource: 'nowhere', action: 'list' },
    { resource: 'nowhere', action: 'edit' },
    { resource: '', action: 'list' },
    { resource: '__proto__', action: 'list' },
    { resource: 'tooltips', action: '' },
    { action: 'nothing.atAll' },
    { action: 'constructor' },
  ])('what nobody granted is nobody’s: $resource $action [APP-01]', async (wanted) => {
    expect(rolesFor(wanted)).toEqual([]);
    await signInBy(issueToken({ role: A }));
    expect(mayAccess(wanted)).toBe(false);
    expect(await authProvider.canAccess?.({ resource: '', ...wanted })).toBe(false);
  });

  it('react-admin is given the same answers, and none after sign-out [APP-05]', async () => {
    const wanted = { resource: 'tooltips', action: 'edit' };
    for (const role of ROLES) {
      await signInBy(issueToken({ role }));
      expect(await authProvider.canAccess?.(wanted)).toBe(mayRole(role, wanted));
    }
    await signInBy(issueToken({ role: A }));
    expect(mayAccess(wanted)).toBe(true);
    signOut();
    expect(mayAccess(wanted)).toBe(false);
    expect(await authProvider.canAccess?.(wanted)).toBe(false);
  });
});
