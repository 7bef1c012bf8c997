// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
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

const QUESTIONS = 'GET prediction super-predictor/questions';
const ADD_LEAGUES = 'POST prediction super-predictor/add-leagues';
const ADD_QUESTIONS = 'POST prediction super-predictor/add-questions';
const ACTIVATE = 'POST prediction super-predictor/activate-league';
const DISTRIBUTE = 'POST prediction super-predictor/distribute';
const DELETE = 'POST prediction super-predictor/remove/question';
const ADD_TEMPLATE = 'POST prediction super-predictor/add-league-template';
const ADD_QUESTION_TEMPLATE = 'POST prediction super-predictor/add/question-template';

/** Opens a game with its first four questions: every card more makes each step of a test slower. */
async function open(game: number) {
  for (const n of [5, 6, 7, 8])
    await services.patch({
      collection: 'predictionQuestions',
      where: { _id: `prd-${game}-q${n}` },
      data: { game_id: 'another' },
    });
  return openConsole(issueToken({ role: 'admin' }), `/super-predictor/questions/${game}`);
}
/** A question with all that opens below it. */
async function card(n: number) {
  const question = await screen.findByRole('article', { name: `Question ${n}` });
  const name = `Leagues and more of question ${n}`;
  const more = within(question).queryByRole('button', { name, expanded: false });
  if (more) fireEvent.click(more);
  return question;
}
const button = (scope: HTMLElement, name: string) =>
  within(scope).getByRole<HTMLButtonElement>('button', { name });
const press = (scope: HTMLElement, name: string) => fireEvent.click(button(scope, name));
const tick = (scope: HTMLElement, name: string) =>
  fireEvent.click(within(scope).getByRole('checkbox', { name }));
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const sayYes = async (name: string) => press(await dialog(name), 'Yes');
const gone = (element: HTMLElement) => waitFor(() => expect(element.isConnected).toBe(false));
const bodies = (call: string) => services.requests(call).map(({ body }) => body);
const gameActions = () => screen.findByRole('group', { name: 'Actions on the game' });
const reasonOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

/** The service does what `part` does of the next call, and answers with this status. */
const answersOnce = (path: string, status: number, part: () => Promise<unknown>) => {
  const sent: unknown[] = [];
  services.server.use(
    http.post(
      `*/${path}`,
      async ({ request }) => {
        sent.push(await request.json());
        await part();
        return HttpResponse.json({ message: 'Not all of it' }, { status });
      },
      { once: true },
    ),
  );
  return sent;
};
const givesLeague = (question: string) => () =>
  services.patch({
    collection: 'predictionLeagues',
    where: { _id: 'prd-72001-q5-l1' },
    data: { question_id: question, entry: 49, max_entries: 1000, status: 'inactive' },
  });
const toBoth = async () => {
  await open(72001);
  for (const n of [1, 2]) tick(await card(n), `Select question ${n}`);
  press(await screen.findByRole('group', { name: 'Question list' }), 'Add leagues to selected');
  const picker = await screen.findByRole('dialog', { name: 'League templates' });
  fireEvent.click(
    await within(picker).findByRole('checkbox', { name: 'Select template Rs. 49 × 1000' }),
  );
  press(picker, 'Add Leagues');
  return picker;
};
const wonBy49 = { leagues: [{ entry: 49, max_entries: 1000 }] };

describe('leagues that are added', () => {
  it('to some of the questions before a refusal are not sent again: the picker closes, the list sends the rest [PRD-05, PRD-17]', async () => {
    const picker = await toBoth();
    const sent = answersOnce('super-predictor/add-leagues', 409, givesLeague('prd-72001-q1'));
    await sayYes('Add League Template');
    await gone(picker);
    const title = await screen.findByText(/not seen at 1 question/);
    const alert = title.closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error('no alert');
    press(alert, 'Retry 1 that failed');
    await sayYes('Add League Template');
    await gone(alert);
    expect(sent).toMatchObject([{ questions: ['prd-72001-q1', 'prd-72001-q2'] }]);
    expect(bodies(ADD_LEAGUES)).toEqual([
      { game_id: 72001, questions: ['prd-72001-q2'], ...wonBy49 },
    ]);
  });

  it('to all while the answer is lost leave nothing armed [PRD-05, NET-06]', async () => {
    services.fault({ call: ADD_LEAGUES, fault: 'reset', applied: true, times: 1 });
    const picker = await toBoth();
    await sayYes('Add League Template');
    await gone(picker);
    expect(screen.queryByText(/not seen at/)).toBeNull();
    expect(bodies(ADD_LEAGUES)).toHaveLength(1);
  });

  it('are not given again as long as no list tells what became of them [PRD-05, NET-06]', async () => {
    const picker = await toBoth();
    services.fault({ call: ADD_LEAGUES, fault: 'reset', times: 1 });
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'Down' } });
    await sayYes('Add League Template');
    await gone(picker);
    press(await screen.findByRole('group', { name: 'Question list' }), 'Add leagues to selected');
    const again = await screen.findByRole('dialog', { name: 'League templates' });
    fireEvent.click(
      await within(again).findByRole('checkbox', { name: 'Select template Rs. 49 × 1000' }),
    );
    expect(reasonOf(button(again, 'Add Leagues'))).toBe('the list could not be read again yet');
    press(again, 'Add Leagues');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bodies(ADD_LEAGUES)).toHaveLength(1);
  });

  it('to none, because it was refused, leave the picker as it was [PRD-05]', async () => {
    services.fault({ call: ADD_LEAGUES, status: 409, body: { message: 'Locked' }, times: 1 });
    const picker = await toBoth();
    await sayYes('Add League Template');
    await screen.findByText('Locked');
    expect(picker.isConnected).toBe(true);
    press(picker, 'Add Leagues');
    await sayYes('Add League Template');
    await gone(picker);
  });
});

