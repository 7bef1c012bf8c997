// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { endSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { testConfig } from '#testing/testConfig.ts';
import { copiedTexts, copyRows } from '#testing/ui.tsx';
// The page is loaded when it is first opened: not while a test waits for it.
import './QuestionCard.tsx';
import './QuestionsPage.tsx';
import './QuestionsToolbar.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const QUESTIONS = 'GET prediction super-predictor/questions';
const ADD_LEAGUES = 'POST prediction super-predictor/add-leagues';
const ADD_QUESTIONS = 'POST prediction super-predictor/add-questions';
const EDIT = 'POST prediction super-predictor/edit-questions';
const ACTIVATE = 'POST prediction super-predictor/activate-league';
const ANSWER = 'POST prediction super-predictor/update-answer';
const DISTRIBUTE = 'POST prediction super-predictor/distribute';
const DELETE_LEAGUE = 'POST prediction super-predictor/remove/inactive-league';
const DELETE_TEMPLATE = 'POST prediction super-predictor/remove/league-template';
const ADD_TEMPLATE = 'POST prediction super-predictor/add-league-template';

/** Opens a game with its first four questions: every card more makes each step of a test slower. */
async function open(game: string | number, query = '') {
  for (const n of [5, 6, 7, 8])
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: `prd-${game}-q${n}` },
      data: { game_id: 'another' },
    });
  return openConsole(issueToken({ role: 'admin' }), `/super-predictor/questions/${game}${query}`);
}
/** A question with all that opens below it. */
async function card(n: number) {
  const question = await screen.findByRole('article', { name: `Question ${n}` });
  const name = `Leagues and more of question ${n}`;
  const more = within(question).queryByRole('button', { name, expanded: false });
  if (more) fireEvent.click(more);
  return question;
}
const button = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole<HTMLButtonElement>('button', { name });
const press = (scope: HTMLElement, name: string | RegExp) => fireEvent.click(button(scope, name));
const maybe = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).queryByRole('button', { name });
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const sayYes = async (name: string) => {
  const asked = await dialog(name);
  press(asked, 'Yes');
  return asked;
};
const gone = (element: HTMLElement) => waitFor(() => expect(element.isConnected).toBe(false));
const gameActions = () => screen.findByRole('group', { name: 'Actions on the game' });
/** Enabled, or why not. */
const stateOf = (element: HTMLElement) => {
  if (element.getAttribute('aria-disabled') !== 'true') return 'enabled';
  const reason = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return reason.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};
const bodies = (call: string) => services.requests(call).map(({ body }) => body);

describe('what the state of the game allows', () => {
  const ACTIVE = 'the game is still active';
  const INACTIVE = 'the game is inactive';
  const not = (status: string, wanted: string) =>
    `the game is ${status.replace('inprogress', 'in progress')}, not ${wanted}`;
  const yes = 'enabled';
  const unknown = 'the status “under-review” is not known';

  // Add Questions, Activate Predictions, Populate Leaderboard, Distribute Winning, Cancel Game
  it.each([
    ['active', [yes, yes, ACTIVE, not('active', 'reconciled'), yes]],
    [
      'inactive',
      [INACTIVE, not('inactive', 'active'), INACTIVE, not('inactive', 'reconciled'), INACTIVE],
    ],
    ['inprogress', [yes, not('inprogress', 'active'), yes, not('inprogress', 'reconciled'), yes]],
    ['reconciled', [yes, not('reconciled', 'active'), yes, yes, yes]],
    ['completed', [yes, not('completed', 'active'), yes, not('completed', 'reconciled'), yes]],
    ['under-review', [yes, unknown, unknown, unknown, unknown]],
  ])(
    '%s: the actions on the game and the questions [PRD-12, PRD-13, UI-14]',
    async (status, expected) => {
      await services.setGameStatus({ area: 'prediction', game_id: 72001, status });
      await open(72001);
      const bar = await gameActions();
      const names = [
        'Add Questions',
        'Activate Predictions',
        'Populate Leaderboard',
        'Distribute Winning',
        'Cancel Game',
      ];
      expect(names.map((name) => stateOf(button(bar, name)))).toEqual(expected);
      const first = await card(1);
      const known = status !== 'under-review';
      const active = status === 'active' ? yes : known ? not(status, 'active') : unknown;
      expect(stateOf(button(first, 'Edit'))).toBe(active);
      expect(stateOf(button(first, 'Add leagues'))).toBe(active);
      expect(stateOf(button(first, 'Update Answer'))).toBe(
        status === 'active' ? ACTIVE : known ? yes : unknown,
      );
      expect(maybe(first, 'Delete question 1') === null).toBe(status === 'inactive');
      press(bar, 'Why unavailable?');
      const why = await screen.findByRole('dialog', { name: 'Why unavailable?' });
      expect(why.textContent?.includes(`Delete question: ${INACTIVE}`)).toBe(status === 'inactive');
      expect(why.textContent?.includes('Distribute Winning')).toBe(status !== 'reconciled');
    },
  );

  it('a game that is not listed shows its questions and offers nothing [PRD-13]', async () => {
    services.fault({
      call: 'GET prediction super-predictor/list-games',
      status: 200,
      body: { games: { Today: [] } },
    });
    await open(72001);
    await screen.findByText(/not in the list of games/);
    await card(1);
    const bar = await gameActions();
    for (const name of ['Add Questions', 'Distribute Winning', 'Cancel Game'])
      expect(stateOf(button(bar, name))).toBe('the status is missing');
  });

  it('offers nothing that the game may not allow while that is still read [PRD-12, UI-12]', async () => {
    services.fault({ call: 'GET prediction super-predictor/list-games', delayMs: 400, times: 1 });
    await open(72001);
    const first = await card(1);
    expect(maybe(first, 'Edit')).toBeNull();
    expect(maybe(first, 'Update Answer')).toBeNull();
    screen.getByRole('button', { name: 'Copy game ID' });
    expect(stateOf(await within(first).findByRole('button', { name: 'Edit' }))).toBe(yes);
  });

  it('a failing list shows the raw message with a retry [NET-08]', async () => {
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'No such game' }, times: 1 });
    await open(72001);
    expect((await screen.findByText('400 No such game')).isConnected).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await card(1);
  });
});

