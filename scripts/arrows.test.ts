import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { walls } from './walls.mjs';

const forbidden: [string, string][] = [
  ['src/rules/a.ts', '#contract/trades.ts'],
  ['src/rules/a.ts', 'react'],
  ['src/contract/a.ts', '#http/call.ts'],
  ['src/contract/a.ts', 'react'],
  ['src/config/a.ts', '#http/call.ts'],
  ['src/http/a.ts', '#cache/reads.ts'],
  ['src/authProvider/a.ts', '#actions/action.ts'],
  ['src/cache/a.ts', '#actions/action.ts'],
  ['src/dataProvider/a.ts', '#ui/Text.tsx'],
  ['src/resource-kit/a.ts', '#resources/index.ts'],
  ['src/actions/a.ts', '#ui/Text.tsx'],
  ['src/fields/a.ts', '#resources/index.ts'],
  ['src/ui/a.tsx', '#resources/index.ts'],
  ['src/ui/a.tsx', '#fields/kinds.ts'],
  ['src/fields/a.ts', '#layout/Menu.tsx'],
  ['src/resources/a.ts', '#custom-pages/pages.ts'],
  ['src/resources/a.ts', '#layout/Menu.tsx'],
  ['src/custom-pages/a.ts', '#layout/Menu.tsx'],
  ['src/layout/a.ts', '#App.tsx'],
  ['src/layout/a.ts', '#mocks/mock.ts'],
  ['src/custom-pages/x/y/a.ts', '../../z.ts'],
  ['mocks/services/a.ts', '#ui/Text.tsx'],
];

const allowed: [string, string][] = [
  ['src/custom-pages/b.ts', '#ui/Text.tsx'],
  ['src/layout/b.ts', '#custom-pages/pages.ts'],
  ['mocks/services/b.ts', '#rules/trades.ts'],
];

const nameOf = (file: string, index: number) => file.replace(/\/[ab]\./, `/case${index}.`);

/** The files that the linter refuses, were each of these imports in a file of that folder. */
function refused(cases: readonly [string, string][]): Set<string> {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  delete config.vcs;
  writeFileSync(join(root, 'biome.json'), JSON.stringify(config));
  cases.forEach(([file, imported], index) => {
    const path = join(root, nameOf(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from '${imported}';\n\nconsole.log(x);\n`);
  });
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const hits = [...stdout.matchAll(/noRestrictedImports,file=([^,]+)/g)];
  return new Set(hits.map(([, file]) => relative(root, file ?? '')));
}

describe('arrows between folders', () => {
  const cases = [...forbidden, ...allowed];
  let hits = new Set<string>();
  beforeAll(() => {
    hits = refused(cases);
  });

  it.each(cases.map(([file, imported], index) => ({ file, imported, index })))(
    '$file and $imported',
    ({ file, index }) => {
      expect(hits.has(nameOf(file, index))).toBe(index < forbidden.length);
    },
  );

  it('stand in the linter as the one list has them', () => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    expect(overrides).toEqual(walls());
  });

  it('guards every folder of the console', () => {
    const guarded = new Set(forbidden.map(([file]) => file.split('/')[1]));
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['i18n', 'testing'].includes(entry.name))
      .map((entry) => entry.name);
    expect(folders.filter((folder) => !guarded.has(folder))).toEqual([]);
  });
});
