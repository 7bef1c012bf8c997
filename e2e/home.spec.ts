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
  await expect(page.getByRole('region', { name: 'PAN requests' })).toContainText(
    /Pending|No pending/,
  );
  await expect(page.getByRole('region', { name: 'Street games' })).toContainText(/Upcoming \d/);
  await services.clearFaults();
  await services.forget();
  await bank.getByRole('button', { name: 'Retry' }).click();
  await expect(bank.getByRole('alert')).toHaveCount(0);
  await expect(bank).toContainText(/Verified|Rejected|Not on/);
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

const DISTRIBUTE = 'POST auth trades/distribute-winning';

test('home shows what waits; keys, palette and favourites lead there and back, and send nothing [WRK-01, WRK-02, WRK-03]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', '/');
  await expect(page.getByRole('region', { name: 'PAN requests' })).toContainText('10 or more');
  await expect(page.getByRole('region', { name: 'Trades games to distribute' })).toContainText(
    /Updated \d/,
  );
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Go to an area');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/trades\/games-list$/);
  const star = page.getByRole('button', { name: 'Favourite', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // A game that was read leads, by its id; so do its actions, to their own question.
  await expect(page.locator('main a[href^="/trades/questions-list/"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('70001');
  await expect(page.getByRole('option').first()).toContainText(' v ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trades\/questions-list\/70001$/);
  await expect(page.getByRole('group', { name: 'Settlement' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('distribute');
  await expect(page.getByRole('option').first()).toContainText('Distribute Winning');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Distribute Winning' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(await services.requests(DISTRIBUTE)).toHaveLength(0);

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  const favourites = page.getByRole('main').getByRole('navigation', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: 'Trades games' })).toBeVisible();
});

test('bands fold above the heading, mistakes are for those who can mend them, the menu ends in sight [APP-10, APP-19, CFG-03]', async ({
  page,
  signIn,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({
      json: {
        ...config,
        environment: { label: 'Test', tone: 'warning' },
        readOnly: true,
        notice: 'The settlement service is restarted at 22:00. '.repeat(4),
        resources: [{ name: 'broken', label: 'Broken' }],
      },
    });
  });
  await signIn('admin', '/manage-tooltips');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('broken');
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThanOrEqual(120);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Financials' })).toBeInViewport({ ratio: 1 });
  const section = menu.getByRole('button', { name: 'Predictions' });
  await section.click();
  await expect(menu.getByRole('link', { name: 'Prediction stats' })).toHaveCount(0);
  await page.reload();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Show all notices' }).click();
  await expect(bar.getByText('Read-only: changes are switched off')).toBeInViewport({ ratio: 1 });
  await signIn('support', '/pan-verification/manage');
  await expect(bar).toContainText('Read-only');
  await expect(bar).not.toContainText('broken');
});

test('no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/?user=${USER}`);
  await expect(page.getByRole('region', { name: 'Bank requests' })).toContainText('Rejected');
  await expect(page.getByText('Data is Loading...')).toHaveCount(0);
  await expectAccessible(page);
});

test('home has no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13, WRK-01]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/');
  await page.getByRole('button', { name: 'Count now' }).click();
  for (const name of [
    'PAN requests',
    'Bank requests to verify',
    'Trades games to distribute',
    'Games with questions without an answer',
  ])
    await expect(page.getByRole('region', { name })).toContainText(/Updated \d/);
  await expectAccessible(page);
});
