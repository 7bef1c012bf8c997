// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The list and its look are loaded when they are first opened: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import './QuestionCard.tsx';
import './QuestionsHeading.tsx';
import './QuestionsPage.tsx';
import './SettlementState.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

it('the focus goes from Save Answer, which takes itself away, on to its question [UI-12, TRD-02]', async () => {
  await openConsole(issueToken({ role: 'operations' }), '/trades/questions-list/71001');
  const card = await screen.findByRole('article', { name: 'Will the home side win?' });
  await userEvent.click(within(card).getByRole('radio', { name: 'No' }));
  within(card).getByRole('button', { name: 'Save Answer' }).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Yes' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(card).queryByRole('button', { name: 'Save Answer' })).toBeNull(),
  );
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  expect(services.requests('POST auth trades/save-answer')).toHaveLength(1);
});
