import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const CALL = 'GET reports moniter/request-financial';
const PATH = '/financial-report/download';

/** Shortens the wait, in milliseconds. */
const waitOf = (page: Page, financialReportWaitMs: number) =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), financialReportWaitMs },
    });
  });
const pick = async (page: Page, month: string) => {
  await page.getByLabel('Month').click();
  await page.getByRole('option', { name: month }).click();
};
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

test('saves the report of a month under the name of the service, after the wait [FIN-01]', async ({
  page,
  signIn,
  services,
}) => {
  await waitOf(page, 3000);
  await signIn('tech-support', PATH);
  await expect(confirm(page)).toBeDisabled();
  await page.getByLabel('Month').click();
  await expect(page.getByRole('option')).toHaveCount(12);
  await page.getByRole('option', { name: 'April 2021' }).click();
  const saved = page.waitForEvent('download');
  await confirm(page).click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-3]/);
  expect(await services.requests(CALL)).toHaveLength(0);
  await expect(confirm(page)).toHaveAccessibleDescription(/on its way already/);
  const file = await saved;
  expect(file.suggestedFilename()).toBe('financial-report-04-2021.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^date,entry_fees/);
  expect(await services.requests(CALL)).toMatchObject([
    { query: { month: '04-2021' }, hasBearer: true },
  ]);
  await expect(page.getByText('was saved as financial-report-04-2021.csv')).toBeVisible();
});

test('goes on over other pages and a reload, which warns first; can be cancelled [FIN-01]', async ({
  page,
  signIn,
  services,
}) => {
  await waitOf(page, 120_000);
  await signIn('admin', PATH);
  await pick(page, 'May 2021');
  await confirm(page).click();
  await page.getByRole('link', { name: 'BANK' }).first().click();
  const waiting = page.getByRole('region', { name: 'Financial report on its way' });
  await expect(waiting).toContainText('Financial report May 2021');
  const warned = page.waitForEvent('dialog');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  expect((await warned).type()).toBe('beforeunload');
  await expect(waiting).toContainText('Financial report May 2021');
  await expect(waiting.getByRole('timer')).toHaveText(/^1:\d\d$/);
  await waiting.getByRole('button', { name: 'Cancel the download' }).click();
  await expect(waiting).toBeHidden();
  expect(await services.requests(CALL)).toHaveLength(0);
});

test('says why a download failed, and tries it again [FIN-01]', async ({
  page,
  signIn,
  services,
}) => {
  await waitOf(page, 0);
  await services.fault({
    call: CALL,
    status: 500,
    body: { message: 'The books are not closed' },
    times: 1,
  });
  await signIn('admin', `${PATH}?month=06-2021`);
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Financial report June 2021 could not be downloaded. The books are not closed',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  expect((await saved).suggestedFilename()).toBe('financial-report-06-2021.csv');
});

test('has no barrier while it waits [FIN-01, UI-12, APP-13]', async ({ page, signIn }) => {
  await signIn('admin', `${PATH}?month=06-2021`);
  await confirm(page).click();
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
  await expectAccessible(page);
});
