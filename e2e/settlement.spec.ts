import type { Page } from '@playwright/test';
import { expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

const REPORT = 'GET auth trades/get-report';
const DISTRIBUTE = 'POST auth trades/distribute-winning';
const screenOf = (game: number) => `/trades/questions-list/${game}`;
const bar = (page: Page) => page.getByRole('group', { name: 'Settlement' });
const sheet = (page: Page) => page.getByRole('alertdialog', { name: 'Distribute Winnings' });
const ask = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Distribute Winning' }).click();
  await expect(sheet(page)).toBeVisible();
};
const yes = (page: Page) => sheet(page).getByRole('button', { name: 'Yes' }).click();
const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt: Distribute Winning' });

test('a payout in rupees: the sheet, the receipt that balances, kept over a reload, printed alone [SET-01, SET-02, SET-03]', async ({
  page,
  signIn,
  services,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = [...document.querySelectorAll('[data-paper]')]
        .map(({ textContent }) => textContent)
        .join();
    };
  });
  await signIn('admin', screenOf(70001), { name: 'Meera' });
  await ask(page);
  await expect(sheet(page)).toContainText(/Not settled yet₹[\d,.]+/);
  await sheet(page).getByRole('button', { name: 'Per question' }).click();
  await expect(sheet(page).getByRole('row')).toHaveCount(9);
  await expectAccessiblePart(page, '[role=alertdialog]');
  await yes(page);
  await expect(receipt(page)).toContainText('The books balance');
  await expect(receipt(page)).toContainText('ByMeera');
  await receipt(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    /Receipt: .*Distribute Winning.*The books balance/,
  );
  await page.reload();
  await expect(receipt(page)).toContainText('The books balance');
  await ask(page);
  await expect(sheet(page)).toContainText(/Distributed \d\d:\d\d by \W?Meera/);
  await expect(sheet(page).getByRole('button', { name: 'Yes' })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
  await expectAccessiblePart(page, 'section[aria-label^="Receipt"]');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expectAccessiblePart(page, 'section[aria-label^="Receipt"]');
  await ask(page);
  await expect(sheet(page)).toContainText('The report tells of winnings already');
  await expectAccessiblePart(page, '[role=alertdialog]');
});

test('a payout that does not balance, without figures before it, and above the large amount [SET-01, SET-02, SET-04]', async ({
  page,
  signIn,
  services,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), bigAmount: 1000 } });
  });
  await services.fault({ call: REPORT, status: 403, body: { message: 'Report is closed' } });
  await signIn('tech-support', screenOf(70011));
  await ask(page);
  await expect(sheet(page)).toContainText('The figures of the game are missing');
  await services.clearFaults();
  await sheet(page).getByRole('button', { name: 'Read again' }).click();
  await expect(sheet(page)).toContainText(/Large amount: .*₹[\d,.]+/);
  await sheet(page).getByRole('textbox').fill('70011');
  await yes(page);
  await expect(receipt(page)).toContainText(/does not balance by \W?₹12\.50/);
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});

test('operations are told who may see the figures, and pay out all the same [SET-01]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', screenOf(70001));
  await ask(page);
  await expect(sheet(page)).toContainText('is shown to admin and tech-support');
  await yes(page);
  await expect(receipt(page)).toContainText('is shown to admin and tech-support');
  expect(await services.requests(REPORT)).toHaveLength(0);
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});
