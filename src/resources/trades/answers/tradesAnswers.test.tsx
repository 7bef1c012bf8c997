// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';
// The list and its parts are loaded when they are first drawn: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import '#resource-kit/list/ListTotals.tsx';
import './AnswerCard.tsx';
import './AnswersHeading.tsx';
import './Totals.tsx';
import '#resources/verdicts/AnswerDialog.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const TRADES = 'GET auth trades/support/get-trades';

const open = (path: string) => openConsole(issueToken({ role: 'support' }), path);
const totals = async () =>
  (await screen.findByLabelText('Totals of the user in this game')).textContent;
const figure = (scope: HTMLElement, label: string) =>
  within(scope).queryByText(label)?.parentElement?.querySelector('dd')?.textContent;
const options = [
  { _id: 'o1', value: 'Yes' },
  { _id: 'o2', value: 'No' },
];
const answers = (stats: object) => services.fault({ call: TRADES, status: 200, body: stats });

it('takes both ids of the route; Apply only with both, each can be cleared [TRD-05]', async () => {
  const { router } = await open('/trades/stats/70002/48213');
  await totals();
  expect(services.requests(TRADES).map(({ query }) => query)).toEqual([
    { game_id: '70002', user_id: '48213' },
  ]);
  const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply Filter(s)' });
  expect(apply().disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Clear Game ID' }));
  expect(apply().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Game ID'), { target: { value: ' 70001 ' } });
  fireEvent.click(apply());
  await waitFor(() => expect(router.state.location.pathname).toBe('/trades/stats/70001/48213'));
});

it('asks for what the route leaves out and calls nothing before [TRD-05, APP-04]', async () => {
  await open('/trades/stats/70002');
  const game = await screen.findByLabelText<HTMLInputElement>('Game ID');
  expect(game.value).toBe('70002');
  await screen.findByText('Type a game ID and a user ID to see what the user traded.');
  expect(services.requests(TRADES)).toHaveLength(0);
});

it('shows a void question as refunded: red, cancelled slots at their place, no answer [TRD-05]', async () => {
  answers({
    total_investments: 70,
    total_refunds: 70,
    winnings: 0,
    trades: [
      {
        _id: 'q',
        question_en: 'Void?',
        options,
        option_id: 'o1',
        status: 'cancelled',
        amount: 70,
        totalQuantity: 10,
        cancelled: 10,
        matched: 0,
        unmatched: 0,
      },
    ],
  });
  await open('/trades/stats/70002/48213');
  expect(await totals()).toBe('Investments₹70.00Refunds₹70.00Winnings₹0.00');
  const card = screen.getByRole('article', { name: 'Void?' });
  expect(card.dataset.tone).toBe('negative');
  expect(figure(card, 'Selected')).toBe('Yes');
  expect(figure(card, 'Answer')).toBe('—');
  expect(figure(card, 'Slots')).toBe('10 Slots');
  const counts = within(card.querySelector('dl') ?? card);
  expect(counts.getByText('Cancelled').parentElement?.textContent).toBe('Cancelled10');
  // Each count has its place, also where there is none.
  const places = [...(card.querySelector('dl')?.children ?? [])].map((one) => one.textContent);
  expect(places.slice(-3)).toEqual(['Matched—', 'Unmatched—', 'Cancelled10']);
});

it('shows the totals of the service, never sums of the rows [TRD-05]', async () => {
  const row = { options, status: 'cancelled', amount: 1, totalQuantity: 1, refunds: 1.5 };
  answers({
    total_investments: 2,
    total_refunds: 1.5,
    winnings: 0,
    trades: [
      { ...row, _id: 'q', question_en: 'Twice?', option_id: 'o1' },
      { ...row, _id: 'q', question_en: 'Twice?', option_id: 'o2' },
    ],
  });
  await open('/trades/stats/70002/48213');
  expect(await totals()).toBe('Investments₹2.00Refunds₹1.50Winnings₹0.00');
  const cards = screen.getAllByRole('article', { name: 'Twice?' });
  expect(cards.map((card) => figure(card, 'Selected'))).toEqual(['Yes', 'No']);
  expect(cards.map((card) => figure(card, 'Slots'))).toEqual(['1 Slot', '1 Slot']);
});

it('names the option whose id is the answer, and none for an id of no option [TRD-05]', async () => {
  const row = { options, status: 'inactive', option_id: 'o1', matched: 3, unmatched: '2' };
  answers({
    trades: [
      { ...row, _id: 1, question_en: 'Right?', answer: 'o2' },
      { ...row, _id: 2, question_en: 'Odd?', answer: 'o9' },
    ],
  });
  await open('/trades/stats/70002/48213');
  expect(await totals()).toBe('Investments—Refunds—Winnings—');
  const right = screen.getByRole('article', { name: 'Right?' });
  expect(right.dataset.tone).toBe('neutral');
  expect(figure(right, 'Answer')).toBe('No');
  expect(figure(right, 'Matched')).toBe('3');
  expect(figure(right, 'Unmatched')).toBe('2');
  expect(figure(right, 'Amount')).toBe('—');
  expect(figure(screen.getByRole('article', { name: 'Odd?' }), 'Answer')).toBe('—');
});

const line = (_id: string, more: object) => ({
  _id,
  question_en: `Question ${_id}?`,
  options,
  option_id: 'o1',
  status: 'inactive',
  answer: 'o1',
  amount: 50,
  totalQuantity: 10,
  matched: 10,
  unmatched: 0,
  cancelled: 0,
  ...more,
});
const SIX = [
  line('q1', {}),
  line('q2', { matched: 4, cancelled: 6 }),
  line('q3', { answer: 'o2' }),
  line('q4', { answer: 'o2', question_en: 'Two\nlines \u202Etxt?' }),
  line('q5', { matched: 0, unmatched: 17, totalQuantity: 17 }),
  line('q6', { status: 'active', answer: null, matched: 4, unmatched: 6 }),
];

it('says in one sentence what came of it, and gives each line its verdict with its figures, and adds them up below [WHY-01, WHY-02, RNG-02]', async () => {
  answers({ total_investments: '351.10', total_refunds: 0, winnings: 200, trades: SIX });
  await open('/trades/stats/70002/48213');
  await screen.findByText(
    'Staked ₹351.10, returned ₹200.00. 2 of 6 won, 2 lost, 23 slots unmatched, 1 question without an answer.',
  );
  const below = await screen.findByRole('region', { name: 'Totals of all rows (6)' });
  expect(below.textContent).toContain('₹300.00');
  const textOf = (name: string) => screen.getByRole('article', { name }).textContent;
  expect(textOf('Question q1?')).toContain('Wonchose Yes, answer Yes · 10 of 10 slots matched');
  expect(textOf('Question q2?')).toContain('Won, partly matched');
  expect(textOf('Question q3?')).toContain('Lostchose Yes, answer No');
  expect(textOf('Question q5?')).toContain('Unmatchedchose Yes, answer Yes');
  expect(textOf('Question q6?')).toContain('Open, partly matchedchose Yes, no answer yet');
});

it.each([
  [70002, 'reconciled, its winnings are not distributed yet'],
  [70004, 'Nothing was paid for what was won: the game is cancelled.'],
  [70003, 'reconciled, its winnings are not distributed yet'],
])('explains by the state of game %s why nothing was paid: %s [WHY-02]', async (game, why) => {
  answers({ total_investments: 50, total_refunds: 0, winnings: 0, trades: [line('q1', {})] });
  await open(`/trades/stats/${game}/48213`);
  await screen.findByText(/1 of 1 won/);
  await waitFor(() => expect(document.body.textContent).toContain(why), { timeout: 5000 });
});

it('copies the answer to the user in Hindi or English, with ids only if wished, each line on one line [WHY-03, NET-12]', async () => {
  const copied = copiedTexts();
  answers({ total_investments: '351.10', total_refunds: 0, winnings: 200, trades: SIX });
  await open('/trades/stats/70002/48213');
  fireEvent.click(await screen.findByRole('button', { name: 'Answer to the user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer to the user' }));
  const copy = async () => {
    const before = copied.length;
    await waitFor(() =>
      expect(
        dialog.getByRole<HTMLButtonElement>('button', { name: /Copy text|Copied/ }).disabled,
      ).toBe(false),
    );
    fireEvent.click(dialog.getByRole('button', { name: /Copy text|Copied/ }));
    await waitFor(() => expect(copied).toHaveLength(before + 1));
    return (copied.at(-1) ?? '').split('\n');
  };
  const plain = await copy();
  expect(plain).toHaveLength(8);
  expect(plain[1]).toMatch(/^Staked ₹351\.10, returned ₹200\.00\./);
  expect(plain[2]).toBe(
    '1. Question q1?: Won (chose Yes, answer Yes; 10 of 10 slots matched; staked ₹50.00)',
  );
  expect(plain[5]).toContain('Two lines ⟨U+202E⟩txt?');
  expect(plain.join()).not.toMatch(/48213|\[ID/);
  fireEvent.click(dialog.getByRole('button', { name: 'हिन्दी' }));
  await dialog.findByText(/लगाए/);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'With internal IDs' }));
  const hindi = await copy();
  expect(hindi[0]).toMatch(/यूज़र ID 48213, गेम ID 70002/);
  expect(hindi[1]).toBe(
    '₹351.10 लगाए, ₹200.00 वापस मिले। 6 में से 2 जीते, 2 हारे, 23 स्लॉट बिना मेल, 1 प्रश्न बिना उत्तर।',
  );
  expect(hindi[2]).toMatch(/^1\. Question q1\?: जीते \(चुना Yes, उत्तर Yes.*\[ID q1\]$/);
});