describe('a question', () => {
  it('highlights its correct choice by words, and none where no answer is stored [PRD-02]', async () => {
    await open(70002);
    const answered = await card(1);
    expect(within(answered).getAllByText('Correct answer')).toHaveLength(1);
    const without = await card(4);
    expect(within(without).queryByText('Correct answer')).toBeNull();
    expect(within(without).getByText('No answer yet').isConnected).toBe(true);
  });

  it('closed, is a row with its choices, its answer and what its leagues are; what is rare opens below [PRD-02, PRD-10, UI-13]', async () => {
    await open(72001);
    const first = await screen.findByRole('article', { name: 'Question 1' });
    const words = (scope: HTMLElement) =>
      within(scope)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(words(first)).toEqual([
      'Ireland',
      'England',
      'Tie or no result',
      'ActiveRs. 49',
      'InactiveRs. 0',
      'CancelledRs. 99.50',
    ]);
    const rare = ['Add leagues', 'Update Answer', 'Activate', 'Cancel with refund'];
    expect(rare.filter((name) => maybe(first, name))).toEqual([]);
    press(first, 'Leagues and more of question 1');
    expect(rare.filter((name) => maybe(first, name))).toEqual(rare);
  });

  it('has a box and a bin only on the leagues that allow them [PRD-10, PRD-11, UI-17]', async () => {
    await open(72001);
    // Leagues active, inactive, cancelled.
    const first = await card(1);
    const rows = within(first).getAllByRole('listitem').slice(-3);
    const has = (role: string, name?: RegExp) =>
      rows.map((row) => within(row).queryByRole(role, { ...(name && { name }) }) !== null);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rs. 49Max slot: 1000Active',
      'Rs. 0Max slot: 5000Inactive',
      'Rs. 99.50Max slot: 25Cancelled',
    ]);
    expect(has('checkbox')).toEqual([true, true, false]);
    expect(has('button', /^Delete league/)).toEqual([false, true, false]);
    expect(has('button', /^Copy league ID/)).toEqual([true, true, true]);
    expect(maybe(first, 'Copy question ID')).not.toBeNull();
  });

  it('deletes one inactive league, and the dialog is gone afterwards [PRD-11]', async () => {
    await open(72001);
    const second = await card(2);
    press(second, 'Delete league Rs. 0 × 5000');
    const asked = await dialog('Delete Inactive League');
    expect(asked.textContent).toContain('Are you sure you want to delete the inactive league?');
    press(asked, 'Yes');
    await gone(asked);
    await waitFor(() => expect(maybe(second, 'Delete league Rs. 0 × 5000')).toBeNull());
    expect(services.requests(DELETE_LEAGUE)).toMatchObject([{ query: { id: 'prd-72001-q2-l1' } }]);
    expect(button(second, 'Delete league Rs. 99.50 × 25').isConnected).toBe(true);
  });

  it('activates what is ticked, then only what is ticked next [PRD-11, PRD-10]', async () => {
    await open(72002);
    const tick = async (n: number, league: string) =>
      fireEvent.click(
        within(await card(n)).getByRole('checkbox', { name: `Select league ${league}` }),
      );
    await tick(1, 'Rs. 49 × 1000');
    const first = await card(1);
    press(first, 'Activate (1)');
    await gone(await sayYes('Activate leagues'));
    await waitFor(() => expect(stateOf(button(first, 'Activate'))).toBe('nothing is selected'));
    await tick(1, 'Rs. 0 × 5000');
    press(first, 'Activate (1)');
    await gone(await sayYes('Activate leagues'));
    expect(bodies(ACTIVATE)).toEqual([
      { leagues: ['prd-72002-q1-l1'] },
      { leagues: ['prd-72002-q1-l2'] },
    ]);
  });

  it('cancels ticked leagues with a refund, after a sheet that counts them [PRD-11, PRD-18]', async () => {
    await open(72001);
    const third = await card(3);
    fireEvent.click(
      within(third).getByRole('checkbox', { name: 'Select all open leagues of question 3' }),
    );
    press(third, 'Cancel with refund (2)');
    const sheet = await dialog('Cancel with refund');
    expect(sheet.textContent).toContain('Cancels 2 leagues of IRE v ENG (72001)');
    expect(sheet.textContent).toContain('Leagues to refund2');
    press(sheet, 'Yes');
    await gone(sheet);
    expect(bodies(DISTRIBUTE)).toEqual([
      {
        distribute_type: 'leaguerefund',
        game_id: 72001,
        action: 'league_wise',
        leagues: ['prd-72001-q3-l1', 'prd-72001-q3-l2'],
      },
    ]);
    await waitFor(() => expect(within(third).getAllByText('Cancelled')).toHaveLength(2));
  });
});

/** The service does a part of the next call and says that all went well. */
const doesPart = (path: string, part: () => Promise<unknown>) => {
  const sent: unknown[] = [];
  services.server.use(
    http.post(
      `*/${path}`,
      async ({ request }) => {
        sent.push(await request.json());
        await part();
        return HttpResponse.json({ success: true, message: 'Done' });
      },
      { once: true },
    ),
  );
  return sent;
};

