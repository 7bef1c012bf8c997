// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '#authProvider/roles.ts';
import { customPages } from '#custom-pages/pages.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { grantPages, type Page } from '#ui/page.ts';
import { areasOf } from './areas.ts';
import { listenToPageKeys } from './pageKeys.ts';

let heard: string[] = [];
let others: string[] = [];
let stop = () => {};
const other = (event: KeyboardEvent) => void others.push(event.key);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button></button><input>';
  heard = [];
  others = [];
  stop = listenToPageKeys({
    onArea: (letter) => heard.push(letter),
    onWaiting: (waiting) => heard.push(waiting ? '…' : '.'),
    onHelp: () => heard.push('help'),
  });
  document.addEventListener('keydown', other);
});
afterEach(() => {
  stop();
  document.removeEventListener('keydown', other);
  vi.useRealTimers();
});

type Press = KeyboardEventInit & { key: string };
const press = (keys: readonly (string | Press)[], on = 'button') => {
  for (const key of keys)
    fireEvent.keyDown(
      document.querySelector(on) as Element,
      typeof key === 'string' ? { key } : key,
    );
};

describe('the keys of every page', () => {
  it.each<[string, (string | Press)[], string[], string[]]>([
    ['g and a letter', ['g', 't'], ['…', '.', 't'], []],
    [
      'on a Hindi keyboard',
      [
        { key: 'ग', code: 'KeyG' },
        { key: 'ट', code: 'KeyT' },
      ],
      ['…', '.', 't'],
      [],
    ],
    ['with Shift held for the letter', ['g', 'Shift', 'T'], ['…', '.', 't'], ['Shift']],
    ['a letter alone', ['t'], [], ['t']],
    ['a letter that decides on a desk', ['g', 'a'], ['…', '.', 'a'], []],
    ['Escape', ['g', 'Escape', 't'], ['…', '.'], ['t']],
    ['a key that moves the focus', ['g', 'Tab', 't'], ['…', '.'], ['Tab', 't']],
    ['g held down', [{ key: 'g', repeat: true }], [], ['g']],
    ['a command', ['g', { key: 'c', ctrlKey: true }, 't'], ['…', '.'], ['c', 't']],
    ['Ctrl+G', [{ key: 'g', ctrlKey: true }], [], ['g']],
    ['an input method', [{ key: 'g', isComposing: true }], [], ['g']],
    ['the code of one', [{ key: 'g', keyCode: 229 }], [], ['g']],
    ['?', ['?'], ['help'], ['?']],
    ['? on a Hindi keyboard', [{ key: 'य़', code: 'Slash', shiftKey: true }], ['help'], ['य़']],
  ])('hear %s [WRK-03, APP-17]', (_what, keys, ours, left) => {
    press(keys);
    expect(heard).toEqual(ours);
    expect(others).toEqual(left);
  });

  it('are dead in a field and under a dialog [WRK-03, UI-11]', () => {
    press(['g', 't', '?'], 'input');
    document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"></div>');
    press(['g', 't', '?']);
    expect(heard).toEqual([]);
  });

  it('wait two seconds for the letter [WRK-03]', () => {
    press(['g']);
    vi.advanceTimersByTime(2000);
    press(['t']);
    expect(heard).toEqual(['…', '.']);
  });

  it('leave ? to a part that answers it by itself [WRK-03]', () => {
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press(['?']);
    expect(heard).toEqual([]);
  });
});

describe('the areas', () => {
  it('of the configuration get a letter that is free, of their name if they can [WRK-03]', () => {
    const own = (name: string): Page => ({
      name: `own ${name}`,
      path: `/${name}`,
      roles: ROLES,
      title: 'layout.home',
      load: () => new Promise(() => {}),
      menu: { section: { text: { en: name, hi: 'अपना' } } },
    });
    const names = [
      'Vouchers',
      'Venues',
      'Öl',
      ...Array.from({ length: 12 }, (_, nth) => `T ${nth}`),
    ];
    const pages = names.map(own);
    grantPages(pages);
    const [home, ...areas] = areasOf(pages, 'admin');
    expect(home?.letter).toBe('h');
    expect(areas.slice(0, 3).map(({ letter, to }) => [letter, to])).toEqual([
      ['v', '/Vouchers'],
      ['e', '/Venues'],
      ['a', '/Öl'],
    ]);
    // Eleven letters are no area's of ours: the others go without.
    expect(areas.map(({ letter }) => letter).join('')).toBe('veaijquwxyz');
  });

  const pages = [...resources.flatMap(pagesOf), ...customPages];
  grantPages(pages);
  it.each(ROLES)(
    'of %s are those of its menu, each with a letter of its own [WRK-03, APP-04]',
    (role) => {
      const areas = areasOf(pages, role);
      expect(new Set(areas.map(({ letter }) => letter)).size).toBe(areas.length);
      expect(areas[0]).toEqual({ letter: 'h', name: 'layout.home', to: '/' });
      const byLetter = Object.fromEntries(areas.map(({ letter, to }) => [letter, to]));
      expect(byLetter.n).toBe('/pan-verification/manage');
      expect(byLetter.m).toBe(role === 'admin' ? '/mail/bulk' : undefined);
      expect(byLetter.t).toBe(
        role === 'support' || role === 'supportadmin' ? '/trades/user-games' : '/trades/games-list',
      );
    },
  );
});
