// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { DataProvider, RaRecord } from 'ra-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actions } from '#actions/action.ts';
import { mayRole } from '#authProvider/access.ts';
import { ROLES } from '#authProvider/roles.ts';
import { queryClient } from '#cache/queryClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { canSort } from '#dataProvider/order.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { kindOf } from '#fields/kinds.ts';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { grantResource } from '#resource-kit/access.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { filterName, searchName } from '#resource-kit/list/filterNames.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { signInBy } from '#testing/actions.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { addressOfPage, openingOf } from '#ui/page.ts';

plainStyles();
setupServices();
setupConsole();

const provider: DataProvider = createDataProvider(resources, (text) => JSON.stringify(text));

type Values = Record<string, unknown>;
const PAGE = { pagination: { page: 1, perPage: 10 } };

/** Some values for each name that lists ask their service with. */
async function samplesOf(name: string, area: string): Promise<readonly string[]> {
  switch (name.replace(/_/g, '').toLowerCase()) {
    case 'userid':
      return [String(userAt(0).id)];
    case 'gameid': {
      const games = resources.find((one) => one.name === `${area}-games`);
      return games ? (await anyRows(games, 40)).map(({ id }) => String(id)) : [];
    }
    case 'groupid': {
      const { data } = await provider.getList('groups', { ...PAGE });
      return data.map(({ id }) => String(id));
    }
    case 'gametype':
      return ['1', '2', '3'];
    case 'from':
      return ['2020-01-01'];
    case 'to':
      return ['2029-12-31'];
    default:
      throw new Error(`No sample of ${name}: name one in this walk`);
  }
}

/** What a list can be asked with: every sample of its parts with every tab. */
async function askings({ name, parts = {}, tabs }: Resource): Promise<Values[]> {
  let asked: Values[] = [{}];
  for (const part of Object.keys(parts)) {
    const values = await samplesOf(part, name.split('-')[0] ?? '');
    asked = asked.flatMap((one) => values.map((value) => ({ ...one, [part]: value })));
  }
  const filters = tabs?.options.map(({ filter }) => filter ?? {}) ?? [{}];
  return asked.flatMap((one) => filters.map((filter) => ({ ...one, ...filter })));
}

/** The rows of a list in all its tabs. */
async function anyRows(resource: Resource, most: number): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (const filter of await askings(resource)) {
    if (rows.length >= most) break;
    rows.push(...(await provider.getList(resource.name, { ...PAGE, filter })).data);
  }
  return rows;
}

/** What the list is asked with where it has rows, and these. */
async function filled(resource: Resource): Promise<{ filter: Values; rows: RaRecord[] }> {
  for (const filter of await askings(resource)) {
    const { data } = await provider.getList(resource.name, { ...PAGE, filter });
    if (data.length > 0) return { filter, rows: data };
  }
  throw new Error(`${resource.name}: no asking gives rows; name other samples in this walk`);
}

