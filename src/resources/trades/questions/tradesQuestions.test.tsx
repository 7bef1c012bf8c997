// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';
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

const QUESTIONS = 'GET auth trades/get-questions';
const ANSWER = 'POST auth trades/save-answer';
const CANCEL_QUESTION = 'POST auth trades/cancel-question';
const DISTRIBUTE = 'POST auth trades/distribute-winning';
const COMPLETE = 'POST auth trades/mark-complete';
const CANCEL_GAME = 'POST auth trades/cancel-game';
const UNMATCHED = 'POST auth trades/cancel-unmatched';
const STEPS = ['Distribute Winning', 'Mark Complete', 'Cancel Game', 'Cancel Unmatched'];

const open = (game: string | number) =>
  openConsole(issueToken({ role: 'operations' }), `/trades/questions-list/${game}`);
const card = (question: string) => screen.findByRole('article', { name: question });
const bar = () => screen.findByRole('group', { name: 'Settlement' });
const button = (scope: HTMLElement, name: string) =>
  within(scope).getByRole<HTMLButtonElement>('button', { name });
const maybe = (scope: HTMLElement, name: string) => within(scope).queryByRole('button', { name });
const press = (scope: HTMLElement, name: string) => fireEvent.click(button(scope, name));
const choose = (scope: HTMLElement, option: string) =>
  fireEvent.click(within(scope).getByRole('radio', { name: option }));
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const sent = (call: string) => services.requests(call);
/** Without the marks that keep the writing direction of a value to itself. */
const plain = (text: string | null) => (text ?? '').replace(/[\u2068\u2069]/g, '');
/** Enabled, or why not. */
const stateOf = (element: HTMLElement) => {
  if (element.getAttribute('aria-disabled') !== 'true') return 'enabled';
  const reason = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return reason.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};
/** Keeps a call on its way until it is let go. */
const hold = (path: string) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  services.server.use(http.post(`*/${path}`, () => gate));
  return () => letGo();
};
const lists = (questions: object[], beside: object = {}) =>
  services.fault({
    call: QUESTIONS,
    status: 200,
    body: { questions, game: { id: 7, status: 'inprogress' }, ...beside },
  });
const options = [
  { _id: 'o1', value: 'Yes' },
  { _id: 'o2', value: 'No' },
  { _id: 'o3', value: 'Tie' },
];

describe('a game that the lists tell of', () => {
  it('is refreshed together with its questions, and a failure of either is told [UI-15, TRD-03]', async () => {
    const GAMES = 'GET auth trades/get-games';
    await open(72002);
    await bar();
    const before = sent(GAMES).length;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent(GAMES)).toHaveLength(before + 1));
    expect(sent(QUESTIONS)).toHaveLength(2);
    services.fault({ call: GAMES, status: 403, body: { message: 'Not now' } });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText(/^Could not be refreshed/);
  });
});

it('copies the questions with ids, answers and options [UI-17]', async () => {
  const copied = copiedTexts();
  lists([{ _id: 'q1', question_en: 'Who?', status: 'active', options, answer: 'o2' }]);
  await open(7);
  await card('Who?');
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]?.split('\n')[1]).toBe('q1\tWho?\tActive\tNo\tYes; No; Tie');
});

