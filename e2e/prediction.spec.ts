import type { Page } from '@playwright/test';
import { issueToken } from '#mocks/token.ts';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { test as base, expect } from './console.ts';

/** Another member of the staff, at another computer: the same services, a session of its own. */
const test = base.extend<{ second: (path: string) => Promise<Page> }>({
  second: async ({ browser }, use, info) => {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'x-services-space': info.testId },
    });
    await use(async (path) => {
      const page = await context.newPage();
      await page.goto(`${path}?jwt=${issueToken({ role: 'admin', userId: 'u-other' })}`);
      return page;
    });
    await context.close();
  },
});

const DISTRIBUTE = 'POST prediction super-predictor/distribute';
const ANSWER = 'POST prediction super-predictor/update-answer';
const EDIT = 'POST prediction super-predictor/edit-questions';
const ACTIVATE = 'POST prediction super-predictor/activate-league';
const POPULATE = 'GET prediction super-predictor/insert/leaderboard';
const MONEY = [DISTRIBUTE, ANSWER, ACTIVATE, POPULATE];
const screenOf = (game: number) => `/super-predictor/questions/${game}`;
const card = (page: Page, n: number) => page.getByRole('article', { name: `Question ${n}` });
/** Its leagues, and what is done now and then, open below a question. */
const openCard = (page: Page, n: number) =>
  page.getByRole('button', { name: `Leagues and more of question ${n}`, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const press = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions on the game' }).getByRole('button', { name }).click();
const sayYes = async (page: Page, name: string) => {
  await dialog(page, name).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page, name)).toBeHidden();
};

test('a game goes from empty to paid out [PRD-01, PRD-04, PRD-08, PRD-09, PRD-13, PRD-15, PRD-17]', async ({
  page,
  signIn,
  services,
}) => {
  const game = 72008;
  const status = (to: string) =>
    services.gameStatus({ area: 'prediction', game_id: String(game), status: to });
  const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();
  await signIn('admin', '/super-predictor');
  await page.locator(`a[href$="questions/${game}"]`).click();
  await press(page, 'Add from templates');
  const templates = page.getByRole('dialog', { name: 'Question templates' });
  for (const n of [0, 1, 2]) await templates.getByRole('checkbox').nth(n).check();
  await templates.getByRole('button', { name: 'Add to game' }).click();
  await sayYes(page, 'Add Questions');

  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check();
  await page.getByRole('button', { name: 'Add leagues to selected' }).click();
  const leagues = page.getByRole('dialog', { name: 'League templates' });
  await leagues.getByRole('checkbox', { name: 'Select template Rs. 49 × 1000' }).check();
  await leagues.getByRole('button', { name: 'Add Leagues' }).click();
  await sayYes(page, 'Add League Template');
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(3);
  await press(page, 'Activate Predictions');
  await expect(dialog(page, 'Activate Predictions')).toContainText('Activates 3 leagues');
  await sayYes(page, 'Activate Predictions');
  await expect(page.getByRole('article').getByText('Active', { exact: true })).toHaveCount(3);

  await status('inprogress');
  await refresh();
  for (const n of [1, 2, 3]) {
    await card(page, n).getByRole('button', { name: 'Update Answer' }).click();
    await card(page, n).getByRole('radio').first().check();
    await card(page, n).getByRole('button', { name: 'Save Answer' }).click();
    await sayYes(page, 'Save Answer');
    await expect(card(page, n).getByText('Declared')).toBeVisible();
  }
  await status('reconciled');
  await refresh();
  await press(page, 'Populate Leaderboard');
  await sayYes(page, 'Populate Leaderboard');
  await press(page, 'Distribute Winning');
  const sheet = dialog(page, 'Distribute Winning');
  await expect(sheet).toContainText('populated in this session at');
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await sayYes(page, 'Distribute Winning');
  await expect(page.getByText(/The state as read now: completed · completed 3/)).toBeVisible();
  expect((await services.requests(DISTRIBUTE)).map(({ body }) => body)).toEqual([
    { distribute_type: 'winning', game_id: game, action: 'game_wise' },
  ]);
});

