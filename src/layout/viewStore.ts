import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { z } from 'zod';
import { digest } from '#authProvider/digest.ts';
import { currentSession, onPersonLeaves } from '#authProvider/session.ts';
import { LOCALES } from '#i18n/i18nProvider.ts';
import { storedSections } from '#layout/menuFolds.ts';
import { storedView, storedViews } from '#resource-kit/list/view.ts';
import { FAVOURITES, storedFavourites } from '#ui/favourites.ts';

/** The first part of keys that outlive the tab: looks and view preferences, never data (APP-12, UI-11). */
const KEPT = ['theme', 'locale', 'menu', 'view', FAVOURITES];

const isKept = (key: string): boolean => KEPT.includes(key.split('.')[0] ?? '');

/** View preferences and favourites belong to a person, by a digest: a mail address is not to be read here. Theme, language and drawer belong to the desk. */
const personal = (key: string): string =>
  key.startsWith('view.') || key === FAVOURITES
    ? `${key}~${digest(currentSession()?.userId ?? '')}`
    : key;

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

/** 'en' of 'en_GB' and 'en-IN'. */
const language = z
  .string()
  .transform((name) => name.split(/[-_]/)[0])
  .pipe(z.enum(LOCALES.map(({ locale }) => locale)));

/** What each kept key may hold. It may come from another version, or from anyone's hand. */
const SHAPES: readonly (readonly [key: RegExp, shape: z.ZodType])[] = [
  [/^theme$/, z.enum(['light', 'dark'])],
  [/^locale$/, language],
  [/^menu\.wide$/, z.boolean()],
  [/^menu\.sections$/, storedSections],
  [/^favourites$/, storedFavourites],
  [/^view\..*\.table$/s, storedView],
  [/^view\..*\.saved$/s, storedViews],
  [/^view\..*\.raw$/s, z.boolean()],
];

/** What fits of a stored value; undefined where nothing does. */
function fitting(key: string, value: unknown): unknown {
  const shape = SHAPES.find(([named]) => named.test(key))?.[1];
  return shape?.safeParse(value).data;
}

/**
 * react-admin's store: theme and view preferences in local storage, everything else in this tab's memory. What
 * was kept is taken as far as it fits (UI-11, APP-12).
 */
export function createViewStore(): Store {
  renameLegible();
  const kept = localStorageStore('1', 'Console');
  const tab = memoryStore();
  // At once: react-admin does so after all inside was drawn, and what that kept meanwhile would be gone.
  tab.setup();
  const of = (key: string): Store => (isKept(key) ? kept : tab);
  onPersonLeaves(() => tab.reset());
  return {
    setup: () => kept.setup(),
    teardown: () => {
      kept.teardown();
      tab.teardown();
    },
    getItem: <T>(key: string, fallback?: T) => {
      if (!isKept(key)) return tab.getItem(key, fallback);
      const value: unknown = kept.getItem(personal(key));
      const fit = value === undefined ? undefined : (fitting(key, value) as T | undefined);
      return fit ?? fallback;
    },
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
    // Another tab may be of another version.
    subscribe: (key, callback) =>
      of(key).subscribe(personal(key), (value) =>
        callback(isKept(key) ? fitting(key, value) : value),
      ),
  };
}

/** The language that was chosen on this desk, before there is a store to ask. */
export const storedLocale = (): string => createViewStore().getItem('locale', 'en') ?? 'en';
