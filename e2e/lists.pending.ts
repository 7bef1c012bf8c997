import { readFileSync } from 'node:fs';
import { expect, test } from './console.ts';

test('the palette leads from a typed user id to each page that takes one [APP-14, UI-17]', async ({
  page,
  signIn,
}) => {
  await signIn('support', '/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /A page, a user id/ });
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
  const wrong = { ...offers, name: 'wrong', fields: [{ source: 'a', type: 'colour' }] };
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { ...config, resources: [wrong, offers] } }),
  );
  await signIn('admin', '/offers');
  await expect(page.getByText(/wrong: fields\.0\.type/)).toBeVisible();
  await page.getByRole('link', { name: 'Add offer' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Diwali');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Diwali/ });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Holi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Holi/ })).toBeVisible();
  await page.getByRole('row', { name: /Holi/ }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const writes = (await services.requests()).filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
});
