import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const USER = '48213';
const BANK = 'GET auth users/bypass-bank-kyc/list';

test('looks a user up, opens a full page and comes back; the user is offered again [APP-18, APP-15, UI-17]', async ({
  page,
  signIn,
}) => {
  await signIn('support', '/');
  await page.getByLabel('User ID').fill(`${USER} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/\\?user=${USER}$`));
  await page.getByRole('link', { name: 'Open Real-money games' }).click();
  await expect(page).toHaveURL(new RegExp(`/more-games/stats\\?user_id=${USER}$`));
  await page.getByRole('link', { name: 'User look-up' }).click();
  await expect(page).toHaveURL(new RegExp(`/\\?user=${USER}$`));
  await expect(page.getByRole('region', { name: 'Street games' })).toContainText(/Live \d/);
  await page.getByRole('link', { name: 'Close look-up' }).click();
  const recent = page.getByRole('navigation', { name: 'Recent' });
  await recent.getByRole('link', { name: USER }).click();
  await expect(page.getByRole('region', { name: 'PAN requests' })).toBeVisible();
});

test('each panel is read, fails and is tried again by itself [APP-18, NET-10]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: BANK, status: 403, body: { message: 'The bank desk is closed' } });
  await services.fault({ call: 'GET auth rmg/games', fault: 'never' });
  await signIn('admin', `/?user=${USER}`);
  const bank = page.getByRole('region', { name: 'Bank requests' });
  await expect(bank.getByRole('alert')).toContainText('The bank desk is closed');
  await expect(page.getByRole('region', { name: 'Real-money games' })).toContainText(
    'Data is Loading...',
  );
  await expect(page.getByRole('region', { name: 'PAN requests' })).toContainText(/Updated \d/);
  await expect(page.getByRole('region', { name: 'Street games' })).toContainText(/Upcoming \d/);
  await services.clearFaults();
  await services.forget();
  await bank.getByRole('button', { name: 'Retry' }).click();
  await expect(bank).toContainText(/Updated \d/);
  expect((await services.requests()).map(({ call }) => call)).toEqual([BANK]);
});

test('what was opened is gone after sign-out [UI-17, APP-09]', async ({ page, signIn }) => {
  await signIn('support', `/street/index/${USER}/71001`);
  await expect(page.getByRole('group', { name: 'Selected game' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const recent = page.getByRole('navigation', { name: 'Recent' });
  await expect(recent.getByRole('link')).toHaveCount(2);
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('recent:')));
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await signIn('admin', '/');
  await expect(page.getByLabel('User ID')).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/?user=${USER}`);
  for (const name of ['Street games', 'PAN requests', 'Bank requests', 'Real-money games'])
    await expect(page.getByRole('region', { name })).toContainText(/Updated \d/);
  await expectAccessible(page);
});