describe('leagues of a question', () => {
  it.each([
    {
      n: 2,
      press1: 'Activate (2)',
      press2: 'Activate (1)',
      title: 'Activate leagues',
      path: 'super-predictor/activate-league',
      status: 'active',
      call: ACTIVATE,
      said: /^Still inactive in the list: .*It stays selected/,
    },
    {
      n: 3,
      press1: 'Cancel with refund (2)',
      press2: 'Cancel with refund (1)',
      title: 'Cancel with refund',
      path: 'super-predictor/distribute',
      status: 'cancelled',
      call: DISTRIBUTE,
      said: /^Not cancelled in the list: .*It stays selected/,
    },
  ])(
    '$title: what a service that says yes left out is named, stays selected and goes alone again [PRD-11, PRD-17]',
    async ({ n, press1, press2, title, path, status, call, said }) => {
      await open(72001);
      const question = await card(n);
      const [first, second] = [`prd-72001-q${n}-l1`, `prd-72001-q${n}-l2`];
      fireEvent.click(
        within(question).getByRole('checkbox', {
          name: `Select all open leagues of question ${n}`,
        }),
      );
      const sent = doesPart(path, () =>
        services.patch({
          collection: 'predictionLeagues',
          where: { _id: first },
          data: { status },
        }),
      );
      press(question, press1);
      await sayYes(title);
      const told = await within(question).findByText(said);
      expect(sent).toMatchObject([{ leagues: [first, second] }]);
      press(question, press2);
      // What was confirmed before asks for the code.
      const code = within(await dialog(title)).queryByRole('textbox');
      if (code) fireEvent.change(code, { target: { value: '72001' } });
      await gone(await sayYes(title));
      await waitFor(() => expect(told.isConnected).toBe(false));
      expect(bodies(call)).toMatchObject([{ leagues: [second] }]);
    },
  );

  it('whose list cannot be read again: nobody says that nothing was done [PRD-11, NET-06]', async () => {
    await open(72001);
    const question = await card(3);
    fireEvent.click(
      within(question).getByRole('checkbox', { name: 'Select all open leagues of question 3' }),
    );
    doesPart('super-predictor/distribute', async () =>
      services.fault({ call: QUESTIONS, status: 503, body: {} }),
    );
    press(question, 'Cancel with refund (2)');
    await sayYes('Cancel with refund');
    const told = await within(question).findByText(/^The list could not be read again\. Whether/);
    expect(told.textContent).not.toContain('Not cancelled');
  });

  it('that are all closed, or of a status nobody knows, keep their actions in sight with the reason [UI-14]', async () => {
    const statusOf = async (n: number, status: string) => {
      for (const l of [1, 2, 3])
        await services.patch({
          collection: 'predictionLeagues',
          where: { _id: `prd-72001-q${n}-l${l}` },
          data: { status },
        });
    };
    await statusOf(1, 'completed');
    await statusOf(2, 'on-hold');
    await open(72001);
    const reasons = async (n: number) => {
      const question = await card(n);
      return ['Activate', 'Cancel with refund'].map((name) => stateOf(button(question, name)));
    };
    expect(await reasons(1)).toEqual(Array(2).fill('the league is completed'));
    expect(await reasons(2)).toEqual(Array(2).fill('the status “on-hold” is not known'));
    expect(await reasons(3)).toEqual(Array(2).fill('nothing is selected'));
  });
});

it('Why unavailable? tells of the bin of leagues and of Save Answer, which are absent [UI-14]', async () => {
  await open(70002);
  const bar = await gameActions();
  const why = async () => {
    press(bar, 'Why unavailable?');
    const told = await screen.findByRole('dialog', { name: 'Why unavailable?' });
    const text = told.textContent ?? '';
    fireEvent.keyDown(told, { key: 'Escape' });
    await gone(told);
    return text;
  };
  expect(await why()).toContain('Save Answer: no option is chosen');
  expect(await why()).toMatch(/Delete inactive league: the league is .*, not inactive/);
  press(await card(1), 'Update Answer');
  expect(await why()).not.toContain('Save Answer');
});

describe('after a settlement step', () => {
  it('tells the state before it as such until the state after it was read, and leads on to the figures of a user [PRD-18, SET-05]', async () => {
    await open(70001);
    press(await gameActions(), 'Distribute Winning');
    const sheet = await dialog('Distribute Winning');
    services.fault({ call: QUESTIONS, delayMs: 1500, times: 2 });
    press(sheet, 'Yes');
    await screen.findByText(/^The state before it, as read at .*: reconciled · /);
    await screen.findByText(/^The state as read now: completed · /);
    // What was paid is no longer a button to press.
    const paid = button(await gameActions(), /^Distribute Winning · Distributed /);
    expect(stateOf(paid)).toBe('the game is completed, not reconciled');
    const figures = screen.getByRole('link', { name: 'Figures of a user' });
    expect(figures.getAttribute('href')).toBe('/super-predictor/stats/70001');
  });
});

describe('the answer chooser', () => {
  it('opens with nothing chosen where no answer is stored, and offers no Save [PRD-09]', async () => {
    await open(70002);
    const fourth = await card(4);
    press(fourth, 'Update Answer');
    for (const radio of within(fourth).getAllByRole<HTMLInputElement>('radio'))
      expect(radio.checked).toBe(false);
    expect(maybe(fourth, 'Save Answer')).toBeNull();
  });

  it('saves another answer once, however often it is pressed, and is then disabled [PRD-09, NET-05]', async () => {
    await open(70002);
    const first = await card(1);
    press(first, 'Update Answer');
    expect(stateOf(button(first, 'Save Answer'))).toBe('this is the stored answer');
    fireEvent.click(within(first).getByRole('radio', { name: 'Tie or no result' }));
    press(first, 'Save Answer');
    const asked = await dialog('Save Answer');
    expect(asked.textContent).toContain('Stored answer: New Zealand');
    expect(asked.textContent).toContain('New answer: Tie or no result');
    press(asked, 'Yes');
    press(asked, /Yes|Running/);
    button(first, 'Save Answer').click();
    await gone(asked);
    await waitFor(() =>
      expect(stateOf(button(first, 'Save Answer'))).toBe('this is the stored answer'),
    );
    expect(bodies(ANSWER)).toEqual([
      { game_id: 70002, question_id: 'prd-70002-q1', choice_id: 'prd-70002-q1-c3' },
    ]);
  });

  it('follows the stored answer as long as nothing was chosen here [PRD-09]', async () => {
    await open(70002);
    const first = await card(1);
    press(first, 'Update Answer');
    const tie = () =>
      within(first).getByRole<HTMLInputElement>('radio', { name: /^Tie or no result/ });
    expect(tie().checked).toBe(false);
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: 'prd-70002-q1' },
      data: { answer: 'prd-70002-q1-c3' },
    });
    press(document.body, 'Refresh');
    await waitFor(() => expect(tie().checked).toBe(true));
    expect(stateOf(button(first, 'Save Answer'))).toBe('this is the stored answer');
  });

  it('asks before a choice that is not saved is lost by leaving [UI-10]', async () => {
    const { router } = await open(70002);
    const first = await card(1);
    press(first, 'Update Answer');
    act(() => void router.navigate('/super-predictor/questions/70002?show=all'));
    fireEvent.click(within(first).getByRole('radio', { name: 'Tie or no result' }));
    act(() => void router.navigate('/super-predictor'));
    press(await screen.findByRole('alertdialog'), 'No');
    expect(router.state.location.pathname).toBe('/super-predictor/questions/70002');
    expect(
      within(first).getByRole<HTMLInputElement>('radio', { name: 'Tie or no result' }).checked,
    ).toBe(true);
  });

  it('stops and shows both answers when another was saved meanwhile [PRD-09, PRD-18]', async () => {
    await open(70002);
    const first = await card(1);
    press(first, 'Update Answer');
    fireEvent.click(within(first).getByRole('radio', { name: 'Tie or no result' }));
    press(first, 'Save Answer');
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: 'prd-70002-q1' },
      data: { answer: 'prd-70002-q1-c1' },
    });
    const asked = await sayYes('Save Answer');
    const stopped = await within(asked).findByRole('alert');
    expect(stopped.textContent).toContain('New Zealand · reconciled');
    expect(stopped.textContent).toContain('Now: Australia · reconciled');
    expect(services.requests(ANSWER)).toEqual([]);
  });
});

