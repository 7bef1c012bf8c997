import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const MARK = 'POST picks admin/question/updateStatus';
const LINES = 'POST picks admin/question/edit';
const ADD = 'POST picks admin/games/add';
const LIVE = 'POST picks admin/game/updateStatus';
const REPORT = 'GET picks admin/report/month';
const GAME = '/picks/questions/72001';

test('lists games by the status in the route, each leading to its questions [PIC-01, APP-15]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', '/picks/games-list/new');
  await page.locator('main a[href="/picks/questions/72001"]').first().waitFor();
  const [asked] = await services.requests('GET picks admin/games');
  expect(asked?.query).toEqual({ status: 'new', category: '2' });
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/games-list\/completed$/);
  await expect(page.locator('main a[href="/picks/questions/70001"]').first()).toBeVisible();
});

test('adds a player with the default value exactly as typed [PIC-02, UI-06]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', '/picks/add-question/72002');
  const save = page.getByRole('button', { name: 'Save Picks Questions' });
  const more = page.getByRole('button', { name: 'Add More Player' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Player' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Picks category' }).click();
  await page.getByRole('option', { name: 'Economy' }).click();
  const value = page.getByRole('spinbutton', { name: 'Default value' });
  await value.pressSequentially('1e3');
  await expect(page.getByRole('listitem').getByText('Only digits, with one dot')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await value.fill('');
  await value.pressSequentially('0.05');
  await expect(value).toHaveValue('0.05');
  await save.click();
  await expect(page.getByText('No players chosen yet')).toBeVisible();
  const [sent] = await services.requests(ADD);
  expect(sent?.body).toMatchObject({
    game_id: 72002,
    players: [{ picks_category: 'economy', default_value: 0.05 }],
  });
});

test('marks exactly what is ticked of the tab, and keeps the ticks when that fails [PIC-03, PIC-04, UI-16]', async ({
  page,
  signIn,
  services,
  allowConsole,
}) => {
  allowConsole(/500/);
  await signIn('admin', GAME);
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  await all.check();
  await expect(page.getByText('6 selected')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .uncheck();
  await expect(page.getByText('5 selected')).toBeVisible();
  await expect(all).not.toBeChecked();
  await services.fault({ call: MARK, status: 409, times: 1 });
  const mark = page.getByRole('button', { name: 'Mark Active' });
  const yes = page.getByRole('button', { name: 'Yes' });
  await mark.click();
  await yes.click();
  await expect(page.getByText('Service fault 409').first()).toBeVisible();
  await expect(page.getByText('5 selected')).toBeVisible();
  await mark.click();
  await yes.click();
  await expect(page.getByText('0 selected')).toBeVisible();
  const sent = await services.requests(MARK);
  const ids = ['q2', 'q3', 'q5', 'q6', 'q7'].map((nth) => `pk-72001-${nth}`);
  expect(sent.map(({ body }) => body)).toEqual([ids, ids]);
  expect(sent[1]?.query).toEqual({ updateStatus: 'active' });
});

test('saves one value after showing old and new, other drafts stay [PIC-05, UI-10]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', GAME);
  const values = page.getByRole('spinbutton', { name: 'Current value' });
  const update = page.getByRole('button', { name: 'Update Value' });
  await expect(update.first()).toHaveAttribute('aria-disabled', 'true');
  const old = await values.first().inputValue();
  await values.first().fill('30.5');
  await values.nth(1).fill('99');
  await update.first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Update Value' });
  await expect(dialog).toContainText(old);
  await expect(dialog).toContainText('30.5');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(update.first()).toHaveAttribute('aria-disabled', 'true');
  await expect(values.nth(1)).toHaveValue('99');
  const sent = await services.requests(LINES);
  expect(sent.map(({ body }) => body)).toEqual([[{ question_id: 'pk-72001-q1', value: 30.5 }]]);
});

