import type { Page } from '@playwright/test';
import { issueToken } from '#mocks/token.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const DISTRIBUTE = 'POST prediction super-predictor/distribute';
const ANSWER = 'POST prediction super-predictor/update-answer';
const EDIT = 'POST prediction super-predictor/edit-questions';
const screenOf = (game: number) => `/super-predictor/questions/${game}`;
const card = (page: Page, n: number) => page.getByRole('article', { name: `Question ${n}` });
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
  const game = 72006;
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

  await page.getByRole('checkbox', { name: 'Tick all 3 shown' }).check();
  await page.getByRole('button', { name: 'Add leagues to ticked' }).click();
  const leagues = page.getByRole('dialog', { name: 'League templates' });
  await leagues.getByRole('checkbox', { name: 'Tick template Rs. 49 × 1000' }).check();
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

test('what is open is listed, and going on needs the code of the game typed [PRD-15]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', screenOf(70002));
  await press(page, 'Distribute Winning');
  const sheet = dialog(page, 'Distribute Winning');
  await expect(sheet).toContainText('2 questions have no answer');
  const yes = sheet.getByRole('button', { name: 'Yes' });
  const code = /Type (.+) to go on/.exec((await sheet.textContent()) ?? '')?.[1] ?? '';
  await sheet.getByRole('textbox').fill('another game');
  await expect(yes).toBeDisabled();
  await sheet.getByRole('textbox').fill(code);
  await yes.click();
  await expect(sheet).toBeHidden();
  expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
});

test('nothing is sent when the game changed behind the open sheet; both states are shown [PRD-18]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', screenOf(70001));
  await press(page, 'Distribute Winning');
  await services.gameStatus({ area: 'prediction', game_id: '70001', status: 'cancelled' });
  const sheet = dialog(page, 'Distribute Winning');
  await sheet.getByRole('button', { name: 'Yes' }).click();
  await expect(sheet.getByRole('alert').last()).toContainText('reconciled');
  await expect(sheet.getByRole('alert').last()).toContainText('Now: cancelled');
  expect(await services.requests(DISTRIBUTE)).toHaveLength(0);
});

test('cancels a game with a refund [PRD-13, PRD-18]', async ({ page, signIn, services }) => {
  await signIn('admin', screenOf(72001));
  await press(page, 'Cancel Game');
  await expect(dialog(page, 'Cancel Game')).toContainText('only the services know');
  await sayYes(page, 'Cancel Game');
  await expect(page.getByText(/The state as read now: cancelled/)).toBeVisible();
  const [sent] = await services.requests(DISTRIBUTE);
  expect(sent?.body).toEqual({
    distribute_type: 'refund',
    game_id: 72001,
    action: 'game_wise',
  });
});

for (const way of ['double click', 'Enter, Enter', 'click and Enter'] as const)
  test(`${way} on Yes sends one request [NET-05]`, async ({ page, signIn, services }) => {
    await services.fault({ call: DISTRIBUTE, delayMs: 1000 });
    await signIn('admin', screenOf(70001));
    await press(page, 'Distribute Winning');
    const sheet = dialog(page, 'Distribute Winning');
    const yes = sheet.getByRole('button', { name: 'Yes' });
    if (way === 'double click') await yes.dblclick();
    else {
      if (way === 'click and Enter') await yes.click();
      else {
        await yes.focus();
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Enter');
    }
    await expect(sheet).toBeHidden();
    await expect(page.getByText(/The state as read now: completed/)).toBeVisible();
    expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
  });

for (const fault of [{ fault: 'reset' }, { status: 500 }])
  test(`a lost answer (${JSON.stringify(fault)}) ends unknown, and the state is shown [NET-06, PRD-18]`, async ({
    page,
    signIn,
    services,
  }) => {
    await services.fault({ call: DISTRIBUTE, applied: true, times: 1, ...fault });
    await signIn('admin', screenOf(70001));
    await press(page, 'Distribute Winning');
    await sayYes(page, 'Distribute Winning');
    await expect(page.getByText(/The state is now: completed/)).toBeVisible();
    await expect(page.getByText(/it is not known whether it was done/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Distribute Winning' })).toBeDisabled();
    expect(await services.requests(DISTRIBUTE)).toHaveLength(1);
  });

test('two tabs of one browser pay out once [NET-05]', async ({ page, signIn, services }) => {
  await services.fault({ call: DISTRIBUTE, delayMs: 3000 });
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

test('two staff answer one question: the second is stopped and sees both answers [PRD-09, PRD-18]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', screenOf(70002));
  await card(page, 4).getByRole('button', { name: 'Update Answer' }).click();
  await card(page, 4).getByRole('radio').first().check();
  await card(page, 4).getByRole('button', { name: 'Save Answer' }).click();
  await services.patch({
    collection: 'predictionQuestions',
    where: { _id: 'prd-70002-q4' },
    data: { answer: 'prd-70002-q4-c2' },
  });
  const asked = dialog(page, 'Save Answer');
  await asked.getByRole('button', { name: 'Yes' }).click();
  await expect(asked.getByRole('alert')).toContainText('Now: No');
  expect(await services.requests(ANSWER)).toHaveLength(0);
});

test('what is typed is there again after the session ended [APP-08, UI-10]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: EDIT, status: 401, times: 1 });
  await signIn('admin', screenOf(72001));
  await card(page, 1).getByRole('button', { name: 'Edit' }).click();
  await card(page, 1).getByRole('textbox', { name: 'Question' }).fill('Typed before?');
  await card(page, 1).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Session ended')).toBeVisible();
  await signIn('admin', screenOf(72001));
  await expect(card(page, 1).getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Typed before?',
  );
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
  await expect(page.getByRole('checkbox', { name: 'Tick all 2000 shown' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Find in list' }).fill('(250)');
  await expect(
    page.getByRole('article', { name: /Question (199[3-9]|2000)/ }).first(),
  ).toBeVisible();
});

for (const [name, path] of [
  ['games', '/super-predictor'],
  ['questions', screenOf(70002)],
  ['stats', '/super-predictor/stats/70003/48475'],
] as const)
  test(`prediction ${name}: no axe violation in either theme, nothing wider than 360 px [PRD-01, PRD-02, PRD-16, UI-12, APP-13]`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin', path);
    await expect(page.getByText(/^Read \d/).first()).toBeVisible();
    if (name === 'stats') await expect(page.getByText('Gamewise Winnings')).toBeVisible();
    await expectAccessible(page);
  });
