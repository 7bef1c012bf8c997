import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const ANSWER = 'POST auth trades/save-answer';
const CANCEL_QUESTION = 'POST auth trades/cancel-question';
const DISTRIBUTE = 'POST auth trades/distribute-winning';
const CANCEL_GAME = 'POST auth trades/cancel-game';
const screenOf = (game: number) => `/trades/questions-list/${game}`;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'Settlement' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const sayYes = async (page: Page, name: string) => {
  await dialog(page, name).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page, name)).toBeHidden();
};

test('from the live games to a question answered and another cancelled [TRD-01, TRD-02, PRD-09]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('operations', '/trades/games-list');
  await page.getByRole('tab', { name: 'Live' }).click();
  await expect(page).toHaveURL(/\?tab=inprogress$/);
  await page.locator(`a[href$="${screenOf(71001)}"]`).click();
  const won = card(page, 'Will the home side win?');
  await won.getByRole('radio', { name: 'No' }).check();
  await won.getByRole('button', { name: 'Save Answer' }).click();
  await sayYes(page, 'Save Answer');
  await expect(won.getByText('Stored answer')).toBeVisible();
  const over = card(page, 'Total of the first innings above 164.5?');
  await over.getByRole('button', { name: 'Cancel Question' }).click();
  await sayYes(page, 'Cancel Question');
  await expect(over.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(over.getByRole('button', { name: 'Cancel Question' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const sent = [
    ...(await services.requests(ANSWER)),
    ...(await services.requests(CANCEL_QUESTION)),
  ];
  expect(sent.map(({ query, body }) => [query, body])).toEqual([
    [{}, { question_id: 'trd-71001-q1', option_id: 'trd-71001-q1-o2' }],
    [{ question_id: 'trd-71001-q3' }, null],
  ]);
});

test('the settlement is in sight, each step behind its own title, and No sends nothing [TRD-03, PRD-15, UI-01]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', screenOf(70001));
  await expect(card(page, 'Will the home side win?')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [step, title] of [
      ['Distribute Winning', 'Distribute Winnings'],
      ['Mark Complete', 'Mark Match Complete'],
      ['Cancel Game', 'Cancel Match'],
      ['Cancel Unmatched', 'Cancel All Unmatched Trades'],
    ] as const) {
      await expect(bar(page).getByRole('button', { name: step })).toBeInViewport({ ratio: 1 });
      await press(page, step);
      await expect(dialog(page, title)).toContainText('Questions7');
      await page.keyboard.press('Enter');
      await expect(dialog(page, title)).toBeHidden();
    }
  }
  expect((await services.requests()).filter(({ call }) => call?.startsWith('POST'))).toEqual([]);

  // Its place is that of the window, however little is above it: no step moves under the pointer.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const lowerEdge = async () => {
    const box = await bar(page).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(lowerEdge).toBe(1600);

  await page.goto(screenOf(70002));
  await press(page, 'Distribute Winning');
  const sheet = dialog(page, 'Distribute Winnings');
  await expect(sheet).toContainText('2 questions have no answer');
  await expect(sheet.getByRole('button', { name: 'Yes' })).toBeDisabled();
});

for (const way of ['double click', 'Enter, Enter'] as const)
  test(`${way} on Yes pays out once, then the state is shown [TRD-03, NET-05, PRD-18]`, async ({
    page,
    signIn,
    services,
  }) => {
    await services.fault({ call: DISTRIBUTE, delayMs: 800 });
    await signIn('admin', screenOf(70001));
    await press(page, 'Distribute Winning');
    const yes = dialog(page, 'Distribute Winnings').getByRole('button', { name: 'Yes' });
    if (way === 'double click') await yes.dblclick();
    else {
      await yes.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(/The state as read now: reconciled/)).toBeVisible();
    expect((await services.requests(DISTRIBUTE)).map(({ query }) => query)).toEqual([
      { game_id: '70001' },
    ]);
  });

