import { readFileSync } from 'node:fs';
import { expect, test } from './console.ts';

const BANK = '/bank-verification/manage';

test('columns, density and saved views are kept and reset [UI-11, APP-15]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', BANK);
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('dialog', { name: 'Columns of this list' });
  await menu.getByRole('checkbox', { name: 'IFSC' }).uncheck();
  await menu.getByRole('button', { name: 'Move Status up' }).click();
  await menu.getByRole('button', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([
    'User ID',
    'Account name',
    'Account number',
    'Status',
    'Actions',
  ]);

  await page.getByRole('search').getByRole('textbox').fill('48');
  await expect(page).toHaveURL(/filter=/);
  // A view is of the list in sight: the address is ahead of it for a moment.
  await expect(page.getByText('of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Views' });
  await views.getByRole('textbox').fill('Those with 48');
  await views.getByRole('button', { name: 'Save' }).click();
  await page.goto(BANK);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Those with 48' }).click();
  await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('48');

  await page.getByRole('button', { name: 'Columns' }).click();
  await menu.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(heads).toContainText(['IFSC', 'Status']);
});

test('the keys move, search and help; they are dead while typing [UI-11, UI-12]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', BANK);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.keyboard.press('/');
  const search = page.getByRole('search').getByRole('textbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('j?');
  await expect(search).toHaveValue('j?');
  await search.fill('');
  await search.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('an export holds all pages of the filtered list, formulas neutralised [UI-11, UI-16]', async ({
  page,
  signIn,
  services,
}) => {
  await services.patch({
    collection: 'bankVerifications',
    where: { user_id: 48213 },
    data: {
      json: JSON.stringify({ account_name: '=HYPERLINK("http://x")', account_number: '007' }),
    },
  });
  await signIn('admin', BANK);
  await expect(page.getByRole('row')).toHaveCount(11);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('bank-verifications.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.trim().split(/\r?\n/)).toHaveLength(69);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('the palette leads from a typed user ID to each page that takes one [APP-14, UI-17]', async ({
  page,
  signIn,
}) => {
  await signIn('support', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /A page, an action/ });
  await box.fill('48213');
  await expect(page.getByRole('option', { name: 'PAN verification: user 48213' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Bank/ })).toHaveCount(0);
  await box.fill('street');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/street\/games-list/);
});

test('a resource in /config.json works without a build, a wrong one is named [CFG-03, CFG-01]', async ({
  page,
  signIn,
  services,
}) => {
  const config = JSON.parse(readFileSync('public/config.json', 'utf8'));
  const offers = JSON.parse(
    /```json\n([\s\S]*?)```/.exec(readFileSync('docs/adding-a-resource.md', 'utf8'))?.[1] ?? '',
  );
  const wrong = { ...offers, name: 'wrong', fields: [{ source: 'a', type: 'sound' }] };
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { ...config, resources: [wrong, offers] } }),
  );
  await signIn('admin', '/offers');
  await expect(page.getByText(/wrong: fields\.0\.type/)).toBeVisible();
  await page.getByRole('link', { name: 'Add offer' }).click();
  await expect(page.getByRole('heading', { name: 'Add offer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Diwali');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Diwali/ });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit offer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Holi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Holi/ })).toBeVisible();
  await page.getByRole('row', { name: /Holi/ }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  // Whoever cannot mend it is not told.
  await signIn('support', '/');
  await expect(page.getByRole('heading', { name: 'What waits for you' })).toBeVisible();
  await expect(page.getByText(/wrong: fields\.0\.type/)).toHaveCount(0);
  const writes = (await services.requests()).filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
});
