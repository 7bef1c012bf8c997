import type { Page, Request } from '@playwright/test';
import { issueToken, ROLES } from '#mocks/token.ts';
import { securityHeaders } from '../deploy/headers.ts';
import { expectAccessibleNow } from './accessible.ts';
import { expect, test } from './console.ts';

const LOGIN_NAMES = {
  admin: 'Admin',
  'tech-support': 'Tech support',
  operations: 'Operations',
  supportadmin: 'Support admin',
  support: 'Support',
} as const;
/** Pages of the drawer with Home (APP-10). */
const ENTRIES = { admin: 21, 'tech-support': 15, operations: 6, supportadmin: 9, support: 7 };

const main = (page: Page) => page.getByRole('main');
const asked = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const logIn = async (page: Page, role: keyof typeof LOGIN_NAMES = 'admin') => {
  await expect(page).toHaveURL(/\/staff-login\?/);
  await page
    .getByRole('button', { name: new RegExp(`^${LOGIN_NAMES[role]}(?! admin|istr)`) })
    .click();
};

test('each role signs in by the login page and has its home; what it may not open says so [APP-01, APP-02, APP-03, APP-05, APP-07, APP-10]', async ({
  page,
}) => {
  await page.goto('/?user=');
  for (const role of ROLES) {
    await logIn(page, role);
    await expect(page).toHaveURL(/\/(\?user=)?$/);
    await expect(main(page)).toContainText('What waits for you');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveCount(
      ENTRIES[role],
    );
    await asked(page, 'Sign out').click();
    await asked(page, 'Log in').click();
  }
  await page.goto('/mail/bulk/');
  await logIn(page, 'operations');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(main(page)).toContainText('Your role operations may not open Bulk mail.');
  await page.goto('/nowhere?x=1');
  await expect(main(page)).toContainText('Error!!! Not Found');
  await main(page).getByRole('link', { name: 'Go to the home page' }).click();
  await expect(main(page)).toContainText('What waits for you');
});

test('a token in the address is gone before the first request, other parameters stay [APP-05, APP-06]', async ({
  page,
  services,
}) => {
  const token = issueToken({ role: 'admin' });
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(request);
  });
  await page.goto(`/trades/games-list?status=inactive&jwt=${token}&x=1#part`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await services.requests()).length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/trades\/games-list\?status=inactive&x=1#part$/);
  for (const request of asked.slice()) {
    const { referer = '' } = await request.allHeaders();
    expect(`${request.url()} ${referer}`).not.toContain(token);
  }
  expect((await services.requests()).every(({ hasBearer }) => hasBearer)).toBe(true);
  const kept = await page.evaluate(() => [
    JSON.stringify({ ...localStorage }),
    document.documentElement.outerHTML,
    JSON.stringify(history.state),
  ]);
  for (const text of kept) expect(text).not.toContain(token);
});

test('a tab opened from a signed-in one is signed in; signing out ends every tab, and Back shows nothing [APP-09]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin', '/bank-verification/manage');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Groups' }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/group\/stats$/);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('eyJ');
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await asked(other, 'Sign out').click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(tab.getByRole('row')).toHaveCount(0);
    expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/staff-login\?/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('at the end of the session a dialog covers the data; what was typed is there after the login [APP-08, NET-10]', async ({
  page,
}) => {
  // Without the server's time the desk clock counts, which this test moves.
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.clock.install();
  await page.goto('/coupons/add/72001');
  await page.getByText('More').click();
  await page.getByText('6 minutes').click();
  await logIn(page);
  await page.getByLabel('Code').fill('KEEP-ME');
  await page.clock.fastForward('01:05');
  await expect(page.getByRole('alert')).toContainText('Your session ends in 5 min');
  await page.clock.fastForward('04:00');
  await expect(page.getByRole('alert')).toContainText('Your session ends in 1 min');
  await page.clock.fastForward('01:05');
  const dialog = page.getByRole('alertdialog', { name: 'Session ended' });
  await expect(dialog).toContainText('Your session has run out.');
  await expect(dialog.getByRole('button', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL(/\/coupons\/add\/72001$/);
  await expect(page.getByLabel('Code')).toHaveValue('KEEP-ME');
});

test('a configuration that cannot be used names the key, sends nothing, and works once mended [NET-02]', async ({
  page,
  services,
}) => {
  let spoil: (config: Record<string, unknown>) => unknown = () => '<!doctype html>';
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const made = spoil(await answer.json());
    await route.fulfill({
      response: answer,
      body: typeof made === 'string' ? made : JSON.stringify(made),
    });
  });
  const title = page.getByRole('alert').getByRole('heading');
  await page.goto(`/bank-verification/manage?jwt=${issueToken({ role: 'admin' })}`);
  await expect(title).toHaveText('Console configuration could not be loaded: config.json');
  for (const [key, spoiled] of [
    [
      'services.auth',
      (config) => ({ ...config, services: { ...Object(config.services), auth: undefined } }),
    ],
    ['loginUrl', (config) => ({ ...config, loginUrl: 'javascript:alert(1)' })],
    ['services', ({ services: _, ...rest }) => rest],
  ] satisfies [string, typeof spoil][]) {
    spoil = spoiled;
    await asked(page, 'Retry').click();
    await expect(title).toHaveText(`Console configuration could not be loaded: ${key}`);
  }
  expect(await services.requests()).toEqual([]);
  spoil = (config) => ({
    ...config,
    environment: { label: 'Staging', tone: 'warning' },
    readOnly: true,
    notice: 'Works at 22:00',
  });
  await asked(page, 'Retry').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/Staging.*Read-only.*Works at 22:00/s);
  await expect(page).toHaveTitle(/^\[Staging\] /);
});

