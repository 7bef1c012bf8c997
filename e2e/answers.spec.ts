import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

const DESK = '/trades/questions-list/72003?view=answers';
const ANSWER = 'POST auth trades/save-answer';

const rowOf = (page: Page, n: number) => page.locator(`[data-desk-row="${n}"]`);
const current = (page: Page) => page.locator('[data-desk-row][aria-current]');

test('20 answers and their review take at most 45 key presses, one refused and one unknown in the middle [ANS-02, ANS-03, ANS-04, NET-06]', async ({
  page,
  signIn,
  services,
}) => {
  let calls = 0;
  await page.route('**/trades/save-answer', async (route) => {
    calls += 1;
    if (calls === 8)
      return route.fulfill({ status: 422, json: { success: false, message: 'Held for audit' } });
    if (calls !== 12) return route.continue();
    // It is stored, and its answer is lost.
    await route.fetch();
    return route.fulfill({ status: 502, body: '' });
  });
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await signIn('operations', DESK);
  await expect(current(page)).toHaveAttribute('data-desk-row', '1');
  for (let answer = 1; answer <= 20; answer += 1) {
    if (answer > 1) await press('Enter');
    await press(answer % 3 === 0 ? '2' : '1');
  }
  await press('r');
  const sheet = page.getByRole('dialog', { name: /^Review answers/ });
  await expect(sheet.getByRole('checkbox')).toHaveCount(20);
  await expect(sheet.getByText('Reading what is stored now…')).toHaveCount(0);
  await expectAccessiblePart(page, '[role=dialog]');
  await press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Save 20 answers' })).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect(sheet).toContainText('18 of 20 saved · 1 was not saved and stays chosen');
  expect(presses).toBeLessThanOrEqual(45);
  await expect(sheet.getByText('Held for audit')).toBeVisible();
  await expect(sheet.getByText('Not confirmed, but saved')).toBeVisible();
  await expectAccessiblePart(page, '[role=dialog]');

  // Only the refused one goes out again, and nothing twice.
  await sheet.getByRole('button', { name: 'Try these again' }).click();
  await expect(sheet.getByRole('checkbox')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Save 1 answer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(sheet).toContainText('1 of 1 saved');
  const sent = (await services.requests(ANSWER)).map(
    ({ body }) => (body as { question_id: string }).question_id,
  );
  expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Review 0 choices' })).toBeVisible();
});

test('5,000 questions stay fluid: few rows are drawn, and a key changes no other row than its own [ANS-01, UI-13]', async ({
  page,
  signIn,
  services,
}) => {
  const questions = Array.from({ length: 5000 }, (_, n) => ({
    _id: `q${n}`,
    question_en: `Will event ${n} come first?`,
    status: n % 5 === 4 ? 'cancelled' : 'active',
    options: [
      { _id: `q${n}-a`, value: 'Yes' },
      { _id: `q${n}-b`, value: 'No' },
    ],
    ...(n % 2 === 1 && { answer: `q${n}-b` }),
  }));
  const game = { id: 72003, status: 'inprogress' };
  await services.fault({
    call: 'GET auth trades/get-questions',
    status: 200,
    body: { questions, game },
  });
  await signIn('operations', DESK);
  await expect(current(page)).toHaveAttribute('data-desk-row', '1');
  expect(await page.locator('[data-desk-row]').count()).toBeLessThan(60);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenRows: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('[data-desk-row]');
        if (row) seen.add(row.getAttribute('data-desk-row') ?? '');
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await page.keyboard.press('2');
  await expect(rowOf(page, 1)).toContainText('Chosen, not saved');
  expect(
    await page.evaluate(() => [...(window as never as { seenRows: Set<string> }).seenRows]),
  ).toEqual(['1']);
  // The last question without an answer is far below what is drawn.
  await page.getByLabel('Find a question').fill('event 4998 ');
  await page.getByLabel('Find a question').press('Enter');
  await expect(page.locator('[data-desk-row]')).toHaveCount(1);
  await expect(page).toHaveURL(/find=event/);
});

test('the desk is accessible in both themes and fits a phone, where answers are chosen by touch [ANS-02, UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('operations', DESK);
  await rowOf(page, 2).getByRole('button', { name: 'No' }).click();
  await expect(rowOf(page, 2)).toContainText('Chosen, not saved');
  await expect(current(page)).toHaveAttribute('data-desk-row', '2');
  await expectAccessible(page);
  await rowOf(page, 1).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Review 2 choices' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  await expectAccessiblePart(page, '[role=dialog]');
});
