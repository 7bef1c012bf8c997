import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { currentSession, onPersonLeaves } from '#authProvider/session.ts';

/** The first part of keys that outlive the tab: looks and view preferences, never data (APP-12, UI-11). */
const KEPT = ['theme', 'locale', 'menu', 'view'];

const isKept = (key: string): boolean => KEPT.includes(key.split('.')[0] ?? '');

/** View preferences belong to a person; theme, language and drawer to the desk. */
const personal = (key: string): string =>
  key.startsWith('view.') ? `${key}@${currentSession()?.userId ?? ''}` : key;

/** react-admin's store: theme and view preferences in local storage, everything else in this tab's memory. */
export function createViewStore(): Store {
  const kept = localStorageStore('1', 'Console');
  const tab = memoryStore();
  const of = (key: string): Store => (isKept(key) ? kept : tab);
  onPersonLeaves(() => tab.reset());
  return {
    setup: () => {
      kept.setup();
      tab.setup();
    },
    teardown: () => {
      kept.teardown();
      tab.teardown();
    },
    getItem: (key, fallback) => of(key).getItem(personal(key), fallback),
    setItem: (key, value) => of(key).setItem(personal(key), value),
    removeItem: (key) => of(key).removeItem(personal(key)),
    removeItems: (prefix) => {
      kept.removeItems(prefix);
      tab.removeItems(prefix);
    },
    listItems: (prefix) => ({ ...tab.listItems?.(prefix), ...kept.listItems?.(prefix) }),
    reset: () => {
      kept.reset();
      tab.reset();
    },
    subscribe: (key, callback) => of(key).subscribe(personal(key), callback),
  };
}
