import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as browser } from '@playwright/test';
import { chromium, MISSING } from '../scripts/chromium.mjs';
import { firstList, serve } from './firstList.mjs';

// How big the console is and how fast it opens, beside bare react-admin. Prints figures; never fails on one.
const PORT = 4199;
const BASE = `http://127.0.0.1:${PORT}`;
const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const LINES = 5000;

async function pasteLines(page) {
  const picks_question = Array.from({ length: LINES }, (_, n) => ({
    _id: `q${n}`,
    question: 'How many runs?',
    player_data: { name: `Player ${n}` },
    picks_category: 'runs',
    line: 1,
    lines_history: [],
    status: 'inactive',
  }));
  await page.route('**/admin/question/list*', (route) =>
    route.fulfill({ json: { data: { picks_question } } }),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${BASE}/picks/questions/72001?view=desk`);
  await page.getByRole('button', { name: 'Paste from a sheet' }).click();
  const table = picks_question.map(({ player_data }, n) => `${player_data.name}\t${n}.5`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), table.join('\n'));
  await page.getByRole('textbox', { name: 'Rows of the sheet' }).focus();
  const started = performance.now();
  await page.keyboard.press('Control+v');
  await page.getByText(`${LINES} matched`).waitFor();
  return `${Math.round(performance.now() - started)} ms`;
}

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
  spawnSync('npx', ['vite', 'build', 'bench/floor', '--config', 'bench/floor/vite.config.ts'], {
    stdio: 'inherit',
  });
  const served = [await serve('dist', PORT + 1, BASE), await serve('dist-floor', PORT + 2, BASE)];
  const back = encodeURIComponent(`${BASE}/manage-tooltips`);
  const entered = await fetch(`${BASE}/staff-login/enter?role=admin&return=${back}`, {
    redirect: 'manual',
  });
  const token = new URL(entered.headers.get('location')).searchParams.get('jwt');
  console.table(
    await firstList(
      chrome,
      `http://127.0.0.1:${PORT + 1}/manage-tooltips?jwt=${token}`,
      `http://127.0.0.1:${PORT + 2}/#${token}`,
    ),
  );
  for (const server of served) server.close();
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
  console.log(
    `${LINES} lines pasted into the lines desk: ${await pasteLines(page)} to their match`,
  );
  await chrome.close();
} catch (error) {
  console.log(`not measured: ${error instanceof Error ? error.message : error}`);
} finally {
  process.kill(-server.pid);
}
