// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customPages } from '#custom-pages/pages.ts';
import { englishFirst } from '#i18n/englishFirst.ts';
import { englishRest } from '#i18n/englishRest.ts';
import { phrase } from '#i18n/phrase.ts';
import { textOf } from '#i18n/texts.ts';
import { home } from '#layout/pages/home.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';

const SCREENS = ['ResourceList', 'ResourceForm', 'ListWithForm', 'ResourceShow'].map(
  (name) => `src/resource-kit/${name}.tsx`,
);

/** What declares pages; their words stand on pages, which wait for their texts. */
const isDeclared = (file: string): boolean =>
  /^src\/(resources|custom-pages|contract)\//.test(file);

/** The files that a file brings at once. */
function broughtBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)';/gms)]
    .map(([, path = '']) =>
      path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path),
    )
    .filter((path) => path.startsWith('src/') && existsSync(path));
}

/** All files that are there when the frame and a plain page are. */
function first(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || isDeclared(file) || file.startsWith('src/i18n/')) return;
    seen.add(file);
    for (const next of broughtBy(file)) visit(next);
  };
  for (const file of ['src/start.tsx', ...SCREENS]) visit(file);
  return seen;
}

/** The files of a folder, without those of resources that are declared below it. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return existsSync(`${path}/resource.ts`) ? [] : filesOf(path);
    return /\.tsx?$/.test(path) && !/test/i.test(entry.name) ? [path] : [];
  });
}

const declarations = readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('resource.ts'))
  .map((path) => `src/resources/${path}`)
  .filter((path) => readFileSync(path, 'utf8').includes("texts: 'first'"));

const REST = new RegExp(`['"\`]((?:${Object.keys(englishRest).join('|')})\\.[\\w.$]+)`, 'g');

/** The keys in a file whose texts are not there from the beginning. */
const lateKeys = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
      .matchAll(REST),
  ]
    .map(([, key = '']) => key)
    .filter((key) => !Object.hasOwn(englishFirst, key));

describe('texts come before they are shown [APP-17]', () => {
  it('the frame and the screens that are made of declarations do with the first texts', () => {
    const files = first();
    expect(files.size).toBeGreaterThan(200);
    expect([...files].flatMap((file) => lateKeys(file).map((key) => `${file}: ${key}`))).toEqual(
      [],
    );
  });

  it('so do the resources that say so', () => {
    expect(declarations.length).toBeGreaterThan(3);
    const files = declarations.flatMap((path) => filesOf(dirname(path)));
    expect(files.flatMap((file) => lateKeys(file).map((key) => `${file}: ${key}`))).toEqual([]);
  });

  it('what the drawer, the favourites and the address name is among the first', () => {
    const labels = [home, ...resources.flatMap(pagesOf), ...customPages].flatMap(
      ({ title, menu }) => [title, menu?.label],
    );
    const keys = labels.flatMap((label) =>
      typeof label === 'string' ? [label] : label && 'key' in label ? [label.key] : [],
    );
    expect(keys.length).toBeGreaterThan(35);
    expect(keys.filter((key) => textOf('en', key) === undefined)).toEqual([]);
  });
});

describe('a text and what fills it [APP-17]', () => {
  it.each([
    ['%{name} of %{game}', { name: '$&', game: 3 }, '$& of 3'],
    ['%{name} stays', {}, '%{name} stays'],
    ['1 row |||| %{smart_count} rows', { smart_count: 1 }, '1 row'],
    ['1 row |||| %{smart_count} rows', { smart_count: 0 }, '0 rows'],
    ['one form for %{smart_count}', { smart_count: 7 }, 'one form for 7'],
    ['%{count} |||| %{other}', { count: 'a', other: null }, 'a |||| %{other}'],
  ])('%s', (text, filling, filled) => {
    expect(phrase(text, filling)).toBe(filled);
  });
});
