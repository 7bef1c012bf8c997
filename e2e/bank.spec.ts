import { expect, test } from './console.ts';

const REMOVE = 'POST auth users/bypass-bank-kyc/remove';

test('removes a user from the bypass list with one request, and the row goes [BNK-01, UI-01, NET-04]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', '/bank-verification/manage');
  await expect(page.getByRole('heading', { name: 'Bank verification' })).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const user = (await row.getByRole('cell').first().textContent()) ?? '';
  await row.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove from bypass list' });
  await expect(dialog).toContainText(user);
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: user, exact: true })).toHaveCount(0);
  const sent = await services.requests(REMOVE);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ user_id: Number(user) });
  // Paper has the rows, not what is pressed in them.
  await expect(page.locator('td.column--actions').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.locator('td.column--actions').first()).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
});
