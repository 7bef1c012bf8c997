// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The pages and their desks are loaded when they are first opened: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resources/prediction/questions/PredictionAnswers.tsx';
import '#resources/prediction/questions/QuestionsPage.tsx';
import '#resources/trades/questions/QuestionCard.tsx';
import '#resources/trades/questions/QuestionsPage.tsx';
import '#resources/trades/questions/SettlementState.tsx';
import '#resources/trades/questions/TradesAnswers.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const LIST = 'GET auth trades/get-questions';
const ANSWER = 'POST auth trades/save-answer';
const UPDATE = 'POST prediction super-predictor/update-answer';

const openTrades = (query = '') =>
  openConsole(
    issueToken({ role: 'operations' }),
    `/trades/questions-list/72001?view=answers${query}`,
  );
const rows = () => screen.findAllByRole('group', { name: /^#\d/ });
const row = (n: number) => screen.findByRole('group', { name: new RegExp(`^#${n}\\.`) });
const current = () => document.querySelector('[aria-current=true][data-desk-row]');
const currentN = () => Number(current()?.getAttribute('data-desk-row'));
const keys = (...pressed: string[]) => {
  for (const key of pressed)
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: '' });
};
const chosen = () =>
  [...document.querySelectorAll('[data-chosen]')].map((one) =>
    Number(one.getAttribute('data-desk-row')),
  );
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2068\u2069]/g, '');
const bodies = (call: string) => services.requests(call).map(({ body }) => body);
const press = (scope: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(scope).getByRole('button', { name }));
/** Opens the review and waits until what is stored was read. */
const review = async () => {
  keys('r');
  const sheet = await screen.findByRole('dialog', { name: /^Review answers/ });
  await waitFor(() => expect(within(sheet).queryByText(/^Reading what is stored/)).toBeNull());
  return sheet;
};
/** Saves from the sheet and says Yes. */
const save = async (sheet: HTMLElement, name: string) => {
  press(sheet, name);
  const dialog = await screen.findByRole('alertdialog');
  press(dialog, 'Yes');
  return dialog;
};

/** By its lower button; the cross is called alike. */
const closeSheet = () => {
  const close = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1);
  fireEvent.click(close as HTMLElement);
};

describe('by keyboard', () => {
  it('moves, chooses, clears and goes to the next without an answer; a choice is kept and says so [ANS-01, ANS-02, UI-10]', async () => {
    await openTrades();
    expect((await rows()).slice(0, 9).map((one) => Number(one.dataset.deskRow))).toEqual([
      1, 2, 5, 6, 9, 10, 3, 4, 7,
    ]);
    await waitFor(() => expect(currentN()).toBe(1));
    keys('j', 'ArrowDown', 'k', 'ArrowUp');
    expect(currentN()).toBe(1);
    expect(document.activeElement).toBe(current());
    keys('2');
    expect(chosen()).toEqual([1]);
    expect(plain((await row(1)).getAttribute('aria-label'))).toContain('Chosen, not saved: No');
    expect((await row(1)).textContent).toContain('Chosen, not saved');
    keys('Enter', '1', 'Enter');
    expect([chosen(), currentN()]).toEqual([[1, 2], 5]);
    keys('k', '0');
    expect(chosen()).toEqual([1]);
    // The answer that is stored is no choice, and there is no third option.
    keys('3');
    expect(chosen()).toEqual([1]);
    screen.getByText('There is no option with this number.');
    expect(screen.getByRole('tab', { name: /^Chosen/ }).textContent).toBe('Chosen 1');
    screen.getByRole('button', { name: 'Review 1 choice' });
    expect(services.requests(ANSWER)).toEqual([]);
  });

  it('says why a question cannot be answered, and chooses nothing there [ANS-02, UI-14]', async () => {
    await openTrades('&kind=cancelled');
    const [first] = await rows();
    expect(plain(first?.textContent)).toContain(
      'Cannot be answered: the question is cancelled, not active',
    );
    await waitFor(() => expect(current()).toBe(first));
    keys('1');
    expect(chosen()).toEqual([]);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('is dead while something is typed or composed, with modifiers, on a button and under a dialog [ANS-02, UI-11]', async () => {
    await openTrades();
    await rows();
    await waitFor(() => expect(currentN()).toBe(1));
    const body = document.body;
    fireEvent.keyDown(body, { key: '1', ctrlKey: true });
    fireEvent.keyDown(body, { key: '1', isComposing: true });
    fireEvent.keyDown(body, { key: 'Enter', shiftKey: true });
    keys('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Find a question'));
    keys('1', 'j', 'r', 'Enter');
    screen.getByRole('button', { name: 'Keys' }).focus();
    keys('Enter');
    (document.activeElement as HTMLElement).blur();
    keys('?');
    await screen.findByRole('dialog');
    await screen.findByText(/two digits one after the other/);
    keys('1', 'j', 'r');
    expect([chosen(), currentN(), screen.getAllByRole('dialog').length]).toEqual([[], 1, 1]);
  });

  it('two digits in a row choose an option beyond 9 [ANS-02]', async () => {
    const options = Array.from({ length: 12 }, (_, nth) => ({
      _id: `o${nth + 1}`,
      value: `Player ${nth + 1}`,
    }));
    services.fault({
      call: LIST,
      status: 200,
      body: { questions: [{ _id: 'q1', question_en: 'Who?', status: 'active', options }] },
    });
    await openTrades();
    await rows();
    await waitFor(() => expect(currentN()).toBe(1));
    keys('1');
    expect(plain((await row(1)).getAttribute('aria-label'))).toContain('not saved: Player 1');
    keys('2');
    expect(plain((await row(1)).getAttribute('aria-label'))).toContain('not saved: Player 12');
  });
});

describe('by pointer', () => {
  it('finds, narrows and chooses; all of it is in the address [ANS-01, ANS-02, APP-15]', async () => {
    const { router } = await openTrades('&find=wicket');
    expect(await rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: /^Active/ }));
    const second = await row(2);
    await userEvent.click(within(second).getByRole('button', { name: /Yes/ }));
    expect(chosen()).toEqual([2]);
    expect(currentN()).toBe(2);
    expect(router.state.location.search).toBe('?view=answers&find=wicket&kind=active');
    await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
    const card = await screen.findByRole('article', {
      name: 'Will the first wicket fall before over 4.3?',
    });
    expect(within(card).getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  });
});