describe('settlement', () => {
  const not = (status: string) => `the game is ${status}, not reconciled`;
  const off = 'the game is not released for distribution';

  it.each([
    ['reconciled and flagged', 70001, 'enabled'],
    ['reconciled without a flag', 70002, 'enabled'],
    ['reconciled, flag off', 70003, off],
    ['completed', 70008, not('completed')],
    ['upcoming, told by the lists only', 72002, not('active')],
    ['of unknown status', 70007, 'the status “under-review” is not known'],
  ])('of a game %s (%i): %s [TRD-03, UI-14]', async (_, game, expected) => {
    await open(game);
    const actions = await bar();
    expect(STEPS.map((name) => stateOf(button(actions, name)))).toEqual(STEPS.map(() => expected));
  });

  it('of a cancelled game is Cancel Game alone, the others are explained [TRD-03, UI-14]', async () => {
    await open(70004);
    const actions = await bar();
    expect(within(actions).getAllByRole('button')).toHaveLength(1);
    expect(stateOf(button(actions, 'Cancel Game'))).toBe('enabled');
    fireEvent.click(screen.getByRole('button', { name: 'Why unavailable?' }));
    const why = await screen.findByRole('dialog', { name: 'Why unavailable?' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(3);
    expect(why.textContent).toContain('Distribute Winning: the game is cancelled');
  });

  it.each([
    ['Distribute Winning', 'Distribute Winnings', DISTRIBUTE, 'reconciled'],
    ['Mark Complete', 'Mark Match Complete', COMPLETE, 'completed'],
    ['Cancel Game', 'Cancel Match', CANCEL_GAME, 'cancelled'],
    ['Cancel Unmatched', 'Cancel All Unmatched Trades', UNMATCHED, 'reconciled'],
  ])(
    '%s asks under “%s”, sends once and shows the state [TRD-03, PRD-18, UI-01]',
    async (label, title, call, status) => {
      await open(70001);
      press(await bar(), label);
      const asked = await dialog(title);
      expect(asked.textContent).toContain('game ID 70001');
      expect(asked.textContent).toContain('Questions7');
      const yes = button(asked, 'Yes');
      yes.click();
      yes.click();
      await screen.findByText(new RegExp(`The state as read now: ${status}`));
      await waitFor(() => expect(asked.isConnected).toBe(false));
      expect(sent(call).map(({ query, body }) => [query, body])).toEqual([
        [{ game_id: '70001' }, null],
      ]);
    },
  );

  it('with open questions lists them and needs the code typed; the refusal is told [TRD-03, PRD-15, NET-07]', async () => {
    await open(70002);
    press(await bar(), 'Distribute Winning');
    const asked = await dialog('Distribute Winnings');
    expect(asked.textContent).toContain('2 questions have no answer');
    expect(asked.textContent).toContain('A score of 100 by any batter?');
    press(asked, 'Yes');
    expect(sent(DISTRIBUTE)).toHaveLength(0);
    fireEvent.change(within(asked).getByRole('textbox'), { target: { value: '70002' } });
    press(asked, 'Yes');
    await screen.findAllByText('2 of 5 questions have no answer');
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.queryByText('Success')).toBeNull();
    expect(sent(DISTRIBUTE)).toHaveLength(1);
    await card('Will the home side win?');
  });

  it('Mark Complete with open questions sends nothing before the code is typed [TRD-03, PRD-15]', async () => {
    await open(70002);
    press(await bar(), 'Mark Complete');
    const asked = await dialog('Mark Match Complete');
    expect(asked.textContent).toContain('2 questions have no answer');
    press(asked, 'Yes');
    fireEvent.change(within(asked).getByRole('textbox'), { target: { value: 'AUS v NZ' } });
    press(asked, 'Yes');
    expect(sent(COMPLETE)).toHaveLength(0);
    fireEvent.change(within(asked).getByRole('textbox'), { target: { value: '70002' } });
    press(asked, 'Yes');
    await waitFor(() => expect(sent(COMPLETE)).toHaveLength(1));
  });

  it('stops when the game changed between the sheet and the sending [TRD-03, PRD-18]', async () => {
    await open(70001);
    press(await bar(), 'Distribute Winning');
    const asked = await dialog('Distribute Winnings');
    await services.patch({
      collection: 'tradesQuestions',
      where: { _id: 'trd-70001-q1' },
      data: { answer: 'trd-70001-q1-o1' },
    });
    press(asked, 'Yes');
    await within(asked).findByText(/Answer to “Will the home side win\?”: No → Yes/);
    expect(sent(DISTRIBUTE)).toHaveLength(0);
  });

  it('tells the state before a step as such until the state after it was read [TRD-03, PRD-18]', async () => {
    await open(70001);
    press(await bar(), 'Mark Complete');
    const asked = await dialog('Mark Match Complete');
    services.fault({ call: QUESTIONS, delayMs: 1500, times: 2 });
    press(asked, 'Yes');
    await screen.findByText(/^The state before it, as read at .*/);
    await screen.findByText(/^The state as read now: completed/);
  });

  it('lets one action on a game run at a time [TRD-03, NET-05]', async () => {
    const letGo = hold('trades/mark-complete');
    await open(70001);
    const actions = await bar();
    press(actions, 'Mark Complete');
    press(await dialog('Mark Match Complete'), 'Yes');
    await waitFor(() => expect(button(actions, 'Mark Complete').ariaBusy).toBe('true'));
    for (const other of STEPS.filter((name) => name !== 'Mark Complete'))
      expect(stateOf(button(actions, other))).toBe('Already running');
    press(actions, 'Cancel Game');
    expect(screen.queryByRole('alertdialog', { name: 'Cancel Match' })).toBeNull();
    letGo();
    await screen.findByText(/The state as read now: completed/);
    expect(sent(CANCEL_GAME)).toHaveLength(0);
  });

  it('with a lost answer says so and shows what the state is [NET-06, TRD-03]', async () => {
    services.fault({ call: CANCEL_GAME, fault: 'reset', applied: true, times: 1 });
    await open(70001);
    press(await bar(), 'Cancel Game');
    press(await dialog('Cancel Match'), 'Yes');
    await screen.findByText(/The state is now: cancelled/);
    await screen.findByText(/it is not known whether it was done/);
    expect(sent(CANCEL_GAME)).toHaveLength(1);
  });

  it('stays off while the game cannot be found, and the failure can be tried again [NET-08, TRD-03]', async () => {
    services.fault({
      call: 'GET auth trades/get-games',
      status: 400,
      body: { message: 'Too busy' },
    });
    await open(72001);
    await screen.findByText('Too busy');
    expect(stateOf(button(await bar(), 'Cancel Game'))).toBe('the status is missing');
    services.clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(stateOf(button(await bar(), 'Cancel Game'))).toBe(not('active')),
    );
  });
});

