// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import { recents } from '#ui/recent.ts';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import '#resource-kit/list/ListTotals.tsx';
import './AnswerCard.tsx';
import './cells.tsx';
import './AnswersHeading.tsx';
import './Totals.tsx';

const services = setupServices();
setupConsole();
plainStyles();
vi.stubGlobal('scrollTo', () => {});

const open = (path: string) => openConsole(issueToken({ role: 'admin' }), path);

/** The rows that a control puts on the clipboard. */
async function copied(name: string): Promise<string[][]> {
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const text = writeText.mock.calls[0]?.[0] ?? '';
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}

it('asks for game and user, then shows what was played and what came of it, names both and leads to the user [PRD-16, APP-16, APP-18, UI-17, WHY-01, WHY-02, RNG-02]', async () => {
  const { router } = await open('/super-predictor/stats');
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply Filter(s)' });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Game ID', ' 70003\t');
  expect(apply.disabled).toBe(true);
  type('User ID', '48475');
  expect(apply.disabled).toBe(false);
  services.fault({
    call: 'GET prediction super-predictor/support/user-leagues',
    status: 200,
    body: {
      investments: 147,
      winnings: 0,
      pnl: -147,
      userLeagues: [
        {
          _id: 'u1',
          status: 'completed',
          entry: 49,
          winnings: 0,
          question: {
            _id: 'q1',
            question: 'Who wins?',
            choices: [
              { _id: 'c1', choice: 'India' },
              { _id: 'c2', choice: 'Australia' },
            ],
            answer: 'c2',
          },
          userChoices: { c1: { slots_booked: 3 }, gone: { slots_booked: null } },
        },
      ],
    },
  });
  fireEvent.click(apply);
  const entry = await screen.findByRole('article');
  expect(router.state.location.pathname).toBe('/super-predictor/stats/70003/48475');
  const rows = within(entry).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['India', '₹147.00', '3'],
    ['Unknown option gone', '—', '—'],
  ]);
  // On the card itself, with what it rests on.
  expect(entry.textContent).toContain(
    'Lostleague completed · staked an amount not known · winnings ₹0.00',
  );
  const below = await screen.findByRole('region', { name: 'Totals of all rows (1)' });
  expect(below.textContent).toContain('₹0.00');
  expect(entry.textContent).toContain('Correct answerAustralia');
  expect(entry.textContent).toContain('League winnings₹0.00');
  screen.getByText('Staked ₹147.00, returned ₹0.00. 0 of 1 won, 1 lost.');
  expect(screen.getByText('Investments').parentElement?.textContent).toContain('₹147.00');
  // The game is named as soon as its own read has come.
  await screen.findByRole('heading', {
    level: 1,
    name: 'Predictions of user 48475 in game AFG v AUS',
  });
  expect(screen.getByRole('link', { name: 'User look-up' }).getAttribute('href')).toBe(
    lookUpAddress('48475'),
  );
  expect(recents()).toContainEqual(expect.objectContaining({ kind: 'user', id: '48475' }));
  const [, ...sheet] = await copied('Copy rows');
  expect(sheet).toEqual([
    ['u1', 'Who wins?', 'Lost', 'Australia', '49', 'Completed', '0', 'India', '147', '3'],
    ['u1', 'Who wins?', 'Lost', 'Australia', '49', 'Completed', '0', 'Unknown option gone', '', ''],
  ]);
  expect(screen.getByText('P/L').parentElement?.textContent).toContain('-₹147.00');
});
