import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium, MISSING } from './chromium.mjs';
import { engine, jq, NO_ENGINE, NO_JQ, NO_NGINX, nginx } from './nginx.mjs';

// Everything that must hold: types, lint, unit tests, build, browser tests. Closes with 'N passed, N failed'.
const REPORTS = 'test-results/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;

function step(name, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  // A script of ours, or a tool's.
  const [program, given] =
    command === 'node' ? [process.execPath, args] : ['npx', [command, ...args]];
  const { status } = spawnSync(program, given, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return status === 0;
}

function counted(ok, read) {
  try {
    const [good, bad] = read();
    passed += good;
    failed += bad;
    if (!ok && bad === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

const report = (name) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
const single = (ok) => {
  if (ok) passed += 1;
  else failed += 1;
};

single(step('Types', 'tsc', ['--noEmit']));
single(step('Lint', 'biome', ['check', '.']));
const server = nginx();
if (!server) console.error(NO_NGINX);
if (!jq()) console.error(NO_JQ);
if (!engine()) console.error(NO_ENGINE);
counted(
  step(
    'Unit tests',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/unit.json`],
    server ? { NGINX_PATH: server } : {},
  ),
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report('unit');
    return [numPassedTests, numFailedTests || (numFailedTestSuites > 0 ? 1 : 0)];
  },
);
const built = step('Build', 'vite', ['build', '--logLevel', 'warn']);
single(built);
if (built) single(step('Budget', 'node', ['scripts/budget.mjs']));
const executable = chromium();
if (!executable) {
  console.error(MISSING);
  failed += 1;
} else if (built) {
  counted(
    step('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json`,
    }),
    () => {
      const { expected, unexpected, flaky } = report('browser').stats;
      return [expected, unexpected + flaky];
    },
  );
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
