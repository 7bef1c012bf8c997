import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
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
  await page.getByRole('combobox', { name: 'Month' }).click();
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
  await page.getByRole('combobox', { name: 'Month' }).click();
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

test('picks dates out of presets and a calendar, compares, filters by the chart [RNG-01, RNG-02, UI-12]', {
  tag: '@axe',
}, async ({ page, signIn, services }) => {
  const REPORT = 'GET picks admin/report/month';
  await signIn('admin', '/picks/report');
  await page.getByRole('button', { name: 'Choose dates' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose dates' });
  await expect(panel.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await panel
    .getByRole('button', { name: /^Financial year/ })
    .first()
    .click();
  await expect(page).toHaveURL(/from=\d{4}-04-01&to=\d{4}-03-31/);
  await expect(page.getByText('Company earnings')).toBeVisible();
  await page.getByLabel('Compare with').click();
  await page.getByRole('option', { name: 'Period before' }).click();
  await expect(page.getByText(/^Compared with 1 Apr/)).toBeVisible();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await page.getByRole('button', { name: 'Chart all pages' }).click();
  const chart = page.getByRole('region', { name: /earnings of all \d+ teams$/ });
  await expect(chart.locator('.MuiLineChart-line[data-series="compared-1"]')).toHaveCount(1);
  // The keyboard has the box, the pointer the chart itself.
  const box = page.getByLabel('Show in the list');
  await box.selectOption({ index: 1 });
  await expect(page).toHaveURL(/only=\d{4}-\d{2}-\d{2}/);
  const only = page.getByRole('button', { name: /^Only / });
  await expect(only).toBeVisible();
  await only.click();
  await expect(only).toBeHidden();
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await chart.locator('svg [data-series="main-0"] .MuiBarChart-element').first().click();
  await expect(only).toBeVisible();
  const before = (await services.requests(REPORT)).length;
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await expect(panel.getByRole('gridcell', { selected: true }).first()).toBeVisible();
  await expectAccessiblePart(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await services.requests(REPORT)).toHaveLength(before);
  await expectAccessible(page);
});

test('shows the figures of downloaded months and compares them [RNG-01, RNG-02]', async ({
  page,
  signIn,
  services,
}) => {
  await waitOf(page, 0);
  await signIn('admin', `${PATH}?month=05-2021&compare=before`);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Figures of May 2021' })).toBeVisible();
  await page.getByRole('button', { name: 'Download April 2021' }).click();
  await expect(page.getByText(/% ?\) (more|less) than/).first()).toBeVisible();
  await expect(page.locator('.MuiLineChart-line[data-series="compared-1"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Month after: June 2021' }).click();
  await expect(page).toHaveURL(/month=06-2021/);
  expect((await services.requests(CALL)).map(({ query }) => query.month)).toEqual([
    '05-2021',
    '04-2021',
  ]);
  await expectAccessible(page);
});