test('a part that is missing after a release offers a reload, and the rest works [NET-09]', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ChunkFailure|dynamically imported module/);
  await signIn('admin', '/');
  await expect(main(page)).toContainText('What waits for you');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: 'Financials' }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Loading chunk financial-report failed');
  await expect(alert).toContainText('Reason: missing');
  await page.unroute('**/assets/*');
  await page.route('**/assets/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(alert).toContainText(/Loading chunk (groups|GroupFilters|PageSelector) failed/);
  await expect(alert).toContainText('Reason: error');
  await page.unroute('**/assets/*');
  await page.route('**/assets/console-*', (route) => route.abort());
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('The console could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/console-*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an area whose declarations are missing says so on its own pages; the others and the menu work [NET-09, CFG-01]', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ChunkFailure|dynamically imported module/);
  await page.route('**/assets/declared-coupons-*', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await signIn('admin', '/coupons/add');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Loading chunk coupons failed');
  await expect(alert).toContainText('Reason: missing');
  await page.getByRole('link', { name: 'Tooltips' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.unroute('**/assets/declared-coupons-*');
  await page.getByRole('link', { name: 'Coupons' }).click();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupons');
});

test('the page runs no foreign script and sends the headers of a deployment [NET-12, APP-06]', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/);
  await signIn('admin', '/');
  await expect(main(page)).toContainText('What waits for you');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.__pwn = 1';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.__pwn = 2');
    const broken = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = '/none.png';
    document.body.append(script, image);
    const foreign = await fetch('https://foreign.example/').catch(() => 'refused');
    await broken;
    let evaluated = 'refused';
    try {
      evaluated = String(new Function('return 1')());
    } catch {
      // As it should be.
    }
    return [Reflect.get(window, '__pwn'), foreign, evaluated];
  });
  expect(ran).toEqual([undefined, 'refused', 'refused']);
  const headers = securityHeaders({ services: {} });
  const page_ = { 'sec-fetch-mode': 'navigate' };
  for (const [path, status, cache, asking] of [
    ['/', 200, 'no-store', page_],
    ['/trades/report/7', 200, 'no-store', page_],
    ['/config.json', 200, 'no-store', {}],
    ['/assets/gone-12345678.js', 404, 'public, max-age=31536000, immutable', {}],
    ['/trades/report/7', 404, 'no-store', { 'sec-fetch-mode': 'cors' }],
    ['/.git/config', 404, 'no-store', {}],
  ] as const) {
    const answer = await request.get(path, { headers: asking });
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      status,
      cache,
    ]);
    for (const [name, value] of Object.entries(headers))
      expect(answer.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
});

test('a page that is opened in Hindi is in Hindi from its first moment, whatever comes later [APP-17]', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('RaStoreConsole.version', '1');
    localStorage.setItem('RaStoreConsole.locale', '"hi"');
  });
  await signIn('admin', '/trades/games-list');
  for (const visit of ['new', 'again']) {
    if (visit === 'again') await page.reload();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('ट्रेड्स गेम');
    await expect(page.getByRole('tab').first()).toHaveText('आगामी');
  }
});

test('everything is reached by keyboard, and on a phone the drawer comes and goes [UI-12, APP-13, APP-14, APP-16]', async ({
  page,
  signIn,
}) => {
  await signIn('support', '/');
  await expect(main(page)).toContainText('What waits for you');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('pan verif');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pan-verification\/manage$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^PAN verification – /);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  const toggle = asked(page, 'Open menu');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'More Games' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/more-games\/stats$/);
  await expect(menu).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

for (const theme of ['light', 'dark'] as const)
  test(`the frame has no axe violation in the ${theme} theme [UI-12]`, async ({
    page,
    signIn,
    services,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('RaStoreConsole.version', '1');
      localStorage.setItem('RaStoreConsole.theme', JSON.stringify(chosen));
    }, theme);
    const check = (what: string) => expectAccessibleNow(page, theme, what);
    await signIn('supportadmin', '/mail/bulk');
    await expect(page).toHaveURL(/\/unauthorized$/);
    await check('unauthorized');
    await page.goto('/nowhere');
    await expect(main(page)).toContainText('Error!!! Not Found');
    await check('not found');
    await page.getByRole('link', { name: 'BANK' }).click();
    await services.fault({
      call: 'POST auth users/bypass-bank-kyc/remove',
      status: 409,
      body: { message: 'Taken off already' },
    });
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Remove' }).click();
    await check('a dialog that asks');
    await asked(page, 'Yes').click();
    await expect(page.getByRole('alert')).toContainText('Taken off already');
    await check('a notice');
    await asked(page, 'Activity: 1, not all were done').click();
    await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText('Taken off already');
    await check('activity list');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('7');
    await check('palette');
    await page.keyboard.press('Escape');
    await services.fault({ call: 'GET auth users/bypass-bank-kyc/list', status: 401 });
    await page.reload();
    await expect(page.getByRole('alertdialog', { name: 'Session ended' })).toBeVisible();
    await check('session dialog');
    // Home asks for what waits, too: the next session must not end by this one's fault.
    await services.clearFaults();
    await page.goto('/?jwt=none');
    await expect(page).toHaveURL(/\/staff-login/);
    await signIn('admin', '/');
    await asked(page, 'Sign out').click();
    await check('signed out');
  });