test('pressed twice, by mouse or by key, each money action is sent once [NET-05, UI-01, PRD-11, PRD-13]', async ({
  page,
  signIn,
  services,
}) => {
  const yesTwice = async (name: string, way: 'dblclick' | 'Enter, Enter' | 'click, Enter') => {
    const yes = dialog(page, name).getByRole('button', { name: 'Yes' });
    if (way === 'dblclick') await yes.dblclick();
    else {
      if (way === 'click, Enter') await yes.click();
      else await yes.press('Enter');
      await page.keyboard.press('Enter');
    }
    await expect(dialog(page, name)).toBeHidden();
  };
  for (const call of MONEY) await services.fault({ call, delayMs: 400 });
  await signIn('admin', screenOf(72001));
  for (const n of [1, 3]) await openCard(page, n);
  await card(page, 1).getByRole('checkbox', { name: 'Select league Rs. 0 × 5000' }).check();
  await card(page, 1).getByRole('button', { name: 'Activate (1)' }).dblclick();
  await yesTwice('Activate leagues', 'dblclick');
  await press(page, 'Activate Predictions');
  await yesTwice('Activate Predictions', 'Enter, Enter');
  await card(page, 3).getByRole('checkbox', { name: 'Select all open leagues' }).check();
  await card(page, 3).getByRole('button', { name: 'Cancel with refund (2)' }).click();
  await yesTwice('Cancel with refund', 'click, Enter');
  await press(page, 'Cancel Game');
  await expect(dialog(page, 'Cancel Game')).toContainText('only the services know');
  await yesTwice('Cancel Game', 'dblclick');
  await expect(page.getByText(/The state as read now: cancelled/)).toBeVisible();

  await page.getByRole('link', { name: 'All prediction games' }).click();
  await page.locator('a[href$="questions/70001"]').click();
  await press(page, 'Populate Leaderboard');
  await yesTwice('Populate Leaderboard', 'click, Enter');
  await card(page, 1).getByRole('button', { name: 'Update Answer' }).click();
  await card(page, 1).getByRole('radio', { checked: false }).first().check();
  await card(page, 1).getByRole('button', { name: 'Save Answer' }).dblclick();
  await yesTwice('Save Answer', 'Enter, Enter');
  await press(page, 'Distribute Winning');
  await yesTwice('Distribute Winning', 'Enter, Enter');
  await expect(page.getByText(/The state as read now: completed/)).toBeVisible();

  const writes = (await services.requests()).filter(({ call }) => MONEY.includes(call ?? ''));
  expect(writes.map(({ call, body }) => [call, body])).toEqual([
    [ACTIVATE, { leagues: ['prd-72001-q1-l2'] }],
    [ACTIVATE, { leagues: expect.any(Array) }],
    [
      DISTRIBUTE,
      {
        distribute_type: 'leaguerefund',
        game_id: 72001,
        action: 'league_wise',
        leagues: ['prd-72001-q3-l1', 'prd-72001-q3-l2'],
      },
    ],
    [DISTRIBUTE, { distribute_type: 'refund', game_id: 72001, action: 'game_wise' }],
    [POPULATE, null],
    [ANSWER, expect.objectContaining({ question_id: 'prd-70001-q1' })],
    [DISTRIBUTE, { distribute_type: 'winning', game_id: 70001, action: 'game_wise' }],
  ]);
});

test('a lost answer ends unknown, the state is read and shown, and a repetition asks for the code [NET-06, PRD-15, PRD-18]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: DISTRIBUTE, status: 500, times: 1 });
  await services.fault({ call: DISTRIBUTE, fault: 'reset', applied: true, times: 1 });
  await signIn('admin', screenOf(70001));
  await press(page, 'Distribute Winning');
  await sayYes(page, 'Distribute Winning');
  await expect(page.getByText(/it is not known whether it was done/)).toBeVisible();
  await expect(page.getByText(/The state is still: reconciled/)).toBeVisible();
  await press(page, 'Distribute Winning');
  const sheet = dialog(page, 'Distribute Winning');
  await expect(sheet).toContainText('This was sent in this session already');
  await sheet.getByRole('textbox').fill('70001');
  await sayYes(page, 'Distribute Winning');
  await expect(page.getByText(/The state is now: completed/)).toBeVisible();
  await expect(page.getByText(/The state as read now: completed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Distribute Winning' })).toBeDisabled();
  expect(await services.requests(DISTRIBUTE)).toHaveLength(2);
});

test('two tabs of one browser pay out once [NET-05]', async ({ page, signIn, services }) => {
  await services.fault({ call: DISTRIBUTE, delayMs: 2000 });
  await signIn('admin', screenOf(70001));
  const other = await page.context().newPage();
  await other.goto(`${screenOf(70001)}?jwt=${issueToken({ role: 'admin', userId: 'u-admin' })}`);
  for (const tab of [page, other]) await press(tab, 'Distribute Winning');
  await dialog(page, 'Distribute Winning').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(async () => (await services.requests(DISTRIBUTE)).length).toBe(1);
  await dialog(other, 'Distribute Winning').getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByText('This is running in another tab already.')).toBeVisible();
  await expect(page.getByText(/The state as read now: completed/)).toBeVisible();
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});

