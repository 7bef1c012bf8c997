import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

const USER = '48213';
const sentence = 'Summary in one sentence';

test('tells in one sentence what came of a game with refunds, of a void one, and of one without answers [WHY-01, WHY-02]', async ({
  page,
  signIn,
}) => {
  // Reconciled: one question in four is cancelled and paid back, nothing is distributed yet.
  await signIn('support', `/trades/stats/70001/${USER}`);
  const told = page.getByRole('region', { name: sentence });
  await expect(told).toContainText(/Staked ₹[\d,]+\.\d\d, returned ₹[\d,]+\.\d\d\. \d of 7 won/);
  await expect(told).toContainText('1 cancelled and refunded');
  await expect(told).toContainText('its winnings are not distributed yet');
  const refunded = page.getByRole('article').filter({ hasText: 'Cancelled and refunded' });
  await expect(refunded.first()).toContainText(/0 of \d+ slots? matched · \d+ cancelled/);

  // Two of five questions wait for their answers.
  await page.goto(`/trades/stats/70002/${USER}`);
  await expect(told).toContainText('2 questions without an answer');
  await expect(
    page.getByRole('article').filter({ hasText: 'no answer yet' }).first(),
  ).toContainText(/Open|Unmatched/);

  // Cancelled, and nothing has come back.
  await page.goto(`/trades/stats/70004/${USER}`);
  await expect(told).toContainText(/returned ₹0\.00/);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Verdict' })).toBeVisible();
});

test('an answer to the user is copied in Hindi, without internal ids [WHY-03]', async ({
  page,
  signIn,
}) => {
  // A page may write to the clipboard but not read it.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await signIn('admin', `/super-predictor/stats/70003/${USER}`);
  await expect(page.getByRole('region', { name: sentence })).toContainText(/\d of \d won/);
  await page.getByRole('button', { name: 'Answer to the user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer to the user' });
  await dialog.getByRole('button', { name: 'हिन्दी' }).click();
  const preview = dialog.getByRole('region', { name: 'Text to copy' });
  await expect(preview).toContainText('वापस मिले');
  // Until the game is found, its id is its only name.
  await expect(preview).not.toContainText('70003');
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => document.documentElement.dataset.copied ?? '');
  expect(copied.split('\n')[1]).toMatch(/^₹[\d,]+\.\d\d लगाए, ₹[\d,]+\.\d\d वापस मिले।/);
  expect(copied).not.toMatch(/48213|70003|prd-/);
  await expectAccessiblePart(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expectAccessible(page);
});

test('a user’s games are added up on demand, and two users stand side by side also on a phone [WHY-04, WHY-05, UI-12]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/?user=${USER}`);
  const predictions = page.getByRole('region', { name: 'Predictions' });
  await predictions.getByRole('button', { name: 'Read predictions of all listed games' }).click();
  await expect(predictions).toContainText(/Total of \d games?/);
  const trades = page.getByRole('region', { name: 'Trades games' });
  await trades.getByRole('button', { name: 'Add up all trades games' }).click();
  await expect(trades).toContainText('Total of 4 games');

  await page.getByLabel('Compare with').fill('48344');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`user=${USER}&with=48344$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Users ${USER} and 48344`);
  const games = page.getByRole('region', { name: 'Trades games' }).getByRole('row');
  await expect(games).toHaveCount(5);
  // Before the money of both is known, no game is equal, and none is hidden.
  const compared = page.getByRole('region', { name: 'Trades games' });
  await expect(compared.getByText('(not compared yet)')).toHaveCount(2);
  await page.getByRole('switch', { name: 'Hide equal lines' }).click();
  await expect(games).toHaveCount(5);
  for (const user of [USER, '48344'])
    await compared
      .getByRole('group', { name: `User ${user}` })
      .getByRole('button', { name: 'Add up all trades games' })
      .click();
  await expect(compared.getByText('(not compared yet)')).toHaveCount(0);
  await expect(compared.getByText(/staked ₹/).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Hide equal lines' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  // Each line has a row of its own for what it is about.
  await expect(games).toHaveCount(9);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Data is Loading...')).toHaveCount(0);
  await expectAccessible(page);
});