describe('review', () => {
  it('one question, one call per answer in order; what failed stays chosen with its reason, and is tried again alone [ANS-03, NET-05]', async () => {
    await openTrades();
    await rows();
    await waitFor(() => expect(currentN()).toBe(1));
    keys('1', 'Enter', '2', 'Enter', '1');
    const sheet = await review();
    expect(within(sheet).getAllByRole('checkbox')).toHaveLength(3);
    fireEvent.click(within(sheet).getByRole('checkbox', { name: /#5/ }));
    services.fault({ call: ANSWER, times: 1, status: 422, body: { message: 'Locked by audit' } });
    const dialog = await save(sheet, 'Save 2 answers');
    expect(plain(dialog.textContent)).toContain('Save 2 answers in');
    const again = await screen.findByRole('button', { name: 'Try these again' });
    const told = await screen.findByRole('dialog', { name: /^Review answers/ });
    expect(told.textContent).toContain('1 of 2 saved · 1 was not saved and stays chosen');
    within(told).getByText('Locked by audit');
    expect(bodies(ANSWER)).toEqual([
      { question_id: 'trd-72001-q1', option_id: 'trd-72001-q1-o1' },
      { question_id: 'trd-72001-q2', option_id: 'trd-72001-q2-o2' },
    ]);
    fireEvent.click(again);
    const second = await screen.findByRole('dialog', { name: /^Review answers/ });
    await waitFor(() => expect(within(second).queryByText(/^Reading what/)).toBeNull());
    expect(within(second).getAllByRole('checkbox')).toHaveLength(1);
    await save(second, 'Save 1 answer');
    await screen.findByText('1 of 1 saved');
    expect(bodies(ANSWER)).toHaveLength(3);
    closeSheet();
    await waitFor(() => expect(chosen()).toEqual([5]));
    expect(activity().map(({ outcome }) => outcome)).toEqual(['confirmed', 'confirmed', 'refused']);
  });

  it('tells twins apart on the desk and the sheet; shows how far it is, and Stop sends no other [ANS-03, ANS-01]', async () => {
    const options = (id: string) => [
      { _id: `${id}-a`, value: 'Yes' },
      { _id: `${id}-b`, value: 'No' },
    ];
    const twin = (_id: string) => ({
      _id,
      question_en: 'Will it rain?',
      status: 'active',
      options: options(_id),
    });
    services.fault({ call: LIST, status: 200, body: { questions: [twin('tw-1'), twin('tw-2')] } });
    await openTrades();
    const names = (await rows()).map((one) => plain(one.getAttribute('aria-label')));
    expect(names.map((name) => /tw-\d/.exec(name)?.[0])).toEqual(['tw-1', 'tw-2']);
    await waitFor(() => expect(currentN()).toBe(1));
    keys('1', 'Enter', '2');
    const sheet = await review();
    const taken = within(sheet).getAllByRole('checkbox');
    expect(taken.map((one) => /tw-\d/.exec(one.getAttribute('aria-label') ?? '')?.[0])).toEqual([
      'tw-1',
      'tw-2',
    ]);
    services.fault({ call: ANSWER, status: 200, body: { success: true }, delayMs: 300 });
    await save(sheet, 'Save 2 answers');
    await screen.findByText('0 of 2');
    const running = screen.getByRole('dialog', { name: /^Review answers/ });
    within(running).getByText('Sending…');
    within(running).getByText('Waiting');
    press(running, 'Stop');
    within(running).getByText('Stopping after the answer that is being saved.');
    await within(running).findByText('1 of 2 saved · 1 was not sent');
    expect(bodies(ANSWER)).toHaveLength(1);
    expect(chosen()).toEqual([2]);
  });

  it('names and leaves out what a colleague stored, before the sheet and after it; nothing of it is sent [ANS-03, PRD-18]', async () => {
    await openTrades();
    await rows();
    await waitFor(() => expect(currentN()).toBe(1));
    keys('1', 'Enter', '1', 'Enter', '1');
    const store = (nth: number) =>
      services.patch({
        collection: 'tradesQuestions',
        where: { _id: `trd-72001-q${nth}` },
        data: { answer: `trd-72001-q${nth}-o2` },
      });
    await store(1);
    const sheet = await review();
    expect(plain(sheet.textContent)).toContain('Stored in the meantime by someone else: No');
    expect(within(sheet).getAllByRole('checkbox')).toHaveLength(2);
    await store(2);
    await save(sheet, 'Save 2 answers');
    await screen.findByText('1 of 2 saved · 1 was not saved and stays chosen');
    expect(plain(screen.getByRole('dialog').textContent)).toMatch(
      /Not sent, changed in the meantime: Answer to “.*”: — → No/,
    );
    expect(bodies(ANSWER)).toEqual([{ question_id: 'trd-72001-q5', option_id: 'trd-72001-q5-o1' }]);
    // Who has seen it may save it all the same, as a change in front.
    closeSheet();
    const next = await review();
    const [keep] = within(next).getAllByRole('button', { name: 'Save mine anyway' });
    fireEvent.click(keep as HTMLElement);
    within(next).getByText('1 change of an existing answer');
    expect(within(next).getByRole('checkbox', { name: /#1/ })).toBeTruthy();
  });

  it('saves nothing while what is stored cannot be read [ANS-03, NET-06]', async () => {
    await openTrades();
    await rows();
    await waitFor(() => expect(currentN()).toBe(1));
    keys('1');
    services.fault({ call: LIST, status: 403, body: { message: 'Not now' } });
    const sheet = await review();
    press(sheet, 'Save 1 answer');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sheet.textContent).toContain('could not be read again');
    services.clearFaults();
    press(sheet, 'Retry');
    await waitFor(() => expect(sheet.textContent).not.toContain('could not be read again'));
    await save(sheet, 'Save 1 answer');
    await screen.findByText('1 of 1 saved');
  });
});

it('the desk of a prediction game shares its choices with the cards and saves them [ANS-01, ANS-03, PRD-09]', async () => {
  await openConsole(issueToken({ role: 'admin' }), '/super-predictor/questions/71001');
  fireEvent.click(await screen.findByRole('button', { name: 'Answer desk' }));
  await rows();
  await waitFor(() => expect(currentN()).toBe(1));
  keys('2', 'Enter', '1');
  const sheet = await review();
  await save(sheet, 'Save 2 answers');
  await screen.findByText('2 of 2 saved');
  const sent = bodies(UPDATE) as { game_id: unknown; question_id: unknown }[];
  expect(sent.map(({ game_id }) => String(game_id))).toEqual(['71001', '71001']);
  expect(new Set(sent.map(({ question_id }) => question_id)).size).toBe(2);
  closeSheet();
  await waitFor(() => expect(chosen()).toEqual([]));
  expect((await row(1)).textContent).toContain('stored');
});