describe('the question editor', () => {
  it('says at the field what is wrong and sends nothing [PRD-03]', async () => {
    await open(72001);
    press(await gameActions(), 'Add Questions');
    const editor = await screen.findByRole('region', { name: 'New question' });
    const question = within(editor).getByRole('textbox', { name: 'Question' });
    const option = (n: number) => within(editor).getByRole('textbox', { name: `Option ${n}` });
    const type = (field: HTMLElement, value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    const save = () => button(editor, 'Save');
    expect(stateOf(save())).toBe('the question is empty');
    type(question, ' \u200b ');
    expect(within(editor).getAllByText('the question is empty').length).toBeGreaterThan(1);
    type(question, 'Who wins?');
    type(option(1), 'Same');
    expect(within(editor).getByRole('alert').textContent).toBe(
      'at least two different options are needed',
    );
    press(editor, '+ Add More Options');
    type(option(2), ' Same ');
    expect(within(editor).getByText('Reads like an earlier option').isConnected).toBe(true);
    fireEvent.click(save());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    type(option(2), 'Other');
    press(editor, '+ Add More Options');
    expect(stateOf(save())).toBe('enabled');
    fireEvent.click(save());
    const asked = await dialog('Add Questions');
    expect(asked.textContent).toContain('Adds 1 question to IRE v ENG (72001).');
    press(asked, 'Yes');
    await gone(editor);
    expect(bodies(ADD_QUESTIONS)).toEqual([
      {
        game_id: 72001,
        questions: [
          {
            question: 'Who wins?',
            choices: [
              { id: '1', choice: 'Same' },
              { id: '2', choice: 'Other' },
            ],
          },
        ],
      },
    ]);
    await card(5);
    expect(activity()[0]?.record).toBe('IRE v ENG (72001), Who wins?');
  });

  it('keeps ids when edited, moves options by keyboard and removes only new ones [PRD-03]', async () => {
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    const option = (n: number) =>
      within(first).getByRole<HTMLInputElement>('textbox', { name: `Option ${n}` });
    press(first, '+ Add More Options');
    fireEvent.change(option(4), { target: { value: 'Abandoned' } });
    expect(maybe(first, 'Remove option 4')).not.toBeNull();
    expect(maybe(first, 'Remove option 3')).toBeNull();
    fireEvent.keyDown(option(4), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(option(4), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(option(1), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(option(1), { key: 'ArrowDown', altKey: true });
    press(first, '+ Add More Options');
    expect(document.activeElement).toBe(option(5));
    fireEvent.change(option(5), { target: { value: 'Too many' } });
    press(first, '+ Add More Options');
    fireEvent.change(option(6), { target: { value: 'Kept' } });
    press(first, 'Remove option 5');
    expect(option(5).value).toBe('Kept');
    press(first, 'Move option 5 up');
    expect([option(4).value, option(5).value]).toEqual(['Kept', 'Tie or no result']);
    press(first, 'Move option 4 down');
    press(first, 'Remove option 5');
    expect([1, 2, 3, 4].map((n) => option(n).value)).toEqual([
      'England',
      'Ireland',
      'Abandoned',
      'Tie or no result',
    ]);
    press(first, 'Save');
    await waitFor(() => expect(maybe(first, 'Edit')).not.toBeNull());
    expect(bodies(EDIT)).toEqual([
      {
        question_id: 'prd-72001-q1',
        question: 'Will Ireland beat England?',
        choices: [
          { id: 'prd-72001-q1-c2', choice: 'England' },
          { id: 'prd-72001-q1-c1', choice: 'Ireland' },
          { choice: 'Abandoned' },
          { id: 'prd-72001-q1-c3', choice: 'Tie or no result' },
        ],
      },
    ]);
  });

  it('keeps what is typed through a failed save, a refetch and another card’s save [UI-10, PRD-03]', async () => {
    await open(72001);
    const [first, second] = [await card(1), await card(2)];
    const field = (scope: HTMLElement) =>
      within(scope).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
    press(first, 'Edit');
    press(second, 'Edit');
    fireEvent.change(field(first), { target: { value: 'First, typed?' } });
    fireEvent.change(field(second), { target: { value: 'Second, typed?' } });
    services.fault({ call: EDIT, status: 500, times: 1 });
    press(first, 'Save');
    await screen.findByText(/do not know whether this was saved/);
    expect(field(first).value).toBe('First, typed?');
    await waitFor(() => expect(stateOf(button(second, 'Save'))).toBe('enabled'));
    press(second, 'Save');
    await within(second).findByText('Second, typed?');
    expect(field(first).value).toBe('First, typed?');
    expect(maybe(second, 'Edit')).not.toBeNull();
    expect(services.requests(EDIT)).toHaveLength(2);
  });

  it('has what was typed after the session ended and the page came again [APP-08, UI-10]', async () => {
    const { unmount } = await open(72001);
    press(await card(3), 'Edit');
    const field = async () =>
      within(await card(3)).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
    fireEvent.change(await field(), { target: { value: 'Typed before?' } });
    act(() => endSession('expired'));
    act(() => unmount());
    await open(72001);
    expect((await field()).value).toBe('Typed before?');
    const said = () => screen.queryAllByText(/^Draft from .*, not saved yet\.$/);
    expect(said()).toHaveLength(1);
    expect((await card(3)).contains(said()[0] as HTMLElement)).toBe(true);
    press(await card(4), 'Edit');
    fireEvent.change(within(await card(4)).getByRole('textbox', { name: 'Question' }), {
      target: { value: 'Typed now?' },
    });
    expect(said()).toHaveLength(1);
    fireEvent.change(await field(), { target: { value: 'Typed before, and after?' } });
    expect(said()).toHaveLength(1);
    press(await card(3), 'Save');
    await within(await card(3)).findByText('Typed before, and after?');
    expect(said()).toHaveLength(0);
  });

  it('marks a new question that was typed before the page came again [UI-10, APP-08]', async () => {
    const { unmount } = await open(72001);
    await card(1);
    press(await gameActions(), 'Add Questions');
    const text = async () =>
      within(await screen.findByRole('region', { name: 'New question' })).getByRole('textbox', {
        name: 'Question',
      });
    fireEvent.change(await text(), { target: { value: 'Who wins?' } });
    expect(screen.queryByText(/^Draft from .*, not saved yet\.$/)).toBeNull();
    act(() => unmount());
    await open(72001);
    await text();
    await screen.findByText(/^Draft from .*, not saved yet\.$/);
  });

  it.each([
    ['whose end is not known', { status: 500 }],
    ['that was refused', { status: 422, body: { message: 'Too long' } }],
  ])(
    'shows what is stored beside what was typed after a save %s [UI-10, NET-06]',
    async (_name, fault) => {
      await open(72001);
      const first = await card(1);
      press(first, 'Edit');
      const field = () =>
        within(first).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
      fireEvent.change(field(), { target: { value: 'Mine?' } });
      services.fault({ call: EDIT, ...fault, times: 1 });
      press(first, 'Save');
      const stored = (await within(first).findByText(/^What you typed was not saved/)).closest(
        '[role=alert]',
      );
      expect(stored?.textContent).toContain('Will Ireland beat England?');
      expect(stored?.textContent).toContain('Tie or no result');
      expect(field().value).toBe('Mine?');
      await waitFor(() => expect(stateOf(button(first, 'Save'))).toBe('enabled'));
      press(first, 'Save');
      await within(first).findByText('Mine?');
      expect(within(first).queryByText(/was not saved/)).toBeNull();
      expect(services.requests(EDIT)).toHaveLength(2);
    },
  );

  it('closes when a save whose end is not known was stored [UI-10, NET-06]', async () => {
    services.server.use(
      http.post(
        '*/super-predictor/edit-questions',
        async () => {
          await services.patch({
            collection: 'predictionQuestions',
            where: { _id: 'prd-72001-q1' },
            data: { question: 'Mine?' },
          });
          return HttpResponse.json({ message: 'Broke off' }, { status: 500 });
        },
        { once: true },
      ),
    );
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    fireEvent.change(within(first).getByRole('textbox', { name: 'Question' }), {
      target: { value: 'Mine?' },
    });
    press(first, 'Save');
    await waitFor(() => expect(maybe(first, 'Edit')).not.toBeNull());
    expect(first.textContent).toContain('Mine?');
    expect(first.textContent).not.toMatch(/changed by someone|was not saved/);
  });

  /** Saves 'Mine?' for the first question; whether that was stored is not known, and not to be read. */
  async function saveUnknown(saved: boolean) {
    const { unmount } = await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    const field = () => within(first).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
    fireEvent.change(field(), { target: { value: 'Mine?' } });
    services.server.use(
      http.post('*/super-predictor/edit-questions', async () => {
        if (saved)
          await services.patch({
            collection: 'predictionQuestions',
            where: { _id: 'prd-72001-q1' },
            data: { question: 'Mine?' },
          });
        services.fault({ call: QUESTIONS, status: 400, body: { message: 'Down' } });
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    press(first, 'Save');
    await within(first).findByText(/^Whether this was saved is not known/);
    return { first, field, unmount };
  }

  it('says that the end is not known while the question cannot be read again [UI-10, NET-06]', async () => {
    const { first, field } = await saveUnknown(false);
    expect(within(first).queryByText(/What is stored now/)).toBeNull();
    expect(field().value).toBe('Mine?');
  });

  it.each(['a refresh', 'a reload'])(
    'closes, and blames nobody, when %s brings what was saved with an unknown end [UI-10, NET-06]',
    async (how) => {
      const { unmount } = await saveUnknown(true);
      services.clearFaults();
      if (how === 'a reload') {
        act(() => unmount());
        queryClient.clear();
        await open(72001);
      } else press(document.body, 'Refresh');
      await waitFor(async () => expect(maybe(await card(1), 'Edit')).not.toBeNull());
      const first = await card(1);
      expect(first.textContent).toContain('Mine?');
      expect(first.textContent).not.toMatch(/changed by someone|not known|Typed before/);
      press(first, 'Edit');
      expect(first.textContent).not.toMatch(/changed by someone|not known|Typed before/);
    },
  );

  it('stays open under the fingers that type what someone else saved, and sends nothing [UI-10]', async () => {
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    const type = (value: string) =>
      fireEvent.change(within(first).getByRole('textbox', { name: 'Question' }), {
        target: { value },
      });
    type('Min');
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: 'prd-72001-q1' },
      data: { question: 'Mine?' },
    });
    press(document.body, 'Refresh');
    await within(first).findByRole('button', { name: 'Keep mine' });
    type('Mine?');
    expect(maybe(first, 'Keep mine')).toBeNull();
    press(first, 'Save');
    await waitFor(() => expect(maybe(first, 'Edit')).not.toBeNull());
    expect(services.requests(EDIT)).toEqual([]);
  });

  it('shows what someone else saved meanwhile and sends nothing until one is chosen [UI-10]', async () => {
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    const field = () => within(first).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
    const theirs = (question: string) =>
      services.patch({
        collection: 'predictionQuestions',
        where: { _id: 'prd-72001-q1' },
        data: { question },
      });
    await theirs('Theirs first?');
    press(document.body, 'Refresh');
    // Nobody has typed in it yet.
    await waitFor(() => expect(field().value).toBe('Theirs first?'));
    fireEvent.change(field(), { target: { value: 'Mine?' } });
    await theirs('Theirs?');
    press(first, 'Save');
    const conflict = await within(first).findByRole('alert');
    expect(conflict.textContent).toContain('Theirs?');
    expect(field().value).toBe('Mine?');
    expect(services.requests(EDIT)).toEqual([]);
    await waitFor(() => expect(stateOf(button(first, 'Save'))).toContain('changed by someone'));
    press(first, 'Keep mine');
    press(first, 'Save');
    await within(first).findByText('Mine?');
    expect(bodies(EDIT)).toMatchObject([{ question: 'Mine?' }]);
  });

  it('sends nothing when the question cannot be read again, and says so [UI-10]', async () => {
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    const field = within(first).getByRole<HTMLInputElement>('textbox', { name: 'Question' });
    fireEvent.change(field, { target: { value: 'Mine?' } });
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'Down' }, times: 1 });
    press(first, 'Save');
    await within(first).findByText(/Nothing was saved: the question could not be read again/);
    expect(services.requests(EDIT)).toEqual([]);
    expect(field.value).toBe('Mine?');
    press(first, 'Save');
    await within(first).findByText('Mine?');
    expect(bodies(EDIT)).toMatchObject([{ question: 'Mine?' }]);
  });

  it('sends nothing when the question is gone, and shows what was typed [UI-10]', async () => {
    await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    fireEvent.change(within(first).getByRole('textbox', { name: 'Question' }), {
      target: { value: 'Mine?' },
    });
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: 'prd-72001-q1' },
      data: { game_id: 'another' },
    });
    press(first, 'Save');
    await screen.findByText(/no longer exists/);
    expect((await screen.findByText(/Mine\?/)).isConnected).toBe(true);
    expect(services.requests(EDIT)).toEqual([]);
  });

  it('asks before the page is left with something typed [UI-10]', async () => {
    const { router } = await open(72001);
    const first = await card(1);
    press(first, 'Edit');
    fireEvent.change(within(first).getByRole('textbox', { name: 'Question' }), {
      target: { value: 'Mine?' },
    });
    act(() => void router.navigate('/super-predictor'));
    press(await screen.findByRole('alertdialog'), 'No');
    expect(router.state.location.pathname).toBe('/super-predictor/questions/72001');
  });
});

