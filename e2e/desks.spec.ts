import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

const PAN = '/pan-verification/manage';
const DECIDE = 'POST auth pan-verification/bypass-verification/{_id}/{decision}';
const CALLS = 'GET auth calllogs/';
const COUPON = 'POST auth discount-coupons/add';
const MESSAGES = 'GET groups admin/list-messages';

const deskOf = (page: Page) => page.getByRole('region', { name: 'Request under review' });

test('PAN requests are reviewed by keyboard: one request for a double press, about the one shown [PAN-02, NET-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('support', PAN);
  const desk = deskOf(page);
  const user = () => desk.getByRole('status').first();
  await expect(desk.getByText('1 of 10')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(desk.getByText('2 of 10')).toBeVisible();
  const second = (await user().textContent()) ?? '';

  await page.keyboard.press('v');
  await expect(desk.getByRole('group', { name: 'Image viewer' })).toBeFocused();
  const image = desk.getByRole('img', { name: /1 \/ \d/ });
  await expect(image).toBeVisible();
  for (const name of ['Zoom in', 'Zoom in', 'Rotate right', 'Rotate left', 'Fit'])
    await desk.getByRole('button', { name }).click();
  await page.keyboard.press(']');
  await expect(image).toHaveCSS('transform', /matrix\(0, 1, -1, 0/);

  // Picture and decision stand in one window, also while it asks.
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(image).toBeInViewport({ ratio: 0.9 });
    await expect(desk.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('a');
  await expect(desk.getByRole('button', { name: 'Yes' })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  const dialog = desk.getByRole('alertdialog', { name: 'Accept PAN' });
  await expect(dialog).toContainText(second.replace('User ', 'user '));
  expect(await services.requests(DECIDE)).toEqual([]);
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(user()).not.toHaveText(second);
  await expect(desk.getByText('2 of 10')).toBeVisible();
  const third = (await user().textContent()) ?? '';
  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog', { name: 'Reject PAN' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(user()).not.toHaveText(third);
  const sent = await services.requests(DECIDE);
  expect(sent.map(({ path }) => path.split('/').pop())).toEqual(['APPROVED', 'REJECTED']);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(2);
});

test('two tabs on one PAN: the second hears that it was decided, and sends nothing [PAN-02, NET-06]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('support', PAN);
  const user = deskOf(page).getByRole('status').first();
  await expect(user).toHaveText(/^User /);
  const first = (await user.textContent()) ?? '';
  const other = await page.context().newPage();
  await other.goto(PAN);
  await expect(deskOf(other).getByText('1 of 10')).toBeVisible();
  await other.keyboard.press('r');
  await expect(other.getByRole('alertdialog')).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('r');
  await expect(user).not.toHaveText(first);
  await other.keyboard.press('r');
  await expect(other.getByText('Now: decided')).toBeVisible();
  expect(await services.requests(DECIDE)).toHaveLength(1);
});

test('calls are found by a number with +, played with speed and skip, and searched in [CAL-01, CAL-04]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('tech-support', '/call-logs/manage');
  await expect(page.getByRole('row')).toHaveCount(11);
  const number = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';
  await page.getByLabel('Search by customer number').fill(number.trim());
  await expect
    .poll(async () => (await services.requests(CALLS)).at(-1)?.query.search)
    .toBe(number.trim());
  expect(number).toMatch(/^\+91/);
  await expect(page).toHaveURL(/filter=/);

  const player = page.getByRole('group', { name: `Recording of ${number.trim()}` }).first();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '1.5×' });
  const at = () =>
    page
      .locator('audio')
      .first()
      .evaluate((one: HTMLAudioElement) => [one.playbackRate, one.currentTime] as const);
  expect((await at())[0]).toBe(1.5);
  await player.getByRole('button', { name: 'Forward 10 s' }).click();
  expect((await at())[1]).toBeGreaterThan(5);
  await player.getByRole('button', { name: 'Pause' }).click();

  await page
    .getByRole('button', { name: /^View the transcription/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Transcription: \+91/ });
  await dialog.getByLabel('Find in transcription').fill('the');
  await expect(dialog.locator('mark')).toHaveText(/the/i);
});