beforeAll(() => resources.forEach(grantResource));
beforeEach(() => queryClient.clear());

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, resource) => {
    const { fields, data, roles, actions: own = {} } = resource;
    const signIn = () => signInBy(issueToken({ role: roles[0] ?? 'admin' }));

    it('lists records, each under a key of its own that can be ticked [CFG-01, UI-16]', async () => {
      await signIn();
      const { rows } = await filled(resource);
      const keys = rows.map(({ id }) => String(id));
      expect(keys).not.toContain('');
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('filters by what its fields say, here or at the service [CFG-01, UI-09]', async () => {
      await signIn();
      const { filter, rows } = await filled(resource);
      for (const field of fields) {
        const by = searchName(field) ?? filterName(field);
        const value = valueAt(rows[0], field.source);
        if (!by || typeof value !== 'string' || value === '') continue;
        const wanted = searchName(field)
          ? value
          : field.choices?.find(({ id }) => value.includes(id))?.id;
        if (wanted === undefined) continue;
        const found = await provider.getList(name, {
          ...PAGE,
          filter: { ...filter, [by]: wanted },
        });
        expect(found.data.length, `${by}=${wanted}`).toBeGreaterThan(0);
        for (const row of found.data)
          expect(String(valueAt(row, field.source)), by).toContain(wanted);
      }
    });

    it('sorts by each column that says so, both ways, and by no other [CFG-02]', async () => {
      await signIn();
      const { filter } = await filled(resource);
      const sortable = fields.filter((field) => field.sortable);
      for (const { source } of sortable)
        for (const order of ['ASC', 'DESC'] as const) {
          const sort = { field: source, order };
          const { data: sorted } = await provider.getList(name, { ...PAGE, filter, sort });
          expect(sorted.length, source).toBeGreaterThan(0);
        }
      const other = { field: 'no_such_field', order: 'ASC' } as const;
      if (data.dialect !== 'paged') return;
      expect(canSort(data, other.field)).toBe(false);
      await expect(provider.getList(name, { ...PAGE, filter, sort: other })).rejects.toThrow(
        'actions.lacks.sort',
      );
    });

    it('has columns for a file, and a text for every cell of them [UI-16, UI-17]', async () => {
      await signIn();
      const { rows } = await filled(resource);
      const columns = fields.filter((field) => field.list !== false && field.exported !== false);
      expect(columns.length).toBeGreaterThan(0);
      for (const field of columns)
        for (const row of rows) {
          const value = valueAt(row, field.source);
          const text = field.text ? field.text(value) : kindOf(field.type).toText(value, field);
          expect([field.source, typeof text]).toEqual([field.source, 'string']);
          expect(text).not.toMatch(/undefined|\[object|NaN/);
        }
      expect(new Set(fields.map(({ source }) => source)).size).toBe(fields.length);
    });

    it('reads a record again by its key, and says of another that it is not there [CFG-01]', async () => {
      await signIn();
      const { filter, rows } = await filled(resource);
      const [{ id } = { id: '' }] = rows;
      const { data: one } = await provider.getOne(name, { id, meta: { filter } });
      expect(one.id).toBe(id);
      const { data: many } = await provider.getMany(name, { ids: [id], meta: { filter } });
      expect(many.map((record) => record.id)).toEqual([id]);
      await expect(
        provider.getOne(name, { id: 'not-there', meta: { filter } }),
      ).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('writes by declared actions alone, and says which it lacks [CFG-01, NET-05]', async () => {
      await signIn();
      for (const one of [...(own.row ?? []), ...(own.bulk ?? []), own.create, own.edit, own.remove])
        if (one) expect(actions.get(one.name)).toBe(one);
      // Whoever acts on many is asked before (UI-16).
      for (const one of own.bulk ?? []) expect(one.confirm, one.name).toBeDefined();
      if (own.remove) expect(own.remove.confirm).toBeDefined();
      const params = { id: 'x', data: {}, previousData: { id: 'x' } };
      const lacking = (kind: string) => `"actions.lacks.${kind}"`;
      if (!own.create)
        await expect(provider.create(name, { data: {} })).rejects.toThrow(lacking('create'));
      if (!own.edit) await expect(provider.update(name, params)).rejects.toThrow(lacking('edit'));
      if (!own.remove)
        await expect(provider.delete(name, { id: 'x' })).rejects.toThrow(lacking('remove'));
    });

    it('has a guarded page for each of its addresses [APP-01, APP-04, CFG-01]', () => {
      const pages = pagesOf(resource);
      const routes = [resource.route, resource.createPage?.route ?? ''];
      const parts = { ...Object.fromEntries(routes.flatMap(partsOf)), id: '7' };
      const paths = pages.map(({ path }) => addressOfPage(path, parts));
      const views = [
        ...(resource.route ? ['list' as const] : []),
        ...(own.create && resource.route ? ['create' as const] : []),
        ...(own.edit && resource.route ? ['edit' as const] : []),
        ...(resource.shows ? ['show' as const] : []),
      ];
      for (const view of views)
        if (!(view === 'show' && resource.recordRoute))
          expect(paths, view).toContain(addressOf(resource, view, parts));
      for (const page of pages.filter((one) => one.name === name))
        expect(ROLES.filter((role) => mayRole(role, openingOf(page)))).toEqual(
          ROLES.filter((role) => roles.includes(role)),
        );
    });
  },
);

const partsOf = (route: string): [string, string][] =>
  route
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => [part.replace(/^:|\?$/g, ''), '7']);

/** Those whose list is the derived one, at an address that needs no more than a user. */
const onScreen = resources.filter(
  ({ route, list, parts = {}, tabs }) =>
    route !== '' &&
    !list &&
    !tabs?.inRoute &&
    Object.values(parts).every((part) => part === 'userId'),
);

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('on the screen', () => {
  it.each(onScreen.map((resource) => [resource.name, resource] as const))(
    '%s has a heading, its rows, and the tools of every list [UI-11, UI-16, UI-17]',
    async (_, resource) => {
      const role = resource.roles[0] ?? 'admin';
      const userId = String(userAt(0).id);
      await openConsole(issueToken({ role }), addressOfPage(resource.route, { userId }));
      // Looked for without roles, which take long to work out among many rows.
      await waitFor(
        () => {
          expect(document.querySelector('main h1')?.textContent).toBeTruthy();
          expect(all('main tbody tr, main li, main .MuiCard-root').length).toBeGreaterThan(0);
          const buttons = all('main button').map(
            (button) => button.getAttribute('aria-label') ?? button.textContent,
          );
          for (const tool of [/^Export/, /^Copy rows/, /^Columns/])
            expect(buttons).toContainEqual(expect.stringMatching(tool));
        },
        { timeout: 40_000 },
      );
    },
  );
});