describe('the template pickers', () => {
  it('adds the leagues ticked, two equal ones twice, without the one unticked [PRD-05]', async () => {
    await open(72001);
    press(await card(4), 'Add leagues');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    const all = await within(picker).findByRole<HTMLInputElement>('checkbox', {
      name: 'Select all',
    });
    expect(stateOf(button(picker, 'Add Leagues'))).toBe('nothing is selected');
    fireEvent.click(all);
    fireEvent.click(
      within(picker).getByRole('checkbox', { name: 'Select template Rs. 99.50 × 25' }),
    );
    expect(all.checked).toBe(false);
    press(picker, 'Add Leagues');
    const asked = await dialog('Add League Template');
    expect(asked.textContent).toContain(
      'Are you sure you want to add selected league template(s) to the question(s)?',
    );
    press(asked, 'Yes');
    await gone(picker);
    expect(bodies(ADD_LEAGUES)).toEqual([
      {
        game_id: 72001,
        questions: ['prd-72001-q4'],
        leagues: [
          { entry: 10, max_entries: 100 },
          { entry: 49, max_entries: 1000 },
          { entry: 0, max_entries: 5000 },
          { entry: 10, max_entries: 100 },
          { entry: 1000, max_entries: 2 },
        ],
      },
    ]);
    press(await card(4), 'Add leagues');
    const again = await screen.findByRole('dialog', { name: 'League templates' });
    const box = await within(again).findByRole<HTMLInputElement>('checkbox', {
      name: 'Select all',
    });
    expect(box.checked).toBe(false);
  });

  it('creates a league template of exactly the numbers typed, or says what is wrong [PRD-06, UI-06]', async () => {
    await open(72001);
    press(await card(4), 'Add leagues');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    press(picker, 'Create new league');
    const form = within(picker).getByRole('form', { name: 'Create new league' });
    const field = (name: string) =>
      within(form).getByRole<HTMLInputElement>('spinbutton', { name });
    const type = (name: string, value: string) => {
      fireEvent.change(field(name), { target: { value } });
      fireEvent.blur(field(name));
    };
    expect(button(form, 'Create').disabled).toBe(true);
    type('Entry', '49');
    expect(button(form, 'Create').disabled).toBe(true);
    for (const [entry, slots, message] of [
      ['12.9', '5', 'Only a whole number.'],
      ['1e3', '5', /Only digits/],
      ['49', '0', 'Not less than 1.'],
      ['-1', '5', 'Not less than 0.'],
    ] as const) {
      type('Entry', entry);
      type('Max slot', slots);
      fireEvent.click(button(form, 'Create'));
      expect(within(form).getByText(message).isConnected).toBe(true);
      expect([field('Entry').value, field('Max slot').value]).toEqual([entry, slots]);
    }
    expect(services.requests(ADD_TEMPLATE)).toEqual([]);
    type('Entry', '0');
    fireEvent.submit(form);
    await gone(form);
    expect(bodies(ADD_TEMPLATE)).toEqual([{ entry: 0, max_entries: 5 }]);
    press(picker, 'Create new league');
    expect(within(picker).getByRole<HTMLInputElement>('spinbutton', { name: 'Entry' }).value).toBe(
      '',
    );
  });

  it('keeps what is typed of a new league when the picker closes, and asks before it is lost [UI-10]', async () => {
    const { router } = await open(72001);
    const picker = async () => {
      press(await card(4), 'Add leagues');
      return screen.findByRole('dialog', { name: 'League templates' });
    };
    const first = await picker();
    press(first, 'Create new league');
    const entry = (scope: HTMLElement) =>
      within(scope).getByRole<HTMLInputElement>('spinbutton', { name: 'Entry' });
    fireEvent.change(entry(first), { target: { value: '12.9' } });
    fireEvent.keyDown(first, { key: 'Escape' });
    await gone(first);
    const again = await picker();
    expect(entry(again).value).toBe('12.9');
    act(() => void router.navigate('/super-predictor'));
    await screen.findByRole('alertdialog');
    expect(router.state.location.pathname).toBe('/super-predictor/questions/72001');
  });

  it('deletes the league template chosen, once it is confirmed [PRD-07]', async () => {
    await open(72001);
    press(await card(4), 'Add leagues');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    const tick = 'Select template Rs. 99.50 × 25';
    fireEvent.click(await within(picker).findByRole('checkbox', { name: tick }));
    const ask = async () => {
      press(picker, 'Delete template Rs. 99.50 × 25');
      const asked = await dialog('Delete League Template');
      expect(asked.textContent).toContain(
        'Are you sure you want to delete selected league template?',
      );
      expect(asked.textContent).toContain('Template: Rs. 99.50 × 25');
      return asked;
    };
    const first = await ask();
    press(first, 'No');
    await gone(first);
    expect(services.requests(DELETE_TEMPLATE)).toEqual([]);
    press(await ask(), 'Yes');
    await waitFor(() => expect(within(picker).queryByRole('checkbox', { name: tick })).toBeNull());
    expect(services.requests(DELETE_TEMPLATE)).toMatchObject([
      { query: { league_template_id: '304' } },
    ]);
    // Its tick has gone with it.
    expect(stateOf(button(picker, 'Add Leagues'))).toBe('nothing is selected');
  });

  it('shows question templates as they will read and sends each with its id [PRD-04, PRD-08]', async () => {
    await open(72001);
    press(await gameActions(), 'Add from templates');
    const picker = await screen.findByRole('dialog', { name: 'Question templates' });
    const box = await within(picker).findByRole('checkbox', {
      name: 'Select template Ireland to lose fewer than 6 wickets against England?',
    });
    expect(picker.textContent).toContain(
      'Template: HOME_TEAM to lose fewer than 6 wickets against AWAY_TEAM?',
    );
    expect(stateOf(button(picker, 'Add to game'))).toBe('nothing is selected');
    fireEvent.click(box);
    press(picker, 'Add to game');
    await gone(await sayYes('Add Questions'));
    expect(bodies(ADD_QUESTIONS)).toEqual([
      {
        game_id: 72001,
        questions: [
          {
            question_template_id: 404,
            question: 'Ireland to lose fewer than 6 wickets against England?',
            choices: [
              { id: 'prd-qt-4-c1', choice: 'Yes' },
              { id: 'prd-qt-4-c2', choice: 'No' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('the list', () => {
  const shown = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
  const tab = (name: RegExp) => screen.findByRole('tab', { name });
  const tick = async (n: number) =>
    fireEvent.click(within(await card(n)).getByRole('checkbox', { name: `Select question ${n}` }));

  it('has its filters as tabs with their numbers, the ticks the same under all, in one call [PRD-02, PRD-17, APP-15]', async () => {
    const { router } = await open(72001);
    for (const n of [1, 3]) await tick(n);
    await tab(/^All questions 4$/);
    await tab(/^Without an answer 4$/);
    await tab(/^With inactive leagues 2$/);
    fireEvent.click(await tab(/^Selected 2$/));
    await waitFor(() => expect(shown()).toEqual(['Question 1', 'Question 3']));
    expect(new URLSearchParams(router.state.location.search).get('show')).toBe('ticked');
    await tick(3);
    await waitFor(() => expect(shown()).toEqual(['Question 1']));
    await tick(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(services.requests(QUESTIONS)).toHaveLength(1);
  });

  it('finds and sorts in what was read, each question with its number; ticks out of sight are told [PRD-02, UI-11, UI-16]', async () => {
    await open(72001);
    await tick(3);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sort by' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Question, ascending' }));
    await waitFor(() => expect(shown()[0]).not.toBe('Question 1'));
    expect(shown().toSorted()).toEqual([1, 2, 3, 4].map((n) => `Question ${n}`));
    fireEvent.change(screen.getByRole('textbox', { name: 'Find in list' }), {
      target: { value: 'sixes' },
    });
    await waitFor(() => expect(shown()).toEqual(['Question 2']));
    const bar = screen.getByRole('group', { name: 'Question list' });
    expect(bar.textContent).toContain('1 question selected · 1 of them out of sight');
    fireEvent.click(within(bar).getByRole('checkbox', { name: 'Select all 1 shown' }));
    press(bar, 'Activate their 2 inactive leagues');
    await dialog('Activate leagues');
  });

  it('as a table has the same ticks, and is copied with choices, answer and leagues [UI-11, UI-17]', async () => {
    const copied = copiedTexts();
    await open(72001);
    await tick(2);
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /^Select prd-/,
    });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
    await copyRows();
    const [head, first, ...others] = copied[0]?.split('\n') ?? [];
    expect(head?.split('\t')).toEqual([
      'Question ID',
      'Question',
      'Options',
      'Correct answer',
      'Leagues',
    ]);
    expect(first?.split('\t')).toEqual([
      'prd-72001-q1',
      'Will Ireland beat England?',
      'Ireland | England | Tie or no result',
      '',
      'Rs. 49 × 1000 · Active (prd-72001-q1-l1) | Rs. 0 × 5000 · Inactive (prd-72001-q1-l2) | Rs. 99.50 × 25 · Cancelled (prd-72001-q1-l3)',
    ]);
    expect(others).toHaveLength(3);
    expect(screen.getByRole('row', { name: /Rs. 49 × 1000 · Active/ }).isConnected).toBe(true);
  });
});

describe('bulk actions', () => {
  const tick = async (n: number) =>
    fireEvent.click(within(await card(n)).getByRole('checkbox', { name: `Select question ${n}` }));
  const toolbar = () => screen.findByRole('group', { name: 'Question list' });
  const ticked = async (n: number) =>
    within(await card(n)).getByRole<HTMLInputElement>('checkbox', { name: `Select question ${n}` })
      .checked;

  it('say how many are ticked and how many of them the filter hides [PRD-17, UI-16]', async () => {
    const { router } = await open(72001);
    for (const n of [1, 2, 3]) await tick(n);
    const bar = await toolbar();
    const said = () =>
      within(bar)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(said()).toBe('3 questions selected');
    act(() => void router.navigate('?show=inactiveLeagues'));
    // Question 3 has only active leagues.
    await waitFor(() => expect(said()).toBe('3 questions selected · 1 of them out of sight'));
    expect(screen.queryByRole('article', { name: 'Question 3' })).toBeNull();
    press(bar, 'Activate their 3 inactive leagues');
    expect((await dialog('Activate leagues')).textContent).toContain(
      'Activates 3 leagues of IRE v ENG (72001)',
    );
  });

  it('stay in sight with nothing ticked and say so [PRD-17, UI-14]', async () => {
    await open(72001);
    const bar = await toolbar();
    for (const name of ['Add leagues to selected', 'Activate their inactive leagues'])
      expect(stateOf(button(bar, name))).toBe('nothing is selected');
    // Question 3 has only active leagues.
    await tick(3);
    expect(stateOf(button(bar, 'Add leagues to selected'))).toBe('enabled');
    expect(stateOf(button(bar, 'Activate their inactive leagues'))).toBe('no league is inactive');
  });

  it('add again only the leagues that a question misses [PRD-17]', async () => {
    await open(72001);
    for (const n of [1, 2]) await tick(n);
    press(await toolbar(), 'Add leagues to selected');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    for (const template of ['Rs. 49 × 1000', 'Rs. 1000 × 2'])
      fireEvent.click(
        await within(picker).findByRole('checkbox', { name: `Select template ${template}` }),
      );
    press(picker, 'Add Leagues');
    const sent = doesPart('super-predictor/add-leagues', () =>
      services.patch({
        collection: 'predictionLeagues',
        where: { _id: 'prd-72001-q5-l1' },
        data: { question_id: 'prd-72001-q1', entry: 49, max_entries: 1000, status: 'inactive' },
      }),
    );
    await gone(await sayYes('Add League Template'));
    const title = await screen.findByText(/not seen at 2 questions/);
    const alert = title.closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error('no alert');
    press(alert, 'Retry 2 that failed');
    await gone(await sayYes('Add League Template'));
    await gone(await sayYes('Add League Template'));
    await gone(alert);
    expect(sent).toHaveLength(1);
    expect(bodies(ADD_LEAGUES)).toEqual([
      {
        game_id: 72001,
        questions: ['prd-72001-q1'],
        leagues: [{ entry: 1000, max_entries: 2 }],
      },
      {
        game_id: 72001,
        questions: ['prd-72001-q2'],
        leagues: [
          { entry: 49, max_entries: 1000 },
          { entry: 1000, max_entries: 2 },
        ],
      },
    ]);
  });

  it('add leagues to all that are ticked, in one call [PRD-17]', async () => {
    await open(72001);
    for (const n of [1, 2, 4]) await tick(n);
    press(await toolbar(), 'Add leagues to selected');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    fireEvent.click(
      await within(picker).findByRole('checkbox', { name: 'Select template Rs. 49 × 1000' }),
    );
    press(picker, 'Add Leagues');
    await gone(await sayYes('Add League Template'));
    expect(bodies(ADD_LEAGUES)).toEqual([
      {
        game_id: 72001,
        questions: ['prd-72001-q1', 'prd-72001-q2', 'prd-72001-q4'],
        leagues: [{ entry: 49, max_entries: 1000 }],
      },
    ]);
    await gone(picker);
    expect(await ticked(1)).toBe(false);
    expect(screen.queryByText(/not seen at/)).toBeNull();
  });

  it('name the questions that a partial failure left out, keep them ticked, retry those only [PRD-17]', async () => {
    await open(72001);
    for (const n of [1, 2]) await tick(n);
    press(await toolbar(), 'Activate their 3 inactive leagues');
    // The service does a part of it and then breaks.
    const sent: unknown[] = [];
    const breaks = http.post(
      '*/super-predictor/activate-league',
      async ({ request }) => {
        sent.push(await request.json());
        await services.patch({
          collection: 'predictionLeagues',
          where: { _id: 'prd-72001-q1-l2' },
          data: { status: 'active' },
        });
        return new HttpResponse(null, { status: 500 });
      },
      { once: true },
    );
    services.server.use(breaks);
    await sayYes('Activate leagues');
    const title = await screen.findByText(/still inactive at 1 question/);
    const alert = title.closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error('no alert');
    expect(alert.textContent).toContain('Question 2: How many sixes will Ireland hit?');
    expect([await ticked(1), await ticked(2)]).toEqual([false, true]);
    press(alert, 'Retry 1 that failed');
    await gone(await sayYes('Activate leagues'));
    await waitFor(() => expect(alert.isConnected).toBe(false));
    expect([...sent, ...bodies(ACTIVATE)]).toEqual([
      { leagues: ['prd-72001-q1-l2', 'prd-72001-q2-l1', 'prd-72001-q2-l2'] },
      { leagues: ['prd-72001-q2-l1', 'prd-72001-q2-l2'] },
    ]);
    expect(await ticked(2)).toBe(false);
  });

  it('offer no retry in a pause or while the console is read-only, and say why [PRD-17, UI-14, APP-19]', async () => {
    await open(72001);
    const left = (title: RegExp) =>
      screen.findByText(title).then((found) => found.closest<HTMLElement>('[role=alert]'));
    for (const n of [1, 2]) await tick(n);
    services.fault({ call: ACTIVATE, status: 500, times: 1 });
    press(await toolbar(), 'Activate their 3 inactive leagues');
    await gone(await sayYes('Activate leagues'));
    const activated = await left(/still inactive at 2 questions/);
    if (!activated) throw new Error('no alert');
    const retry = () => stateOf(button(activated, 'Retry 2 that failed'));
    expect(retry()).toBe('enabled');
    services.fault({ call: ACTIVATE, status: 429, headers: { 'retry-after': '60' }, times: 1 });
    press(activated, 'Retry 2 that failed');
    await gone(await sayYes('Activate leagues'));
    await waitFor(() => expect(retry()).toMatch(/possible again in/));
    press(activated, 'Close');
    press(await toolbar(), 'Add leagues to selected');
    const picker = await screen.findByRole('dialog', { name: 'League templates' });
    fireEvent.click(
      await within(picker).findByRole('checkbox', { name: 'Select template Rs. 1000 × 2' }),
    );
    services.fault({ call: ADD_LEAGUES, status: 500, times: 1 });
    press(picker, 'Add Leagues');
    await gone(await sayYes('Add League Template'));
    const added = await left(/not seen at 2 questions/);
    if (!added) throw new Error('no alert');
    const again = () => stateOf(button(added, 'Retry 2 that failed'));
    expect(again()).toBe('enabled');
    act(() => setConfig(testConfig({ readOnly: true })));
    expect(again()).toMatch(/read-only|switched off/i);
    expect([services.requests(ACTIVATE).length, services.requests(ADD_LEAGUES).length]).toEqual([
      2, 1,
    ]);
  });
});
