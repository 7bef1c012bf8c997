import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

interface Bug {
  file: string;
  find: string;
  replace: string;
  tests: string[] | 'related';
  explained?: string;
}
const listed = './planted/bugs.mjs';
const { areas } = (await import(/* @vite-ignore */ listed)) as {
  areas: { area: string; bugs: Bug[] }[];
};
const all = areas.flatMap(({ bugs }) => bugs);

describe('the bugs to plant', () => {
  it.each(areas)('of $area stand where they are listed, and their tests exist', ({ bugs }) => {
    const lost = bugs.filter(
      ({ file, find, replace }) =>
        !existsSync(file) ||
        find === replace ||
        readFileSync(file, 'utf8').split(find).length !== 2,
    );
    expect(lost.map(({ file, find }) => [file, find])).toEqual([]);
    const tests = bugs.flatMap((bug) => (bug.tests === 'related' ? [] : bug.tests));
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
    expect(bugs.filter((bug) => bug.tests.length === 0)).toEqual([]);
  });

  it('are mistakes of sense, not of grammar', () => {
    const spoiled = all.filter(({ file, find, replace }) => {
      const source = readFileSync(file, 'utf8').replace(find, () => replace);
      return parseSync(file, source).errors.length > 0;
    });
    expect(spoiled.map(({ file, replace }) => [file, replace])).toEqual([]);
  });

  it('are at least 150, each another', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    const written = all.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
    expect(new Set(written).size).toBe(all.length);
  });
});
