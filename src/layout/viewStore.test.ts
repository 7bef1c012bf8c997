// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digest } from '#authProvider/digest.ts';
import { openSession, signOut } from '#authProvider/session.ts';
import { createViewStore } from '#layout/viewStore.ts';
import { issueToken } from '#mocks/token.ts';
import { PLAIN_VIEW } from '#resource-kit/list/view.ts';

const signIn = async (userId: string) => {
  sessionStorage.setItem('jwt', issueToken({ role: 'admin', userId }));
  await openSession();
};
const MAIL = 'meera@staff.example';
const NARROW = { ...PLAIN_VIEW, density: 'compact' };
const legible = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(signOut);

it('keeps each person’s view preferences apart, under no name that can be read [UI-11, APP-09]', async () => {
  const store = createViewStore();
  for (const [person, view] of [
    [MAIL, NARROW],
    ['+91 98765 43210', { ...PLAIN_VIEW, density: 'roomy' }],
  ] as const) {
    await signIn(person);
    expect(store.getItem('view.groups.table')).toBeUndefined();
    store.setItem('view.groups.table', view);
    signOut();
  }
  await signIn(MAIL);
  const heard = vi.fn();
  store.subscribe('view.groups.table', heard);
  expect(store.getItem('view.groups.table')).toEqual(NARROW);
  store.removeItem('view.groups.table');
  expect(store.getItem('view.groups.table')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(legible()).not.toMatch(/@|meera|98765/);
});

it('goes on with preferences of an earlier version, and leaves no mail address there [UI-11]', async () => {
  for (const person of [MAIL, 'tenzin'])
    localStorage.setItem(
      `RaStoreConsole.view.groups.table@${person}`,
      JSON.stringify({ ...PLAIN_VIEW, order: [digest(person)] }),
    );
  localStorage.setItem('RaStoreConsole.theme', '"dark"');
  const store = createViewStore();
  expect(legible()).not.toContain('table@');
  for (const person of [MAIL, 'tenzin']) {
    await signIn(person);
    expect(store.getItem('view.groups.table')).toEqual({ ...PLAIN_VIEW, order: [digest(person)] });
  }
  expect(store.getItem('theme')).toBe('dark');
});

const KEY = 'RaStoreConsole.';
const TABLE = 'view.call-logs.table';
const SAVED = 'view.call-logs.saved';
/** What is read where `text` stands under `key`. */
const read = (key: string, text: string, fallback: unknown) => {
  localStorage.setItem(`${KEY}${key.startsWith('view.') ? `${key}~${digest('')}` : key}`, text);
  const store = createViewStore();
  return store.getItem(key, fallback);
};

it.each([
  '{"hidden":["agent_number"]}',
  '{"hidden":"agent_number","order":[7,null,"name"],"density":"wide"}',
  '{',
  'null',
  '7',
  '[]',
  '"compact"',
  '{"__proto__":null,"hidden":[{}]}',
])('columns and density stored as %s are a view, of what fits [UI-11]', (text) => {
  const view = read(TABLE, text, PLAIN_VIEW) as typeof PLAIN_VIEW;
  expect(view).toEqual({
    hidden: text.includes('["agent_number"]') ? ['agent_number'] : [],
    order: text.includes('"name"') ? ['name'] : [],
    density: 'normal',
  });
});

it('a view that fits is used as it is [UI-11]', () => {
  const view = { hidden: ['a'], order: ['b', 'a'], density: 'compact', look: 'table' };
  expect(read(TABLE, JSON.stringify(view), PLAIN_VIEW)).toEqual(view);
});

it.each([
  ['{', []],
  ['null', []],
  ['7', []],
  ['{"name":"Mine"}', []],
  ['[null,{"name":"Mine"},{"name":"","search":""},{"name":"Good","search":"?page=2"}]', ['Good']],
  ['[{"name":"Evil","search":"//elsewhere.example"}]', []],
  ['[{"name":"A","search":""},{"name":"A","search":"?page=3"}]', ['A']],
])('saved views stored as %s are %j [UI-11]', (text, names) => {
  const views = read(SAVED, text, []) as { name: string }[];
  expect(views.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['theme', '"dark"', 'dark'],
  ['theme', '"sepia"', 'light'],
  ['theme', '{', 'light'],
  ['theme', 'null', 'light'],
  ['locale', '"hi"', 'hi'],
  ['locale', '"en_GB"', 'en'],
  ['locale', '"hi-IN"', 'hi'],
  ['locale', '"fr"', 'en'],
  ['locale', '7', 'en'],
  ['menu.wide', 'false', false],
  ['menu.wide', '"no"', true],
  ['view.groups.raw', 'true', true],
  ['view.groups.raw', '"yes"', undefined],
  ['menu.unknown', '{"a":1}', undefined],
])('%s stored as %s is %j [APP-12, APP-17, UI-11]', (key, text, value) => {
  const plain = { theme: 'light', locale: 'en', 'menu.wide': true }[key];
  expect(read(key, text, plain)).toBe(value);
});

it('what another tab stores is met likewise [UI-11]', () => {
  const store = createViewStore();
  store.setup();
  const heard = vi.fn();
  store.subscribe(TABLE, heard);
  store.subscribe('theme', heard);
  const tell = (key: string, newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: KEY + key, newValue }));
  tell(`${TABLE}~${digest('')}`, '{"hidden":{"a":1}}');
  tell('theme', '7');
  store.teardown();
  expect(heard.mock.calls).toEqual([[PLAIN_VIEW], [undefined]]);
});
