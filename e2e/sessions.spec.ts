import type { Page } from '@playwright/test';
import { issueToken } from '#mocks/token.ts';
import { expect, test } from './console.ts';

const BANK = '/bank-verification/manage';
const main = (page: Page) => page.getByRole('main');
const owner = (page: Page) => page.getByRole('banner');
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Session ended' });
const logIn = async (page: Page) => {
  await expect(page).toHaveURL(/\/staff-login\?/);
  await page.getByRole('button', { name: /^Admin/ }).click();
};
/** Takes the token away, and lets the page see it. */
async function end(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.removeItem('jwt');
    dispatchEvent(new PageTransitionEvent('pageshow'));
  });
  await expect(ended(page)).toBeVisible();
}

test('a tab whose session ended is never a colleague’s after a reload, a new one is that of the tab that opened it [APP-05, APP-09]', async ({
  page,
  context,
}) => {
  await page.goto(
    `${BANK}?jwt=${issueToken({ role: 'tech-support', userId: 'u1', name: 'Tara' })}`,
  );
  await expect(owner(page)).toContainText('Tara');
  const other = await context.newPage();
  await other.goto(`${BANK}?jwt=${issueToken({ role: 'admin', userId: 'u2', name: 'Anand' })}`);
  await expect(owner(other)).toContainText('Anand');
  for (const [tab, name] of [
    [page, 'Tara'],
    [other, 'Anand'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await tab
      .getByRole('link', { name: 'Call' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const fresh = await opened;
    await expect(owner(fresh)).toContainText(name);
    await fresh.close();
  }
  const typed = await context.newPage();
  await typed.goto('/');
  await expect(typed).toHaveURL(/\/staff-login\?/);
  await end(page);
  await page.reload();
  await expect(page).toHaveURL(/\/staff-login\?/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/staff-login\?/);
  await expect(owner(other)).toContainText('Anand');
});

test('a token of an inactive account leads to the login page, not into the session that was there [APP-05, APP-06]', async ({
  page,
}) => {
  await page.goto(`${BANK}?jwt=${issueToken({ role: 'admin', userId: 'u2', name: 'Anand' })}`);
  await expect(owner(page)).toContainText('Anand');
  const stale = issueToken({ role: 'admin', userId: 'u2', expiresInSeconds: -60 });
  await page.goto(`${BANK}?jwt=${stale}`);
  await expect(owner(page)).toContainText('Anand');
  const inactive = issueToken({ role: 'support', userId: 'u1', status: 'inactive' });
  await page.goto(`${BANK}?jwt=${inactive}`);
  await expect(page).toHaveURL(/\/staff-login\?/);
});

test('a login in one tab revives the person’s other tabs, with what was typed there [APP-08]', async ({
  page,
  context,
}) => {
  await page.goto('/coupons/add/72001');
  await logIn(page);
  await page.getByLabel('Code').fill('KEEP-ME');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'BANK' }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await end(page);
  await end(other);
  await ended(other).getByRole('button', { name: 'Log in' }).click();
  await logIn(other);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  await expect(main(page).getByLabel('Code')).toHaveValue('KEEP-ME');
  await page.getByRole('link', { name: 'BANK' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