it('league templates that look alike are told apart, each with a tick of its own [PRD-05, UI-16]', async () => {
  await open(72001);
  press(await card(4), 'Add leagues');
  const picker = await screen.findByRole('dialog', { name: 'League templates' });
  const name = /^Select template Rs\. 10 × 100 \(.+\)$/;
  const [first, second, ...others] = await within(picker).findAllByRole<HTMLInputElement>(
    'checkbox',
    { name },
  );
  if (!first || !second) throw new Error('no twins');
  expect(others).toEqual([]);
  fireEvent.click(second);
  expect([first.checked, second.checked]).toEqual([false, true]);
  press(picker, 'Add Leagues');
  expect((await dialog('Add League Template')).textContent).toContain('1 in all');
});

describe('questions that are added', () => {
  const HOME = 'Ireland to lose fewer than 6 wickets against England?';
  const choose = async () => {
    await open(72001);
    press(await gameActions(), 'Add from templates');
    const picker = await screen.findByRole('dialog', { name: 'Question templates' });
    await within(picker).findByRole('checkbox', { name: `Select template ${HOME}` });
    const boxes = within(picker).getAllByRole<HTMLInputElement>('checkbox', {
      name: /^Select template/,
    });
    const usable = boxes.filter((box) => !box.disabled);
    const other = usable.find(
      (box) => box.getAttribute('aria-label') !== `Select template ${HOME}`,
    );
    if (!other) throw new Error('one template only');
    tick(picker, `Select template ${HOME}`);
    fireEvent.click(other);
    press(picker, 'Add to game');
    return { picker, other };
  };

  it('from some of the templates before a refusal are not added twice [PRD-08, NET-06]', async () => {
    const { picker, other } = await choose();
    const lines = (await dialog('Add Questions')).textContent;
    expect(lines).toContain('Adds 2 questions to');
    // Each by its text in this game, so that what is wrong is seen before it is there.
    expect(lines).toContain('Template: ');
    expect(lines).toContain(HOME);
    answersOnce('super-predictor/add-questions', 409, () =>
      services.patch({
        collection: 'predictionQuestions',
        where: { _id: 'prd-72001-q5' },
        data: {
          game_id: 72001,
          question: HOME,
          choices: [
            { _id: 'n1', choice: 'Yes' },
            { _id: 'n2', choice: 'No' },
          ],
        },
      }),
    );
    await sayYes('Add Questions');
    await within(picker).findByText(
      '1 of those sent is in the game already and no longer selected.',
    );
    expect(other.checked).toBe(true);
    press(picker, 'Add to game');
    expect((await dialog('Add Questions')).textContent).toContain('Adds 1 question to');
    await sayYes('Add Questions');
    await gone(picker);
    expect(bodies(ADD_QUESTIONS)).toHaveLength(1);
    expect(JSON.stringify(bodies(ADD_QUESTIONS))).not.toContain(HOME);
  });

  const typeQuestion = (editor: HTMLElement) => {
    fireEvent.change(within(editor).getByRole('textbox', { name: 'Question' }), {
      target: { value: 'Who wins?' },
    });
    press(editor, '+ Add More Options');
    ['Same', 'Other'].forEach((value, nth) => {
      fireEvent.change(within(editor).getByRole('textbox', { name: `Option ${nth + 1}` }), {
        target: { value },
      });
    });
  };

  it('by typing while the answer is lost close the editor [PRD-03, NET-06]', async () => {
    services.fault({ call: ADD_QUESTIONS, fault: 'reset', applied: true, times: 1 });
    await open(72001);
    press(await gameActions(), 'Add Questions');
    const editor = await screen.findByRole('region', { name: 'New question' });
    typeQuestion(editor);
    press(editor, 'Save');
    await sayYes('Add Questions');
    await gone(editor);
    await card(5);
    expect(bodies(ADD_QUESTIONS)).toHaveLength(1);
  });

  it('by typing are not sent again as long as the list cannot be read [PRD-03, NET-06]', async () => {
    await open(72001);
    press(await gameActions(), 'Add Questions');
    const editor = await screen.findByRole('region', { name: 'New question' });
    typeQuestion(editor);
    press(editor, 'Save');
    services.fault({ call: ADD_QUESTIONS, fault: 'reset', times: 1 });
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'Down' } });
    await sayYes('Add Questions');
    await waitFor(() =>
      expect(reasonOf(button(editor, 'Save'))).toBe('the list could not be read again yet'),
    );
    press(editor, 'Save');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bodies(ADD_QUESTIONS)).toHaveLength(1);
  });

  it('by typing, without an answer before the page was loaded again, wait until somebody looked [PRD-03, NET-06]', async () => {
    const first = await open(72001);
    press(await gameActions(), 'Add Questions');
    const editor = () => screen.findByRole('region', { name: 'New question' });
    typeQuestion(await editor());
    services.fault({ call: ADD_QUESTIONS, fault: 'reset', times: 1 });
    services.fault({ call: QUESTIONS, status: 400, body: { message: 'Down' } });
    press(await editor(), 'Save');
    await sayYes('Add Questions');
    await waitFor(async () =>
      expect(reasonOf(button(await editor(), 'Save'))).toBe('the list could not be read again yet'),
    );
    first.unmount();
    services.clearFaults();
    await open(72001);
    await within(await editor()).findByRole('alert');
    press(await editor(), 'Save');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press(await editor(), 'It is not in the list');
    press(await editor(), 'Save');
    await sayYes('Add Questions');
    await waitFor(() => expect(bodies(ADD_QUESTIONS)).toHaveLength(2));
  });

  it('as a template while the answer is lost close the editor [PRD-08, NET-06]', async () => {
    services.fault({ call: ADD_QUESTION_TEMPLATE, fault: 'reset', applied: true, times: 1 });
    await open(72001);
    press(await gameActions(), 'Add from templates');
    const picker = await screen.findByRole('dialog', { name: 'Question templates' });
    fireEvent.click(await within(picker).findByRole('button', { name: 'New template' }));
    const editor = await within(picker).findByRole('region', { name: 'New question template' });
    typeQuestion(editor);
    press(editor, 'Save');
    await gone(editor);
    expect(bodies(ADD_QUESTION_TEMPLATE)).toHaveLength(1);
  });
});