test('loaded again while winnings are on their way, this tab and every other is locked and says since when [NET-05, NET-06, ACT-01]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: DISTRIBUTE, delayMs: 8000 });
  await signIn('admin', screenOf(70001));
  await press(page, 'Distribute Winning');
  await dialog(page, 'Distribute Winning').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(async () => (await services.requests(DISTRIBUTE)).length).toBe(1);
  page.on('dialog', (warning) => void warning.accept());
  await page.reload();
  const isLocked = async (tab: Page) => {
    for (const name of ['Distribute Winning', 'Cancel Game']) {
      const button = tab.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/sent at \d\d:\d\d and no answer was seen/);
      await button.click({ force: true });
      await expect(dialog(tab, name)).toHaveCount(0);
    }
  };
  await isLocked(page);
  await expect(page.getByText('Check the result of Distribute Winning')).toBeVisible();
  await expect(page.getByText(/Distribute Winning at .* it is not known whether/)).toBeVisible();
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto(`${screenOf(70001)}?jwt=${issueToken({ role: 'admin', userId: 'u-admin' })}`);
  await isLocked(other);
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});

test('two staff at one game: open points need its code typed, who comes second is stopped and sees both states [PRD-09, PRD-15, PRD-18]', async ({
  page,
  signIn,
  services,
  second,
}) => {
  const answer = async (by: Page, choice: string) => {
    await card(by, 4).getByRole('button', { name: 'Update Answer' }).click();
    await card(by, 4).getByRole('radio', { name: choice }).check();
    await card(by, 4).getByRole('button', { name: 'Save Answer' }).click();
  };
  await signIn('admin', screenOf(70002));
  const other = await second(screenOf(70002));
  await answer(page, 'Yes');
  await answer(other, 'No');
  await sayYes(other, 'Save Answer');
  const asked = dialog(page, 'Save Answer');
  await asked.getByRole('button', { name: 'Yes' }).click();
  await expect(asked.getByRole('alert')).toContainText(
    'When you opened the dialog: — · reconciled',
  );
  await expect(asked.getByRole('alert')).toContainText('Now: No · reconciled');
  await asked.getByRole('button', { name: 'No', exact: true }).click();
  await expect(card(page, 4).getByText('Correct answer')).toBeVisible();
  expect(await services.requests(ANSWER)).toHaveLength(1);

  const sheet = dialog(page, 'Distribute Winning');
  const yes = sheet.getByRole('button', { name: 'Yes' });
  for (const by of [page, other]) {
    await press(by, 'Distribute Winning');
    if (by === page) await expect(yes).toBeDisabled();
    const code = dialog(by, 'Distribute Winning').getByRole('textbox', {
      name: 'Type 70002 to go on',
    });
    await code.fill('70002');
  }
  await expect(sheet).toContainText('1 question has no answer');
  await sayYes(other, 'Distribute Winning');
  await yes.click();
  await expect(sheet.getByRole('alert').last()).toContainText('Now: completed');
  await expect(yes).toBeDisabled();
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});

