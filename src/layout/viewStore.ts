import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { digest } from '#authProvider/digest.ts';
import { currentSession, onPersonLeaves } from '#authProvider/session.ts';

/** The first part of keys that outlive the tab: looks and view preferences, never data (APP-12, UI-11). */
const KEPT = ['theme', 'locale', 'menu', 'view'];

const isKept = (key: string): boolean => KEPT.includes(key.split('.')[0] ?? '');

/** View preferences belong to a person, by a digest: a mail address is not to be read here. Theme, language and drawer belong to the desk. */
const personal = (key: string): string =>
  key.startsWith('view.') ? `${key}~${digest(currentSession()?.userId ?? '')}` : key;

const LEGIBLE = /^RaStoreConsole\.(view\.[^@]+)@(.*)$/s;

/** Preferences that were once kept under a legible name go on under its digest. */
function renameLegible(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, name, person] = LEGIBLE.exec(key) ?? [];
      const value = name === undefined ? null : localStorage.getItem(key);
      if (value === null || person === undefined) continue;
      const renamed = `RaStoreConsole.${name}~${digest(person)}`;
      if (localStorage.getItem(renamed) === null) localStorage.setItem(renamed, value);
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to rename.
  }
}

/** react-admin's store: theme and view preferences in local storage, everything else in this tab's memory. */
export function createViewStore(): Store {
  renameLegible();
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
