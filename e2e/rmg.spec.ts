import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const USER = '48213';
const GAMES = 'GET auth rmg/user-games';

test('from the choice of a game to its last page, and back by the address [RMG-01, RMG-04, APP-15]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('support', '/more-games/stats');
  await expect(page.getByText('Please select a game and filters to view RMG games')).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply' });
  await page.getByRole('button', { name: 'Ludo' }).click();
  await expect(apply).toBeDisabled();
  await page.getByLabel('User ID').fill(USER);
  await apply.click();
  await expect(page).toHaveURL(new RegExp(`\\?type=1&user_id=${USER}$`));
  await expect(apply).toBeFocused();
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const n of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${n}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  const asked = await services.requests(GAMES);
  expect(asked.map(({ query }) => query.page)).toEqual(['1', '2', '3', '4']);
  await page.goBack();
  await expect(page.getByText('Page 3', { exact: true })).toBeVisible();
});

test('a replay opens a room in a new tab that knows nothing of this one [RMG-03]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('support', `/more-games/stats?type=1&user_id=${USER}`);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Replay/ })
    .first()
    .click();
  const room = await opened;
  await expect.poll(() => room.url()).toContain(`/services/rooms/ludo/room?room=`);
  expect(await room.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('operations', `/more-games/stats?type=1&user_id=${USER}`);
  await expect(page.getByRole('button', { name: 'Ludo' })).toBeVisible();
  await expect(page.getByText(/^Updated \d/).last()).toBeVisible();
  await expectAccessible(page);
});