test('two staff edit one question: the second keeps what was typed, chooses, and has it after a new login too [PRD-03, UI-10, APP-08]', async ({
  page,
  signIn,
  services,
  second,
}) => {
  const typed = (by: Page) => card(by, 1).getByRole('textbox', { name: 'Question' });
  const edit = async (by: Page, text: string) => {
    await card(by, 1).getByRole('button', { name: 'Edit' }).click();
    await typed(by).fill(text);
  };
  await signIn('admin', screenOf(72001));
  const other = await second(screenOf(72001));
  await edit(page, 'Mine?');
  await edit(other, 'Theirs?');
  await card(other, 1).getByRole('button', { name: 'Save' }).click();
  // Stored, so that the second finds it there: two reads before either write would let both through.
  await expect(typed(other)).toBeHidden();
  await expect(card(other, 1).getByText('Theirs?')).toBeVisible();
  await card(page, 1).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 1).getByRole('alert')).toContainText('Theirs?');
  await expect(typed(page)).toHaveValue('Mine?');
  expect(await services.requests(EDIT)).toHaveLength(1);
  await card(page, 1).getByRole('button', { name: 'Keep mine' }).click();
  await services.fault({ call: EDIT, status: 401, times: 1 });
  await card(page, 1).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Session ended')).toBeVisible();
  await signIn('admin', screenOf(72001));
  await expect(typed(page)).toHaveValue('Mine?');
  await card(page, 1).getByRole('button', { name: 'Save' }).click();
  // The field holds that text too: it is saved once the card is for reading again.
  await expect(typed(page)).toBeHidden();
  await expect(card(page, 1).getByText('Mine?')).toBeVisible();
  expect(await services.requests(EDIT)).toHaveLength(3);
});

test('2,000 questions: only what is visible is in the page, and the last is found [UI-13]', async ({
  page,
  signIn,
  request,
}, info) => {
  const answer = await request.post('/__services/reset', {
    headers: { 'x-services-space': info.testId },
    data: { scale: 10 },
  });
  expect(answer.ok()).toBe(true);
  await signIn('admin', screenOf(72007));
  await expect(page.getByRole('checkbox', { name: 'Select all 2000 shown' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Find in list' }).fill('(250)');
  await expect(
    page.getByRole('article', { name: /Question (199[3-9]|2000)/ }).first(),
  ).toBeVisible();
});

const theme = (page: Page, name: 'Dark' | 'Light') =>
  page.getByRole('button', { name: `${name} theme` }).click();

for (const [name, path, there] of [
  ['games', '/super-predictor', 'Monsoon Trophy'],
  ['stats of a user', '/super-predictor/stats/70003/48475', 'Gamewise Winnings'],
] as const)
  test(`the ${name}: no axe violation in either theme, nothing wider than 360 px [PRD-01, PRD-16, UI-12, APP-13]`, {
    tag: '@axe',
  }, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expect(page.getByText(there).first()).toBeVisible();
    await expectAccessible(page);
  });

test('questions, read and edited, and the pickers: no axe violation in either theme, nothing wider than 360 px [PRD-02, PRD-05, PRD-08, UI-12, APP-13]', {
  tag: '@axe',
}, async ({ page, signIn }) => {
  await signIn('admin', screenOf(72001));
  // Seven at least between the bars, as they open.
  await expect(card(page, 7)).toBeInViewport({ ratio: 1 });
  await openCard(page, 1);
  await card(page, 1).getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page);
  // A phone has the step that is due, and the others on demand.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const pickers = async () => {
    await card(page, 1).getByRole('button', { name: 'Add leagues' }).click();
    await page.getByRole('button', { name: 'Create new league' }).click();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expectAccessiblePart(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await press(page, 'Add from templates');
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await expectAccessiblePart(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await pickers();
  await page.setViewportSize({ width: 1440, height: 900 });
  await theme(page, 'Light');
  await pickers();
});

test('seven questions stand whole between the bars, and on a phone they begin above 300 px [PRD-02, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', screenOf(72001));
  const bar = page.getByRole('group', { name: 'Actions on the game' });
  const seventh = await card(page, 7).boundingBox();
  const edge = await bar.boundingBox();
  expect((seventh?.y ?? 999) + (seventh?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await card(page, 1).boundingBox())?.y).toBeLessThanOrEqual(300);
});

test('the answer chooser and the settlement sheet: no axe violation in either theme [PRD-09, PRD-18, UI-12]', {
  tag: '@axe',
}, async ({ page, signIn }) => {
  await signIn('admin', screenOf(70002));
  await openCard(page, 1);
  await card(page, 1).getByRole('button', { name: 'Update Answer' }).click();
  const parts = async () => {
    await expectAccessiblePart(page, 'article[aria-label="Question 1"]');
    await press(page, 'Distribute Winning');
    await expect(dialog(page, 'Distribute Winning')).toBeVisible();
    await expectAccessiblePart(page, '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Distribute Winning')).toBeHidden();
  };
  await parts();
  await theme(page, 'Dark');
  await parts();
});