describe('questions', () => {
  it('have their colour, and answer and cancel only while active [TRD-02, UI-07, UI-14]', async () => {
    await open(72001);
    await bar();
    const states = [
      ['Will the home side win?', 'positive', 'enabled'],
      [
        'Total of the first innings above 164.5?',
        'neutral',
        'the question is inactive, not active',
      ],
      ['A score of 100 by any batter?', 'negative', 'the question is cancelled, not active'],
    ] as const;
    for (const [question, tone, expected] of states) {
      const shown = await card(question);
      expect(shown.dataset.tone).toBe(tone);
      expect(stateOf(button(shown, 'Cancel Question'))).toBe(expected);
      if (expected === 'enabled') expect(maybe(shown, 'Save Answer')).toBeNull();
      else expect(stateOf(button(shown, 'Save Answer'))).toBe(expected);
      expect(within(shown).queryAllByRole('radio')).toHaveLength(expected === 'enabled' ? 2 : 0);
    }
  });

  it('are neither answered nor cancelled before it is known of which game they are [TRD-02, PRD-15, UI-12]', async () => {
    services.fault({ call: 'GET auth trades/get-games', delayMs: 400, times: 3 });
    await open(72002);
    const shown = await card('Will the home side win?');
    expect(stateOf(button(shown, 'Cancel Question'))).toBe('the game is still being read');
    await bar();
    expect(stateOf(button(shown, 'Cancel Question'))).toBe('enabled');
  });

  it('name their game in the dialog of a table’s row too [TRD-02, PRD-15]', async () => {
    await open(72002);
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    await screen.findByRole('table');
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel Question' });
    await waitFor(() => expect(stateOf(cancel as HTMLElement)).toBe('enabled'));
    fireEvent.click(cancel as HTMLElement);
    const asked = plain((await dialog('Cancel Question')).textContent);
    expect(asked).toMatch(/\w+ v \w+/);
  });

  it('of unknown status, of a game of unknown status, or with a shared id cannot be acted on [TRD-02, NET-11]', async () => {
    const view = await open(72002);
    expect(
      stateOf(button(await card('Will the first wicket fall before over 4.3?'), 'Cancel Question')),
    ).toBe('the status “paused” is not known');
    view.unmount();
    const halted = await open(71003);
    await bar();
    expect(stateOf(button(await card('Will the home side win?'), 'Cancel Question'))).toBe(
      'the game’s status “halted” is not known',
    );
    halted.unmount();
    lists([
      { _id: 'q', question_en: 'One?', status: 'active', options },
      { _id: 'q', question_en: 'Two?', status: 'active', options },
    ]);
    await open(7);
    expect(stateOf(button(await card('Two?'), 'Cancel Question'))).toBe(
      'two questions of the game share this id',
    );
  });

  it('without an answer name none, whichever way it is missing [TRD-02]', async () => {
    lists([
      { _id: 1, question_en: 'Missing?', status: 'active', options },
      { _id: 2, question_en: 'Null?', status: 'active', options, answer: null },
      { _id: 3, question_en: 'Empty?', status: 'active', options, answer: '' },
      { _id: 4, question_en: 'Other?', status: 'inactive', options, answer: 'o9' },
    ]);
    await open(7);
    for (const question of ['Missing?', 'Null?', 'Empty?', 'Other?']) {
      const shown = await card(question);
      expect(shown.textContent).not.toMatch(/undefined|null|Invalid|Stored answer/);
      expect(within(shown).queryByRole('radio', { checked: true })).toBeNull();
    }
    expect(screen.getByRole('tab', { name: 'No answer 4' })).toBeTruthy();
  });

  it('are answered with one request, however often it is pressed [TRD-02, PRD-09, NET-05]', async () => {
    const letGo = hold('trades/save-answer');
    await open(71001);
    await bar();
    const shown = await card('Will the home side win?');
    choose(shown, 'No');
    press(shown, 'Save Answer');
    const asked = await dialog('Save Answer');
    expect(asked.textContent).toContain('Will the home side win?');
    expect(asked.textContent).toContain('Answer: No');
    const yes = button(asked, 'Yes');
    yes.click();
    yes.click();
    await waitFor(() => expect(button(shown, 'Save Answer').ariaBusy).toBe('true'));
    letGo();
    await within(shown).findByText('Stored answer');
    expect(sent(ANSWER).map(({ body }) => body)).toEqual([
      { question_id: 'trd-71001-q1', option_id: 'trd-71001-q1-o2' },
    ]);
  });

  it('refuse the stored answer, and an option whose id another has too [TRD-02, PRD-09]', async () => {
    lists([
      { _id: 1, question_en: 'Stored?', status: 'active', options, answer: 'o1' },
      {
        _id: 2,
        question_en: 'Twins?',
        status: 'active',
        options: [
          { _id: 'a', value: 'Team A' },
          { _id: 'a', value: ' team a ' },
        ],
      },
    ]);
    await open(7);
    const stored = await card('Stored?');
    choose(stored, 'Tie');
    expect(stateOf(button(stored, 'Save Answer'))).toBe('enabled');
    choose(stored, 'Yes Stored answer');
    expect(stateOf(button(stored, 'Save Answer'))).toBe('this is the stored answer');
    const twins = await card('Twins?');
    fireEvent.click(within(twins).getAllByRole('radio')[1] ?? twins);
    expect(stateOf(button(twins, 'Save Answer'))).toBe('two options share this id');
  });

  it('tell options that look alike apart by their ids: to choose from, in the dialog, the notice, the activity list and the copy [TRD-02, UI-01, ACT-01]', async () => {
    const copied = copiedTexts();
    const alike = [
      { _id: 'o1', value: 'NO' },
      { _id: 'o2', value: 'Nо' },
      { _id: 'o3', value: 'Yes' },
    ];
    const question = { _id: 'q1', question_en: 'Twins?', status: 'active', options: alike };
    lists([{ ...question, answer: 'o2' }]);
    services.fault({ call: ANSWER, status: 500 });
    await open(7);
    const shown = await card('Twins?');
    expect(within(shown).getByRole('radio', { name: 'Nо (o2) Stored answer' })).toBeTruthy();
    expect(within(shown).getByRole('radio', { name: 'Yes' })).toBeTruthy();
    choose(shown, 'NO (o1)');
    press(shown, 'Save Answer');
    const asked = await dialog('Save Answer');
    expect(plain(asked.textContent)).toContain('Answer: NO (o1)');
    expect(plain(asked.textContent)).toContain('Nо (o2)');
    press(asked, 'Yes');
    await screen.findByText((text) => plain(text).includes('The state is still: active, Nо (o2)'));
    expect(activity()[0]?.record).toBe('Twins? (q1): NO (o1)');
    fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]?.split('\n')[1]).toBe('q1\tTwins?\tActive\tNо (o2)\tNO (o1); Nо (o2); Yes');
  });

  it('that read the same are told apart where the sheet lists them, and its code is the id of the game [TRD-03, PRD-15, UI-01]', async () => {
    const question = { question_en: 'Twins?', status: 'inactive', options };
    const game = {
      id: 7,
      status: 'reconciled',
      home_team_code: 'KVK',
      away_team_code: 'NMN',
      game_date: '2026-05-04T10:00:00.000Z',
    };
    lists(
      [
        { ...question, _id: 'q1' },
        { ...question, _id: 'q2', question_en: 'twins ?' },
      ],
      {
        game,
      },
    );
    await open(7);
    press(await bar(), 'Distribute Winning');
    const asked = await dialog('Distribute Winnings');
    const items = within(asked).getAllByRole('listitem');
    const text = items.map((item) => plain(item.textContent)).join('\n');
    expect(text).toContain('Twins? (q1)');
    expect(text).toContain('twins ? (q2)');
    const code = within(asked).getByRole('textbox', { name: /^Type \W?7\W? to go on$/ });
    fireEvent.change(code, { target: { value: 'KVK v NMN' } });
    expect(stateOf(button(asked, 'Yes'))).not.toBe('enabled');
    fireEvent.change(code, { target: { value: '7' } });
    expect(stateOf(button(asked, 'Yes'))).toBe('enabled');
  });

  it('whose answer failed to save keep the stored one and the choice [TRD-02, NET-06, UI-10]', async () => {
    services.fault({ call: ANSWER, status: 500 });
    lists([{ _id: 1, question_en: 'Who?', status: 'active', options, answer: 'o1' }]);
    await open(7);
    const shown = await card('Who?');
    choose(shown, 'Tie');
    press(shown, 'Save Answer');
    press(await dialog('Save Answer'), 'Yes');
    await screen.findByText(/The state is still: active, Yes/);
    expect(screen.queryByText('Success')).toBeNull();
    expect(within(shown).getByRole<HTMLInputElement>('radio', { name: 'Tie' }).checked).toBe(true);
    expect(within(shown).getByText('Stored answer').parentElement?.textContent).toContain('Yes');
    await waitFor(() => expect(stateOf(button(shown, 'Save Answer'))).toBe('enabled'));
    expect(button(shown, 'Save Answer').ariaDisabled).toBeNull();
  });

  it('that another screen closed meanwhile are seen after the next action [TRD-02, NET-04]', async () => {
    await open(71001);
    await bar();
    const first = await card('Will the home side win?');
    const other = await card('Total of the first innings above 164.5?');
    expect(stateOf(button(other, 'Cancel Question'))).toBe('enabled');
    press(first, 'Cancel Question');
    const asked = await dialog('Cancel Question');
    await services.patch({
      collection: 'tradesQuestions',
      where: { _id: 'trd-71001-q3' },
      data: { status: 'inactive' },
    });
    press(asked, 'Yes');
    await waitFor(() => expect(first.dataset.tone).toBe('negative'));
    expect(other.dataset.tone).toBe('neutral');
    expect(stateOf(button(other, 'Cancel Question'))).toBe('the question is inactive, not active');
    expect(sent(CANCEL_QUESTION).map(({ query, body }) => [query, body])).toEqual([
      [{ question_id: 'trd-71001-q1' }, null],
    ]);
  });

  it('that are on their way keep the game from being settled [TRD-03, NET-05]', async () => {
    const letGo = hold('trades/cancel-question');
    await open(70002);
    const shown = await card('A score of 100 by any batter?');
    press(shown, 'Cancel Question');
    press(await dialog('Cancel Question'), 'Yes');
    await waitFor(async () =>
      expect(stateOf(button(await bar(), 'Distribute Winning'))).toBe(
        'a question of this game is being answered or cancelled',
      ),
    );
    letGo();
    await waitFor(async () =>
      expect(stateOf(button(await bar(), 'Distribute Winning'))).toBe('enabled'),
    );
  });

  it('are filtered by a tab of the address [TRD-02, APP-15]', async () => {
    const { router } = await open('72001?show=cancelled');
    await card('A score of 100 by any batter?');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    fireEvent.click(screen.getByRole('tab', { name: 'Active 6' }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=active'));
  });

  it('that cannot be read show the server’s words and a retry [NET-08, TRD-02]', async () => {
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'No such game here' } });
    await open(70001);
    await screen.findByText('No such game here');
    services.clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Will the home side win?');
  });
});
