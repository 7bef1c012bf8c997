import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, MISSING } from './chromium.mjs';

// Runs Playwright against the built console; builds it first unless E2E_DIST names a build.
const executable = chromium();
if (!executable) {
  console.error(MISSING);
  process.exit(1);
}
const dist = process.env.E2E_DIST ?? 'dist';
const run = (command, ...args) =>
  spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable, E2E_DIST: dist },
  }).status ?? 1;

if (!process.env.E2E_DIST || !existsSync(dist)) {
  const built = run('vite', 'build', '--outDir', dist, '--logLevel', 'warn');
  if (built !== 0) process.exit(built);
}
process.exit(run('playwright', 'test', ...process.argv.slice(2)));
