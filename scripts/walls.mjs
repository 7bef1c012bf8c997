// The arrows between the folders in one list; `npm run walls` writes them into biome.json, a test holds it current.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From the bottom up: a folder imports from those before it, never from those after it. */
export const ORDER = [
  'rules',
  'contract',
  'config',
  'http',
  'authProvider',
  'cache',
  'actions',
  'dataProvider',
  'ui',
  'fields',
  'resource-kit',
  'resources',
  'custom-pages',
  'layout',
];

/** These know no React. */
const PLAIN = ['rules', 'contract'];
/** What the embedded services may import of the console. */
const SERVED = ['rules', 'contract', 'authProvider'];

const groupOf = (folders) => folders.flatMap((folder) => [`#${folder}/*`, `#${folder}/**`]);

const COMMON = [
  { group: groupOf(['mocks']), message: 'The console never imports the embedded services.' },
  { group: groupOf(['testing']), message: 'Only tests import what helps tests.' },
  { group: ['../../*', '../../**'], message: 'Use the # imports instead of climbing.' },
  { group: ['#App.tsx', '#main.tsx'], message: 'Nothing imports the entry.' },
];

const wall = (includes, patterns, paths) => ({
  includes: [...includes, '!**/*.test.ts', '!**/*.test.tsx'],
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns, ...(paths && { paths }) },
        },
      },
    },
  },
});

const NO_REACT = Object.fromEntries(
  ['react', 'react-dom', 'ra-core', 'react-admin'].map((name) => [
    name,
    { message: 'Rules and contract know no React.' },
  ]),
);

/** The overrides of biome.json that keep the arrows. */
export const walls = () => [
  ...ORDER.map((folder, place) => {
    const above = ORDER.slice(place + 1);
    const message = `${folder} lies below these: arrows run one way.`;
    return wall(
      [`src/${folder}/**`],
      above.length > 0 ? [...COMMON, { group: groupOf(above), message }] : COMMON,
      PLAIN.includes(folder) ? NO_REACT : undefined,
    );
  }),
  wall(
    ['mocks/**'],
    [
      {
        group: groupOf(ORDER.filter((folder) => !SERVED.includes(folder))),
        message: 'The embedded services know contract and rules only.',
      },
    ],
  ),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  config.overrides = walls();
  writeFileSync('biome.json', JSON.stringify(config, null, 2));
  spawnSync('npx', ['biome', 'format', '--write', 'biome.json'], { stdio: 'inherit' });
}