it('a league template that was added while the answer is lost closes its form [PRD-06, NET-06]', async () => {
  services.fault({ call: ADD_TEMPLATE, fault: 'reset', applied: true, times: 1 });
  await open(72001);
  press(await card(4), 'Add leagues');
  const picker = await screen.findByRole('dialog', { name: 'League templates' });
  press(picker, 'Create new league');
  const form = within(picker).getByRole('form', { name: 'Create new league' });
  for (const [name, value] of [
    ['Entry', '7'],
    ['Max slot', '77'],
  ] as const)
    fireEvent.change(within(form).getByRole('spinbutton', { name }), { target: { value } });
  fireEvent.submit(form);
  await gone(form);
  expect(bodies(ADD_TEMPLATE)).toEqual([{ entry: 7, max_entries: 77 }]);
});

describe('leagues that are ticked at several questions', () => {
  it('go out with their own question alone, activated or cancelled with a refund [PRD-10, PRD-11]', async () => {
    await open(72001);
    tick(await card(2), 'Select all open leagues of question 2');
    tick(await card(3), 'Select all open leagues of question 3');
    press(await card(2), 'Activate (2)');
    await sayYes('Activate leagues');
    await waitFor(() =>
      expect(bodies(ACTIVATE)).toEqual([{ leagues: ['prd-72001-q2-l1', 'prd-72001-q2-l2'] }]),
    );
    press(await card(3), 'Cancel with refund (2)');
    expect((await dialog('Cancel with refund')).textContent).toContain('Cancels 2 leagues');
    await sayYes('Cancel with refund');
    await waitFor(() =>
      expect(bodies(DISTRIBUTE)).toMatchObject([
        { leagues: ['prd-72001-q3-l1', 'prd-72001-q3-l2'] },
      ]),
    );
  });
});

it('a question with leagues in play is deleted only with the code, and not when it changed meanwhile [PRD-12, PRD-18]', async () => {
  await open(72001);
  press(await card(3), 'Delete question 3');
  const asked = await dialog('Delete question');
  expect(asked.textContent).toContain('2 leagues are not yet settled.');
  press(asked, 'Yes');
  expect(services.requests(DELETE)).toEqual([]);
  await services.patch({
    collection: 'predictionLeagues',
    where: { _id: 'prd-72001-q3-l1' },
    data: { entry: 4900 },
  });
  fireEvent.change(within(asked).getByRole('textbox'), { target: { value: '72001' } });
  press(asked, 'Yes');
  await within(asked).findByText(/^Entry and slots in .* → Rs\. 4900 × /);
  expect(services.requests(DELETE)).toEqual([]);
});

it('Distribute Winning names the answer that is chosen and not saved [PRD-09, PRD-15]', async () => {
  await open(70002);
  const first = await card(1);
  press(first, 'Update Answer');
  fireEvent.click(within(first).getByRole('radio', { name: 'Tie or no result' }));
  press(await gameActions(), 'Distribute Winning');
  const asked = await dialog('Distribute Winning');
  expect(asked.textContent).toContain('1 answer is chosen but not saved');
  expect(asked.textContent).toContain('Tie or no result');
});