test('saves the lines desk with one request, typed down and pasted by name [PIC-08]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', `${GAME}?view=desk`);
  const cells = page.getByRole('textbox', { name: /^New value of/ });
  await cells.first().fill('31');
  await cells.first().press('Enter');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.type('132.5');
  const player = (await cells.nth(2).getAttribute('aria-label')) ?? '';
  const name = player.replace('New value of ', '').split(', ')[0] ?? '';
  await page.getByRole('button', { name: 'Paste from a sheet' }).click();
  await page.getByLabel('Rows of the sheet').fill(`${name}\t8.25\nNobody Known\t4`);
  await expect(page.getByText('1 left out')).toBeVisible();
  await page.getByRole('button', { name: 'Use 1 value' }).click();
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Save 0 changes' })).toBeVisible();
  const sent = await services.requests(LINES);
  expect(sent.map(({ body }) => body)).toEqual([
    [
      { question_id: 'pk-72001-q1', value: 31 },
      { question_id: 'pk-72001-q2', value: 132.5 },
      { question_id: 'pk-72001-q3', value: 8.25 },
    ],
  ]);
});

test('marks a new game active from the Active tab, with the counts on the sheet [PIC-04, PRD-18]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', GAME);
  const live = page.getByRole('button', { name: 'Mark Game Active' });
  await expect(live).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('tab', { name: 'Active Questions 2', exact: true }).click();
  await live.click();
  const dialog = page.getByRole('alertdialog', { name: 'Mark Game Active' });
  await expect(dialog).toContainText('Active questions2');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toBeHidden();
  expect((await services.requests(LIVE)).map(({ body }) => body)).toEqual([{ game_id: 72001 }]);
});

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('sends the days as picked, and exports all pages [PIC-06, PIC-07, UI-16]', async ({
    page,
    signIn,
    services,
  }) => {
    await signIn('admin', '/picks/report');
    const apply = page.getByRole('button', { name: 'Apply Filter(s)' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('From').fill('2199-01-01');
    await page.getByRole('textbox', { name: 'To' }).fill('2029-12-31');
    await expect(page.getByText('From is after To').first()).toBeVisible();
    await page.getByLabel('From').fill('2020-01-01');
    await apply.click();
    await expect(page.getByText('Company earnings')).toBeVisible();
    const [asked] = await services.requests(REPORT);
    expect(asked?.query).toEqual({ from: '2020-01-01', to: '2029-12-31', page: '1' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('picks-report-2020-01-01-2029-12-31.csv');
    await expect(page.getByText('Saved 45 rows')).toBeVisible();
  });
});

for (const [name, path, there] of [
  ['games', '/picks/games-list/new', /^Updated \d/],
  ['players', '/picks/add-question/72002', 'No players chosen yet'],
  ['questions', GAME, 'Previous values'],
  ['lines desk', `${GAME}?view=desk`, 'Paste from a sheet'],
  ['report', '/picks/report?from=2020-01-01&to=2029-12-31', 'Company earnings'],
  ['user report', '/picks/user-report/48475?from=2020-01-01&to=2029-12-31', 'Company earnings'],
] as const)
  test(`picks ${name}: no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]`, {
    tag: '@axe',
  }, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expect(page.getByText(there).first()).toBeVisible();
    if (name.includes('report')) await expect(page.locator('main svg rect').first()).toBeVisible();
    await expectAccessible(page);
  });

test('questions keep their columns on paper, and tell in the system’s own colours what may not be pressed [PIC-03, UI-12, UI-14]', async ({
  page,
  signIn,
}) => {
  await signIn('operations', GAME);
  const name = page.getByRole('article').first().getByRole('heading');
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Update Value' }).first()).toBeHidden();
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const colourOf = (button: string) =>
    page
      .getByRole('button', { name: button, exact: true })
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf('Update Value')).not.toBe(await colourOf('Lines desk'));
});

test('a list that is refused as the page is opened is asked for once [PIC-03, NET-03, UI-13]', async ({
  page,
  signIn,
  services,
}) => {
  const QUESTIONS = 'GET picks admin/question/list';
  await services.fault({ call: QUESTIONS, status: 403 });
  await signIn('operations', GAME);
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await services.requests(QUESTIONS)).toHaveLength(1);
});
