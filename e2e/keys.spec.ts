import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const REMOVE = 'POST auth users/bypass-bank-kyc/remove';
const ADD_COUPON = 'POST auth discount-coupons/add';
const DISTRIBUTE = 'POST auth trades/distribute-winning';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const removal = (page: Page) => page.getByRole('alertdialog', { name: 'Remove from bypass list' });

/** Opens the question whether to remove the first user of the bypass list. */
async function askRemoval(page: Page) {
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(removal(page).getByRole('button', { name: 'No' })).toBeFocused();
}

test('the palette opens over no question, and typing on sends nothing [UI-01, APP-14]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', '/bank-verification/manage');
  await askRemoval(page);
  await removal(page).getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(removal(page).getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.type('pan');
  await page.keyboard.press('Enter');
  await expect(removal(page)).toHaveCount(0);
  expect(await services.requests(REMOVE)).toHaveLength(0);
});

test('the Enter that chooses a page presses nothing behind the palette, nor does it held down [UI-01, APP-14, UI-10]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('supportadmin', '/coupons/add');
  await page
    .getByRole('link', { name: /^Add Coupon: / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Code' }).fill('DIWALI25');
  await page.getByRole('spinbutton', { name: 'Discount', exact: true }).fill('12');
  await page.getByRole('button', { name: 'Add Coupon' }).focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('coupons');
  await page.keyboard.down('Enter');
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(leave.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page, 'Coupons')).toBeVisible();
  expect(await services.requests(ADD_COUPON)).toHaveLength(0);
});

const openRemoval = async (page: Page) => {
  await page.getByRole('link', { name: 'BANK' }).click();
  await askRemoval(page);
};
const openPayout = async (page: Page) => {
  await page.getByRole('link', { name: 'BANK' }).click();
  await expect(heading(page, 'Bank verification')).toBeVisible();
  await page.goBack();
  await page
    .getByRole('group', { name: 'Settlement' })
    .getByRole('button', { name: 'Distribute Winning' })
    .click();
};

for (const [what, start, open, way, to, call] of [
  ['a removal', '/nowhere', openRemoval, 'goBack', /\/nowhere$/, REMOVE],
  ['a payout', '/trades/questions-list/70001', openPayout, 'goForward', /\/manage/, DISTRIBUTE],
] as const)
  test(`the browser’s ${way} answers 'No' to ${what}, and nothing of it is left on the other page [UI-01]`, async ({
    page,
    signIn,
    services,
  }) => {
    await signIn('admin', start);
    await open(page);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Yes' }).focus();
    await page[way]();
    await expect(page).toHaveURL(to);
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Enter');
    expect(await services.requests(call)).toHaveLength(0);
  });

test('a second click of a double click leaves the focus on No [UI-01, UI-12]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/bank-verification/manage');
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Remove' }).dblclick();
  await expect(removal(page).getByRole('button', { name: 'No' })).toBeFocused();
});

test('notices stand above a bar at the lower edge [NET-07, TRD-03]', async ({ page, signIn }) => {
  await signIn('operations', '/trades/questions-list/70001', { expiresInSeconds: 200 });
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await expect(notice).toContainText('Your session ends in');
  const bar = page.getByRole('group', { name: 'Settlement' });
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await bar.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
});
