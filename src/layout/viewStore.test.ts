// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSession, signOut } from '#authProvider/session.ts';
import { createViewStore } from '#layout/viewStore.ts';
import { issueToken } from '#mocks/token.ts';

const signIn = async (userId: string) => {
  sessionStorage.setItem('jwt', issueToken({ role: 'admin', userId }));
  await openSession();
};
const MAIL = 'meera@staff.example';
const legible = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(signOut);

it('keeps each person’s view preferences apart, under no name that can be read [UI-11, APP-09]', async () => {
  const store = createViewStore();
  for (const [person, view] of [
    [MAIL, 'narrow'],
    ['+91 98765 43210', 'wide'],
  ] as const) {
    await signIn(person);
    expect(store.getItem('view.groups.table')).toBeUndefined();
    store.setItem('view.groups.table', view);
    signOut();
  }
  await signIn(MAIL);
  const heard = vi.fn();
  store.subscribe('view.groups.table', heard);
  expect(store.getItem('view.groups.table')).toBe('narrow');
  store.removeItem('view.groups.table');
  expect(store.getItem('view.groups.table')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(legible()).not.toMatch(/@|meera|98765/);
});

it('goes on with preferences of an earlier version, and leaves no mail address there [UI-11]', async () => {
  for (const person of [MAIL, 'tenzin'])
    localStorage.setItem(`RaStoreConsole.view.groups.table@${person}`, JSON.stringify(person));
  localStorage.setItem('RaStoreConsole.theme', '"dark"');
  const store = createViewStore();
  expect(legible()).not.toContain('table@');
  for (const person of [MAIL, 'tenzin']) {
    await signIn(person);
    expect(store.getItem('view.groups.table')).toBe(person);
  }
  expect(store.getItem('theme')).toBe('dark');
});