test('a tooltip is added, changed and deleted beside its list [TIP-01, NET-04]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', '/manage-tooltips');
  await page.getByRole('link', { name: 'Add New Tooltip' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByRole('textbox', { name: 'Element ID', exact: true }).fill('shop_button');
  await save.click();
  const row = page.getByRole('row', { name: /shop_button/ });
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit tooltip' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Tap to open the shop');
  await save.click();
  await expect(row).toContainText('Tap to open the shop');
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete tooltip' });
  await expect(dialog).toContainText('shop_button');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toHaveCount(0);
  const writes = (await services.requests()).filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
});

test('a coupon is added from the games; a refused one comes back filled in [CPN-01, CPN-04]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('supportadmin', '/coupons/add');
  await page
    .getByRole('link', { name: /^Add Coupon: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/coupons\/add\/.+/);
  const fill = async (code: string) => {
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('spinbutton', { name: 'Discount', exact: true }).fill('50');
  };
  const add = page.getByRole('button', { name: 'Add Coupon' });
  const yes = page
    .getByRole('alertdialog', { name: 'Add Coupon' })
    .getByRole('button', { name: 'Yes' });
  await fill('WELCOME50');
  await add.click();
  await yes.click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to add discount coupon' });
  await expect(failed).toContainText('Coupon code WELCOME50 already exists');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('WELCOME50');
  await fill('NewYear26');
  await add.dblclick();
  await yes.click();
  await expect(page.getByText('Discount coupon added successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  await expect(failed).toBeHidden();
  const sent = (await services.requests(COUPON)).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ code: 'NewYear26', discount: 50, usage_limit: 1 });
});

test("a group's messages over the full width; a failing call is told in the modal [GRP-01, GRP-02]", async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({
    call: MESSAGES,
    status: 404,
    body: { message: 'Chat is gone' },
    times: 1,
  });
  await signIn('admin', '/group/stats');
  await page.getByRole('button', { name: 'View Messages' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Messages' });
  await expect(dialog).toContainText('Chat is gone');
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(1300);
  await expectAccessiblePart(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText(/^\d+ messages$/)).toBeVisible();
  await expectAccessiblePart(page, '[role=dialog]');
});

/** In both themes and at 360 px, then wide and light again. */
async function expectPageAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Light theme' }).click();
}

test('the verification desks are accessible in both themes and narrow, with their dialogs [UI-12, APP-13]', {
  tag: '@axe',
}, async ({ page, signIn }) => {
  await signIn('admin', PAN);
  await expect(deskOf(page).getByRole('img', { name: /1 \/ \d/ })).toBeVisible();
  await expectPageAccessible(page);
  await page.keyboard.press('r');
  await expectAccessiblePart(page, '[role=alertdialog]');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press('?');
  await expectAccessiblePart(page, '[role=dialog]');
  await page.goto('/bank-verification/manage');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expectAccessiblePart(page, '[role=alertdialog]');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Add to bypass list' }).click();
  await expectAccessiblePart(page, '[role=dialog]');
});

test('calls, groups and tooltips are accessible in both themes and narrow, with dialogs and form [UI-12, APP-13]', {
  tag: '@axe',
}, async ({ page, signIn }) => {
  await signIn('admin', '/call-logs/manage');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectPageAccessible(page);
  await page
    .getByRole('button', { name: /^Sentiment details/ })
    .first()
    .click();
  await expectAccessiblePart(page, '[role=dialog]');
  await page.goto('/group/stats');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expectPageAccessible(page);
  await page.goto('/manage-tooltips/create');
  await expect(page.getByRole('row')).toHaveCount(13);
  await expectPageAccessible(page);
});

test('coupons are accessible in both themes and narrow, with what is wrong in the form [UI-12, APP-13]', {
  tag: '@axe',
}, async ({ page, signIn }) => {
  await signIn('admin', '/coupons/add');
  await expect(page.getByRole('link', { name: /^Add Coupon: / }).first()).toBeVisible();
  await expectPageAccessible(page);
  await page
    .getByRole('link', { name: /^Add Coupon: / })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Type', exact: true }).click();
  await page.getByRole('option', { name: 'League', exact: true }).click();
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expectPageAccessible(page);
});
