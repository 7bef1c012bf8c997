// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The page is loaded when it is first opened: not while a test waits for it.
import './QuestionCard.tsx';
import './QuestionsPage.tsx';
import './QuestionsToolbar.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

async function open(game: number) {
  for (const n of [2, 3, 4, 5, 6, 7, 8])
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: `prd-${game}-q${n}` },
      data: { game_id: 'another' },
    });
  await openConsole(issueToken({ role: 'admin' }), `/super-predictor/questions/${game}`);
  return screen.findByRole('article', { name: 'Question 1' });
}
const button = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
/** By key: the focus is where it is pressed. */
async function press(scope: HTMLElement, name: string) {
  (await within(scope).findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}
const focused = () => document.activeElement as HTMLInputElement;

it('the focus goes from Edit into the question, and from Cancel back to Edit [UI-12, PRD-03]', async () => {
  const card = await open(72001);
  for (const change of ['', ' more']) {
    await press(card, 'Edit');
    expect(focused().tagName).toBe('TEXTAREA');
    if (change !== '') await userEvent.keyboard(change);
    await press(card, 'Cancel');
    if (change !== '') {
      const asked = await screen.findByRole('alertdialog');
      await press(asked, 'Yes');
    }
    await waitFor(() => expect(focused()).toBe(button(card, 'Edit')));
  }
});

it('the focus goes from Update Answer to the choices, and from Close back to it; it stays on Save Answer [UI-12, PRD-09]', async () => {
  const card = await open(70001);
  const radios = () => within(card).getAllByRole<HTMLInputElement>('radio');
  await press(card, 'Update Answer');
  expect(focused().type).toBe('radio');
  await press(card, 'Close');
  expect(focused()).toBe(button(card, 'Update Answer'));
  await press(card, 'Update Answer');
  const other = radios().find(({ checked }) => !checked) as HTMLElement;
  await userEvent.click(other);
  await press(card, 'Save Answer');
  await press(await screen.findByRole('alertdialog'), 'Yes');
  await waitFor(() =>
    expect(services.requests('POST prediction super-predictor/update-answer')).toHaveLength(1),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(focused()).toBe(button(card, 'Save Answer'));
});
