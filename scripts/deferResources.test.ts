import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { headOf } from '#resource-kit/head.ts';
import { resources } from '#resources/index.ts';
import { deferredSource, whereDeclared } from './deferResources.ts';

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