test('what changed behind the sheet stops the sending, a lost answer ends in the state as it is [TRD-03, PRD-18, NET-06]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', screenOf(70001));
  await press(page, 'Distribute Winning');
  await services.gameStatus({ area: 'trades', game_id: '70001', status: 'cancelled' });
  const sheet = dialog(page, 'Distribute Winnings');
  await sheet.getByRole('button', { name: 'Yes' }).click();
  await expect(sheet.getByRole('alert').last()).toContainText('reconciled');
  await expect(sheet.getByRole('alert').last()).toContainText('Now: cancelled');
  expect(await services.requests(DISTRIBUTE)).toHaveLength(0);
  await page.keyboard.press('Escape');

  await services.gameStatus({ area: 'trades', game_id: '70001', status: 'reconciled' });
  await page.reload();
  await services.fault({ call: CANCEL_GAME, fault: 'reset', applied: true, times: 1 });
  await press(page, 'Cancel Game');
  await sayYes(page, 'Cancel Match');
  await expect(page.getByText(/it is not known whether it was done/)).toBeVisible();
  await expect(page.getByText(/The state is now: cancelled/)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveText(['Cancel Game']);
  expect(await services.requests(CANCEL_GAME)).toHaveLength(1);
});

test('500 questions: only what is visible is in the page, and the last is found [UI-13, TRD-02]', async ({
  page,
  signIn,
}) => {
  await signIn('operations', screenOf(72003));
  await expect(page.getByRole('tab', { name: 'All 500' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Find in list' }).fill('trd-large-q499');
  await expect(card(page, 'Will the home side win? (84)')).toBeInViewport();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
});

test('the cards of a long list get no layers of their own, so that scrolling stays quick [UI-13]', async ({
  page,
  signIn,
}) => {
  await signIn('operations', screenOf(72003));
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  let layers = 0;
  session.on('LayerTree.layerTreeDidChange', (tree) => {
    layers = tree.layers?.length ?? layers;
  });
  await session.send('LayerTree.enable');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  layers = 0;
  await page.mouse.wheel(0, 300);
  await expect.poll(() => layers).toBeGreaterThan(0);
  // The page, its scrolling, the menu, the bars: some ten.
  expect(layers).toBeLessThan(16);
});

test('from a user’s games to the stats of one, filtered to another [TRD-04, TRD-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('support', '/trades/user-games/48475');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.goBack();
  await page.locator('a[href$="/trades/stats/70001/48475"]').click();
  const totals = page.getByLabel('Totals of the user in this game');
  await expect(totals).toContainText('Investments₹');
  const apply = page.getByRole('button', { name: 'Apply Filter(s)' });
  await page.getByRole('button', { name: 'Clear Game ID' }).click();
  await expect(apply).toBeDisabled();
  await page.getByRole('textbox', { name: 'Game ID' }).fill('70002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trades\/stats\/70002\/48475$/);
  const asked = async () =>
    (await services.requests('GET auth trades/support/get-trades')).map(({ query }) => query);
  await expect.poll(asked).toEqual([
    { game_id: '70001', user_id: '48475' },
    { game_id: '70002', user_id: '48475' },
  ]);
  await expect(totals).toContainText('Investments₹');
});

test('the report, its chart without a word of the console, and each file [TRD-06, UI-16]', async ({
  page,
  signIn,
}) => {
  await signIn('tech-support', '/trades/report');
  const chart = page.getByRole('region', {
    name: 'Investment, winnings and commission by game, in rupees',
    exact: true,
  });
  await expect(chart.locator('svg rect').first()).toBeVisible();
  await expect(chart.getByRole('table')).toHaveCount(1);
  await expect(chart.locator('[aria-hidden=true] :is([tabindex="0"], input, button)')).toHaveCount(
    0,
  );
  const saved = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    return (await download).suggestedFilename();
  };
  expect(await saved()).toBe('trades-report.csv');
  await expect(page.getByText('Saved 24 rows')).toBeVisible();
  await page.locator('a[href$="/trades/report/70001"]').click();
  await expect(page.getByRole('list', { name: 'Sums per question' })).toContainText(
    'Total Refunds₹',
  );
  await expect(page.locator('main svg rect').first()).toBeVisible();
  expect(await saved()).toBe('trades-report-70001.csv');
  await expect(page.getByText('Saved 7 rows')).toBeVisible();
});

for (const [name, path] of [
  ['games', '/trades/games-list?tab=inactive'],
  ['settlement', screenOf(70001)],
  ['500 questions', screenOf(72003)],
  ['user games', '/trades/user-games/48475'],
  ['stats', '/trades/stats/70001/48475'],
  ['report', '/trades/report'],
  ['game report', '/trades/report/70001'],
] as const)
  test(`trades ${name}: no axe violation in either theme, nothing wider than 360 px [UI-12, APP-13]`, {
    tag: '@axe',
  }, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expect(page.getByText(/^Updated \d/).first()).toBeVisible();
    if (name.includes('report')) await expect(page.locator('main svg rect').first()).toBeVisible();
    await expectAccessible(page);
  });
