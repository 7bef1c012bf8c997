// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { digest } from '#authProvider/digest.ts';
import { openSession, signOut } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { noteRecent, recents } from './recent.ts';

/** Of the person, but not by a name that can be read. */
const KEY = `recent:${digest('staff-1')}`;

const signIn = async (userId: string) => {
  sessionStorage.setItem('jwt', issueToken({ role: 'support', userId }));
  await openSession();
};
const user = (id: string) => ({ kind: 'user', id, to: `/street/games-list/${id}` }) as const;
const game = (id: string, name?: string) =>
  ({ kind: 'game', id, to: `/trades/questions-list/${id}`, ...(name && { name }) }) as const;
const ids = () => recents().map(({ id }) => id);

beforeEach(async () => {
  signOut();
  sessionStorage.clear();
  await signIn('staff-1');
});

describe('what was opened lately', () => {
  it('is kept newest first, once each, of this tab’s session [UI-17]', () => {
    for (const id of ['1', '2', '1']) noteRecent(user(id));
    expect(ids()).toEqual(['1', '2']);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toHaveLength(2);
    expect(localStorage.length).toBe(0);
  });

  it('keeps eight users and eight games apart [UI-17]', () => {
    for (let n = 0; n < 12; n++) {
      noteRecent(user(`u${n}`));
      noteRecent(game(`g${n}`));
    }
    expect(recents().filter(({ kind }) => kind === 'user')[0]?.id).toBe('u11');
    expect(recents().filter(({ kind }) => kind === 'user')).toHaveLength(8);
    expect(recents().filter(({ kind }) => kind === 'game')).toHaveLength(8);
  });

  it('a game keeps the teams it was seen with [UI-17]', () => {
    noteRecent(game('7', 'IND v AUS'));
    noteRecent({ ...game('7'), to: '/trades/report/7' });
    expect(recents()).toEqual([{ ...game('7', 'IND v AUS'), to: '/trades/report/7' }]);
  });

  it('survives a reload of the tab [UI-17]', () => {
    sessionStorage.setItem(KEY, JSON.stringify([user('9')]));
    expect(ids()).toEqual(['9']);
  });

  it.each([
    '[{"kind":"user","id":"9","to":"https://evil.example"}]',
    '[{"kind":"user","id":"9","to":"//evil.example"}]',
    '{"a":1}',
    'x',
  ])('takes nothing else from the storage: %s [UI-17, NET-12]', (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(ids()).toEqual([]);
  });

  it('is emptied at sign-out, and closed to the next person [UI-17, APP-09]', async () => {
    noteRecent(user('1'));
    signOut();
    expect(recents()).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('recent:'))).toEqual([]);
    noteRecent(user('2'));
    await signIn('staff-2');
    expect(recents()).toEqual([]);
  });
});
