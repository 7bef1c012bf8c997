import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as browser } from '@playwright/test';
import { chromium, MISSING } from '../scripts/chromium.mjs';

// How big the console is and how fast it opens. Prints figures; never fails on one.
const PORT = 4199;
const BASE = `http://127.0.0.1:${PORT}`;
const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
const files = readdirSync('dist/assets').map((name) => join('dist/assets', name));
const scripts = files.filter((name) => name.endsWith('.js'));
const zipped = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(name)).length, 0);
const entry = readFileSync('dist/index.html', 'utf8').match(/assets\/(index-[^"]+\.js)/)?.[1];
console.log(`scripts: ${scripts.length} files, ${kB(zipped(scripts))} gzipped in all`);
if (entry) console.log(`first script: ${kB(zipped([join('dist/assets', entry)]))} gzipped`);
for (const name of scripts.sort((a, b) => statSync(b).size - statSync(a).size).slice(0, 5))
  console.log(`  ${name.replace('dist/assets/', '')}: ${kB(zipped([name]))}`);

const executablePath = chromium();
if (!executablePath) {
  console.log(MISSING);
  process.exit(0);
}
const server = spawn('npx', ['vite', 'preview', '--port', String(PORT), '--strictPort'], {
  stdio: 'ignore',
  env: { ...process.env, SCALE: process.env.SCALE ?? '10' },
  detached: true,
});
try {
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${BASE}/config.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const chrome = await browser.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await chrome.newPage();
  const opened = async (path, seen) => {
    const started = performance.now();
    await page.goto(`${BASE}${path}`);
    await seen();
    return `${Math.round(performance.now() - started)} ms`;
  };
  await page.goto(`${BASE}/staff-login?return=${encodeURIComponent(`${BASE}/`)}`);
  await page.getByText('Admin', { exact: true }).first().click();
  const heading = () => page.getByRole('heading', { level: 1 }).waitFor();
  await heading();
  for (const path of [
    '/',
    '/bank-verification/manage',
    '/pan-verification/manage',
    '/super-predictor',
    '/super-predictor/questions/72007',
    '/trades/questions-list/72003',
  ])
    console.log(`${path}: ${await opened(path, heading)} to its heading`);
  await chrome.close();
} catch (error) {
  console.log(`not measured: ${error instanceof Error ? error.message : error}`);
} finally {
  process.kill(-server.pid);
}
