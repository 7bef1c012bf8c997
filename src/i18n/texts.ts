import { loadChunk } from '#http/chunks.ts';
import { englishFirst } from '#i18n/englishFirst.ts';

type Tree = { readonly [key: string]: string | Tree | undefined };
/** Texts that come as one file. */
type Part = 'first' | 'rest';

const loaded = new Map<string, readonly Tree[]>([['en first', [englishFirst]]]);
const loading = new Map<string, Promise<void>>();
/** What was looked up before, by language and key. */
const known = new Map<string, Map<string, string>>();
let wanted = 'en';

const files: Record<string, () => Promise<readonly Tree[]>> = {
  'en rest': () =>
    import('#i18n/englishRest.ts').then(({ englishRest, framework }) => [englishRest, framework]),
  'hi first': () => import('#i18n/hindiFirst.ts').then(({ hindiFirst }) => [hindiFirst]),
  'hi rest': () =>
    import('#i18n/hindiRest.ts').then(({ hindiRest, framework }) => [hindiRest, framework]),
};

/** Brings one file of texts, once. */
function bring(locale: string, part: Part): Promise<void> {
  const name = `${locale} ${part}`;
  const load = files[name];
  if (loaded.has(name) || !load) return Promise.resolve();
  const under = loading.get(name);
  if (under) return under;
  const promise = loadChunk(name, load)
    .then((trees) => {
      loaded.set(name, trees);
      known.clear();
    })
    .finally(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

/** Are the first texts of this language here, or with `rest` all of them? */
export const hasTexts = (locale: string, upTo: Part = 'first'): boolean =>
  loaded.has(`${locale} first`) && loaded.has(`${locale} ${upTo}`);

/** Says in which language the pages are shown, for whoever asks for `restOfTexts`. */
export function speakTexts(locale: string): void {
  wanted = locale;
}

/** Brings the texts with which the console opens; only English ones are in the first script (APP-17). */
export const loadFirstTexts = (locale: string): Promise<void> => bring(locale, 'first');

/** Brings all texts of a language. Rejects when they cannot be loaded. */
export async function loadTexts(locale: string): Promise<void> {
  await Promise.all([bring(locale, 'first'), bring(locale, 'rest')]);
}

/**
 * Brings what the first script leaves out of the texts that pages are shown in: a page waits for it, so that no key is
 * ever seen in the place of its text. English where Hindi cannot be had.
 */
export const restOfTexts = (): Promise<void> =>
  bring(wanted, 'rest').catch((error) => {
    if (wanted === 'en') throw error;
    return bring('en', 'rest');
  });

/** A text by its key, English where the language has none yet; undefined where nobody knows the key. */
export function textOf(locale: string, key: string): string | undefined {
  const texts = known.get(locale) ?? new Map<string, string>();
  known.set(locale, texts);
  const before = texts.get(key);
  if (before !== undefined) return before;
  const found = lookedUp(locale, key);
  if (found !== undefined) texts.set(key, found);
  return found;
}

function lookedUp(locale: string, key: string): string | undefined {
  for (const name of [`${locale} first`, `${locale} rest`, 'en first', 'en rest'])
    for (const tree of loaded.get(name) ?? []) {
      const found = leafOf(tree, key);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Keys of a tree may have dots themselves. */
function leafOf(tree: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = Object.hasOwn(tree, key) ? tree[key] : tree;
  if (typeof at === 'string') return at;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}
