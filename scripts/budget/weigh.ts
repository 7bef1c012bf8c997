import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Weights } from './budget.ts';

/** Shared by pages that need them, and no page's own: what pages have in common, declarations, charts, the viewer, files and CSV. */
const SHARED = /^(parts|frame|declared|chartParts|Chart\w*|FileSize|papaparse|english|hindi)/;
/** The declaration of the list that is measured. */
const FIRST_LIST = /^declared-tooltips-/;
const DECLARED = /^declared-/;
/** Besides scripts and styles: the page, its font, /config.json, the list's read. */
const OTHERS = 4;

const bare = (name: string): string => name.replace(/-[\w-]{8}\.(js|css)$/, '');

/** Weighs the build in a folder. Throws where its first scripts cannot be told. */
export function weigh(dist: string): Weights {
  const assets = join(dist, 'assets');
  const source = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const found = (name: string, pattern: RegExp): string[] =>
    [...(source.get(name) ?? '').matchAll(pattern)].flatMap(([, path = '']) =>
      source.has(path) ? path : [],
    );
  const brought = (name: string) => found(name, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  const later = (name: string) => found(name, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g);
  const closure = (names: readonly string[]): Set<string> => {
    const all = new Set(names);
    // A set is walked to its end, also where it grows under way.
    for (const name of all) for (const next of brought(name)) all.add(next);
    return all;
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  const begun = closure(named);
  // What starts the console asks for it by itself, so that its failure can be said; and for what is declared of the page.
  const first = closure([
    ...begun,
    ...[...begun]
      .filter((name) => /^before/.test(name))
      .flatMap(later)
      .filter((name) => !DECLARED.test(name) || FIRST_LIST.test(name)),
  ]);
  if (![...first].some((name) => name.startsWith('console-')))
    throw new Error('The scripts of the first list are not found in the build');
  const size = (name: string): number => gzipSync(source.get(name) ?? '').length;
  const pages = [...first].flatMap(later).filter((name) => !first.has(name));
  return {
    first: Object.fromEntries([...first].map((name) => [bare(name), size(name)])),
    requests:
      first.size +
      readdirSync(assets).filter((name) => /^(console|libraries).*\.css$/.test(name)).length +
      OTHERS,
    routes: Object.fromEntries(
      pages.map((name) => [
        bare(name),
        [...closure([name])]
          .filter((one) => !first.has(one) && !SHARED.test(one))
          .reduce((all, one) => all + size(one), 0),
      ]),
    ),
  };
}
