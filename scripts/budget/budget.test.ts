// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Budget, overBudget, type Weights } from './budget.ts';
import { weigh } from './weigh.ts';

const budget: Budget = { first: { libraries: 200, console: 100 }, requests: 10, route: 40 };
const weights = (more: Partial<Weights> = {}): Weights => ({
  first: { libraries: 200 * 1024, console: 99 * 1024 },
  requests: 10,
  routes: { PanQueue: 39 * 1024 },
  ...more,
});

describe('a build keeps to its budget [UI-13]', () => {
  it.each([
    ['all is within it', {}, []],
    [
      'the first scripts grew',
      { first: { libraries: 204 * 1024, console: 99 * 1024, before: 512 } },
      [
        'The scripts until the first list are 303.5 kB, 3.5 kB more than the budget of 300.0 kB: libraries by 4.0 kB, before by 0.5 kB.',
      ],
    ],
    [
      'a file more',
      { requests: 11 },
      ['Until the first list 11 files are asked for, 1 more than the budget of 10.'],
    ],
    [
      'a page grew',
      { routes: { Home: 1024, PanQueue: 42 * 1024 } },
      ['The page PanQueue brings 42.0 kB of its own, 2.0 kB more than the budget of 40.0 kB.'],
    ],
  ])('%s', (_, more, said) => {
    expect(overBudget(weights(more), budget)).toEqual(said);
  });
});

describe('what is weighed [UI-13]', () => {
  const dist = mkdtempSync(join(tmpdir(), 'weighed-'));
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  it('the first scripts, and what a page brings besides them and what pages share', () => {
    mkdirSync(join(dist, 'assets'));
    const file = (name: string, text: string) => writeFileSync(join(dist, name), text);
    file('index.html', '<script src="/assets/before-AAAAAAAA.js"></script>');
    file('assets/before-AAAAAAAA.js', 'import(`./console-BBBBBBBB.js`)');
    file(
      'assets/console-BBBBBBBB.js',
      'import{a}from"./libraries-CCCCCCCC.js";import("./Home-DDDDDDDD.js")',
    );
    file('assets/libraries-CCCCCCCC.js', 'export const a=1');
    file('assets/Home-DDDDDDDD.js', 'import"./parts-EEEEEEEE.js";import"./tile-FFFFFFFF.js"');
    file('assets/parts-EEEEEEEE.js', 'x'.repeat(5000));
    file('assets/tile-FFFFFFFF.js', 'tile');
    file('assets/console-GGGGGGGG.css', 'a{}');
    const { first, requests, routes } = weigh(dist);
    expect(Object.keys(first).sort()).toEqual(['before', 'console', 'libraries']);
    expect(requests).toBe(3 + 1 + 4);
    expect(Object.keys(routes)).toEqual(['Home']);
    expect(routes.Home).toBeGreaterThan(50);
    expect(routes.Home).toBeLessThan(200);
  });
});
