import { spawn, spawnSync } from 'node:child_process';
import { chromium as browser } from '@playwright/test';
import { chromium, MISSING } from '../scripts/chromium.mjs';
import { firstList, serve } from './firstList.mjs';
import { longLists, plainRows } from './longLists.mjs';
import { declaredRows, pageChanges, pageToPage } from './pages.mjs';

// How big the console is and how fast it opens, beside bare react-admin. Prints figures; never fails on one.
const PORT = 4199;
const BASE = `http://127.0.0.1:${PORT}`;
spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
spawnSync(process.execPath, ['scripts/budget.mjs'], { stdio: 'inherit' });

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
  page.setDefaultTimeout(15_000);
  for (const [FLOOR, more] of [
    ['index', []],
    ['rows', ['--outDir', '../../dist-floor/rows', '--base', './']],
  ])
    spawnSync(
      'npx',
      ['vite', 'build', 'bench/floor', '--config', 'bench/floor/vite.config.ts', ...more],
      { stdio: 'inherit', env: { ...process.env, FLOOR } },
    );
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
  await page.goto(`${BASE}/staff-login?return=${encodeURIComponent(`${BASE}/`)}`);
  await page.getByText('Admin', { exact: true }).first().click();
  const heading = () => page.getByRole('heading', { level: 1 }).waitFor();
  await heading();
  const open = async (path) => {
    await page.goto(`${BASE}${path}`);
    await heading();
  };
  console.table(await pageToPage(page, open));
  console.table([
    ...(await longLists(page, open, 1)),
    await plainRows(page, `http://127.0.0.1:${PORT + 2}/rows/rows.html`, 1),
    ...(await longLists(page, open, 4)),
    await plainRows(page, `http://127.0.0.1:${PORT + 2}/rows/rows.html`, 4),
  ]);
  console.table(await declaredRows(page, open));
  console.log(await pageChanges(page, open));
  for (const server of served) server.close();
  await chrome.close();
} catch (error) {
  console.log(`not measured: ${error instanceof Error ? error.message : error}`);
} finally {
  process.kill(-server.pid);
}
// Whatever is still open, such as the servers of the first list.
process.exit(0);
