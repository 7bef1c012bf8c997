import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { headOf } from '#resource-kit/head.ts';
import { resources } from '#resources/index.ts';
import { aheadSource, deferredSource, whereDeclared } from './deferResources.ts';

const heads = resources.map(headOf);
const where = whereDeclared(
  parseAst(readFileSync('src/resources/index.ts', 'utf8'), { lang: 'ts' }),
);

it('a head is plain data: a build loses nothing of it [CFG-01]', () => {
  expect(JSON.parse(JSON.stringify(heads))).toEqual(heads);
});

it('finds the file of each declared resource [CFG-01, NET-08]', async () => {
  const found = await Promise.all(
    where.map(async ({ file, exported }) => (await import(/* @vite-ignore */ file))[exported]),
  );
  expect(found).toEqual(resources);
  expect(found.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
});

it('gives a build each head, and the rest behind an import [NET-08]', () => {
  const source = deferredSource(heads.slice(0, 2), where);
  const [first, second] = heads;
  expect(source).toContain(JSON.stringify(first));
  expect(source).toContain(JSON.stringify(second));
  expect(source.match(/load: \(\) => import\("#resources\/[^"]+"\)/g)).toHaveLength(2);
  expect(parseAst(source).body).toHaveLength(1);
});

it('says what it cannot read of a list that is written in another way', () => {
  expect(() => whereDeclared(parseAst('export const others = [];'))).toThrow(
    'no list of resources',
  );
  expect(() => whereDeclared(parseAst('export const resources = [a];'))).toThrow('does not import');
});

describe('what the page asks for beside the console', () => {
  const source = aheadSource(readFileSync('src/resources/ahead.ts', 'utf8'), heads, where);
  const areas = [...source.matchAll(/\["([^"]+)", \(\) => import\("([^"]+)"\)\]/g)];

  const areaOf = (file = '') => file.split('/')[1];

  it('are the declarations of the pages that it leads to, whichever that is [UI-13]', () => {
    const firstOf = (path: string) =>
      areas.find(([, area = '']) => path === area || path.startsWith(`${area}/`))?.[2];
    for (const [index, { route, createPage, pages = [] }] of heads.entries())
      for (const path of [route, createPage?.route, ...pages.map((page) => page.path)])
        if (path) expect(areaOf(firstOf(path)), path).toBe(areaOf(where[index]?.file));
  });

  it('are refused where the list of them is written in another way', () => {
    expect(() => aheadSource('export const others = [];', heads, where)).toThrow(
      'no list of areas',
    );
  });
});
