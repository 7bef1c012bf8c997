import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const USER = '48213';
const LIVE = '71001';
const GAMES = 'GET auth street/support/user-games/{status}/street.json';

test('from a typed user to an order of a live game, by keyboard [STR-01, STR-02, STR-04, APP-11]', async ({
  page,
  signIn,
}) => {
  await signIn('support', '/street/games-list');
  await page.getByLabel('User ID').fill(` ${USER}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/street/games-list/${USER}$`));
  await page.getByRole('tab', { name: 'Live' }).click();
  const card = page.getByRole('link', { name: / v / }).first();
  await expect(card).toContainText('In progress');
  const name = (await card.textContent()) ?? '';
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Street game .+, user 48213$/);
  const selected = page.getByRole('group', { name: 'Selected game' });
  await expect(selected).toContainText(' v ');
  const [, home = '?', away = '?'] =
    /(\w{3}) v (\w{3})/.exec((await selected.textContent()) ?? '') ?? [];
  expect(name).toContain(home);
  expect(name).toContain(away);
  await page.getByRole('tab', { name: 'Street Orders' }).click();
  await expect(page).toHaveURL(/\?tab=orders$/);
  await expect(
    page
      .getByRole('list', { name: 'Street Orders' })
      .getByText(/^(Buy|Sell)$/)
      .first(),
  ).toBeVisible();
  const price = page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Price' });
  await price.press('Enter');
  await expect(price).toHaveText('Price, sorted ascending');
});

test('the old orders stay when a refresh fails, and are read again [UI-15, NET-08]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', `/street/index/${USER}/${LIVE}?tab=orders`);
  const rows = page.getByRole('list', { name: 'Street Orders' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await services.fault({ call: 'GET auth street/support/orders/mine', status: 403 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Could not be refreshed')).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await services.clearFaults();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Could not be refreshed')).toBeHidden();
});

test('asks for nothing before the role is known to be allowed, and for each tab once [APP-01, STR-01]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('supportadmin', `/street/games-list/${USER}?tab=inactive`);
  await expect(page.getByRole('tab', { name: 'Completed', selected: true })).toBeVisible();
  await expect(page.getByRole('link', { name: / v / }).first()).toBeVisible();
  const asked = await services.requests(GAMES);
  expect(asked.map(({ path }) => path)).toEqual(['street/support/user-games/inactive/street.json']);
});

test('stays fluid with 5,000 orders and finds one of the last [UI-13]', async ({
  page,
  signIn,
  services,
}) => {
  const orders = Array.from({ length: 5000 }, (_, n) => ({
    _id: n,
    trade_action: n % 2 ? 'buy' : 'sell',
    order_state: 'open',
    quantity: 10,
    processed_quantity: 4,
    price: 12.5,
    updatedAt: '2022-04-09T13:00:00Z',
    team: { name: `Team number ${n}` },
  }));
  await services.fault({
    call: 'GET auth street/support/orders/mine',
    status: 200,
    body: { orders },
  });
  await signIn('support', `/street/index/${USER}/${LIVE}?tab=orders`);
  const list = page.getByRole('list', { name: 'Street Orders' });
  await expect(list.getByText('Team number 0')).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await page.getByLabel('Find in list').fill('number 4987');
  await expect(list.getByText('Team number 4987')).toBeInViewport();
  await page.mouse.wheel(0, -400_000);
  await expect(list.getByText('Team number 0', { exact: true })).toBeInViewport();
  // On paper all rows stand below the labels of their columns. Found by tags: roles of so many rows take half a minute.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('ul[aria-label="Street Orders"]:visible > li')).toHaveCount(1000);
  await expect(page.locator('p', { hasText: '4000 more rows are not printed.' })).toBeVisible();
  await expect(page.locator('button', { hasText: 'Price' })).toBeVisible();
  await expect(page.locator('button', { hasText: 'Export CSV' })).toBeHidden();
});

for (const [name, path] of [
  ['games', `/street/games-list/${USER}?tab=inprogress`],
  ['holdings', `/street/index/${USER}/${LIVE}?tab=holdings`],
  ['reports', `/street/reports/${USER}/72001`],
  ['teams', `/street/teams/${USER}/${LIVE}`],
] as const)
  test(`street ${name}: no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]`, {
    tag: '@axe',
  }, async ({ page, signIn }) => {
    await signIn('support', path);
    await expect(page.getByText(/^Updated \d/)).toBeVisible();
    if (name !== 'games')
      await expect(page.getByRole('group', { name: 'Selected game' })).toBeVisible();
    await expectAccessible(page);
  });
