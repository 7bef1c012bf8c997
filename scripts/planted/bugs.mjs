import { readdirSync } from 'node:fs';

/**
 * A bug to plant: in `file`, the text `find` (there exactly once) becomes `replace`. `tests` are the test files that
 * should catch it, or 'related' for all that import the file. A bug that no test needs to catch says why in `explained`.
 *
 * @typedef {{ file: string, find: string, replace: string, tests: string[] | 'related', explained?: string }} Bug
 */

const LISTS = new URL('lists/', import.meta.url);

/** Every listed bug, by area. @type {{ area: string, bugs: Bug[] }[]} */
export const areas = await Promise.all(
  readdirSync(LISTS)
    .filter((name) => name.endsWith('.mjs'))
    .sort()
    .map(async (name) => ({
      area: name.replace('.mjs', ''),
      bugs: (await import(new URL(name, LISTS).href)).default,
    })),
);
