import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium as browser } from '@playwright/test';
import { chromium, MISSING } from './chromium.mjs';

// Takes every page of the built console at both widths, in both themes, into docs/screenshots/pages.
const PORT = 4198;
const BASE = `http://127.0.0.1:${PORT}`;
const OUT = 'docs/screenshots/pages';
/** Each by its address, and the button that opens what is to be seen on it. */
const PAGES = {
  home: '/',
  'user-look-up': '/?user=48213',
  'prediction-games': '/super-predictor',
  'prediction-questions': '/super-predictor/questions/72001',
  'prediction-reconciled': '/super-predictor/questions/70001',
  'prediction-stats': '/super-predictor/stats/70001/48213',
  tooltips: '/manage-tooltips',
  mail: '/mail/bulk',
  'tds-certificates': '/tdscertificate',
  groups: '/group/stats',
  'picks-games': '/picks/games-list/new',
  'picks-add-players': '/picks/add-question/72001',
  'picks-questions': '/picks/questions/72001',
  'picks-lines-desk': ['/picks/questions/72001', 'Lines desk'],
  'picks-report': '/picks/report?from=2021-01-01&to=2030-01-01',
  'picks-user-report': '/picks/user-report/48213?from=2021-01-01&to=2030-01-01',
  'trades-games': '/trades/games-list',
  'trades-questions': '/trades/questions-list/70001',
  'trades-settlement': ['/trades/questions-list/70001', 'Distribute Winning'],
  'trades-user-games': '/trades/user-games/48213',
  'trades-stats': '/trades/stats/70001/48213',
  'trades-report': '/trades/report',
  'trades-game-report': '/trades/report/70001',
  coupons: '/coupons/add',
  'coupon-form': '/coupons/add/72001',
  'street-games': '/street/games-list/48213',
  'street-index': '/street/index/48213/71001',
  'street-reports': '/street/reports/48213/71001',
  'street-teams': '/street/teams/48213/71001',
  'more-games': '/more-games/stats?type=1&user_id=48213',
  pan: '/pan-verification/manage',
  bank: '/bank-verification/manage',
  calls: '/call-logs/manage',
  'financial-report': '/financial-report/download',
  unauthorized: '/unauthorized',
  'not-found': '/nowhere',
};

/** As the staff sign-in page calls them. */
const ROLES = ['Admin', 'Tech support', 'Operations', 'Support admin', 'Support'];
const homeOf = (role) => `home-of-${role.toLowerCase().replace(' ', '-')}`;

/** An answer with nothing in its lists. */
const emptied = (value) =>
  Array.isArray(value)
    ? []
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
      : value;

const executablePath = chromium();
if (!executablePath) {
  console.error(MISSING);
  process.exit(1);
}
const server = spawn('npx', ['vite', 'preview', '--port', String(PORT), '--strictPort'], {
  stdio: 'ignore',
  detached: true,
});
/** Waits until nothing on a page is still on its way: reads, parts of the console, pictures. */
async function settled(page) {
  await wait(500);
  await page
    .waitForFunction(
      () =>
        !document.querySelector('.MuiSkeleton-root, .bar, [aria-busy=true]') &&
        !document.body.textContent.includes('Data is Loading...') &&
        [...document.images].every(({ complete }) => complete),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => {});
}

try {
  for (let tries = 0; tries < 50; tries += 1) {
    const up = await fetch(`${BASE}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    await wait(200);
  }
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const chrome = await browser.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const open = async (role, theme, [width, height]) => {
    const context = await chrome.newContext({
      viewport: { width, height },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    await context.addInitScript((mode) => {
      localStorage.setItem('RaStoreConsole.version', '1');
      localStorage.setItem('RaStoreConsole.theme', JSON.stringify(mode));
    }, theme);
    const page = await context.newPage();
    await page.goto(`${BASE}/staff-login?return=${encodeURIComponent(`${BASE}/`)}`);
    await page.getByText(role, { exact: true }).first().click();
    await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
    return page;
  };
  const take = async (theme, size) => {
    const [width] = size;
    const page = await open('Admin', theme, size);
    for (const [name, shown] of Object.entries(PAGES)) {
      const [path, button] = [shown].flat();
      await page.goto(BASE + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      if (button) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await settled(page);
      }
      await page.screenshot({ path: `${OUT}/${name}-${width}-${theme}.jpg`, quality: 60 });
    }
    await page.context().close();
  };
  /** Home of a role: with what waits in the embedded services, and where every list of them is empty. */
  const takeHome = async (role) => {
    const page = await open(role, 'light', [1440, 900]);
    const shoot = async (name) => {
      await page.goto(BASE);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await page.screenshot({ path: `${OUT}/${homeOf(role)}-${name}.jpg`, quality: 60 });
    };
    await shoot('work');
    await page.route('**/services/**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json().catch(() => null);
      await (body === null
        ? route.fulfill({ response: answer })
        : route.fulfill({ response: answer, json: emptied(body) }));
    });
    await shoot('quiet');
    await page.context().close();
  };
  const looks = ['light', 'dark'].flatMap((theme) => [
    take(theme, [1440, 900]),
    take(theme, [390, 844]),
  ]);
  await Promise.all(looks);
  for (const role of ROLES) await takeHome(role);
  await chrome.close();
  const rows = Object.keys(PAGES).map((name) => {
    const look = (width, theme) => `[${theme}](pages/${name}-${width}-${theme}.jpg)`;
    const both = (width) => `${look(width, 'light')}, ${look(width, 'dark')}`;
    return `| ${name} | ${both(1440)} | ${both(390)} |`;
  });
  writeFileSync(
    'docs/screenshots/README.md',
    [
      '# Every page',
      '',
      '`npm run screenshots` takes them anew.',
      '',
      '| Page | 1440 × 900 | 390 × 844 |',
      '| --- | --- | --- |',
      ...rows,
      '',
      '## Home of each role',
      '',
      '| Role | with work | without |',
      '| --- | --- | --- |',
      ...ROLES.map(
        (role) =>
          `| ${role} | [work](pages/${homeOf(role)}-work.jpg) | [none](pages/${homeOf(role)}-quiet.jpg) |`,
      ),
      '',
    ].join('\n'),
  );
} finally {
  process.kill(-server.pid);
}
