// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, copyRows } from '#testing/ui.tsx';
// The list, its cards and the desk are loaded when they are first opened: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import './desk/LinesDesk.tsx';
import './QuestionCard.tsx';
import './QuestionsPage.tsx';
import './QuestionsToolbar.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();
afterEach(() => vi.restoreAllMocks());

const QUESTIONS = 'GET picks admin/question/list';
const MARK = 'POST picks admin/question/updateStatus';
const LINES = 'POST picks admin/question/edit';
const LIVE = 'POST picks admin/game/updateStatus';

const open = (game: string | number, query = '') =>
  openConsole(issueToken({ role: 'operations' }), `/picks/questions/${game}${query}`);
const button = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole<HTMLButtonElement>('button', { name });
const press = (scope: HTMLElement, name: string | RegExp) => fireEvent.click(button(scope, name));
const bar = () => screen.findByRole('group', { name: 'Bulk actions' });
const cards = () => screen.queryAllByRole('article');
const nth = async (n: number) => {
  await waitFor(() => expect(cards().length).toBeGreaterThan(n));
  return cards()[n] as HTMLElement;
};
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const value = (card: HTMLElement) =>
  within(card).getByRole<HTMLInputElement>('spinbutton', { name: 'Current value' });
const type = (card: HTMLElement, text: string) =>
  fireEvent.change(value(card), { target: { value: text } });
const bodies = (call: string) => services.requests(call).map(({ body }) => body);
const ticked = async () => within(await bar()).getByRole('status').textContent;
const tickBox = (card: HTMLElement) => within(card).getByRole('checkbox', { name: /^Select / });
const selectAll = async () =>
  within(await bar()).getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });
/** Enabled, or why not. */
const stateOf = (element: HTMLElement) => {
  if (element.getAttribute('aria-disabled') !== 'true') return 'enabled';
  const reason = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return reason.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};
const update = (card: HTMLElement) => stateOf(button(card, 'Update Value'));
const question = (id: string, more: object = {}) => ({
  _id: id,
  question: `How many runs will ${id} score?`,
  player_data: { name: `Player ${id}`, image: null, team_code: 'IND', position: 'BAT' },
  picks_category: 'runs',
  line: 12.5,
  lines_history: [],
  status: 'inactive',
  ...more,
});
const lists = (...picks_question: object[]) =>
  services.fault({ call: QUESTIONS, status: 200, body: { data: { picks_question } } });

/** jsdom lays nothing out: what scrolls in a box of its own is taken to be 200 pixels high. */
function laidOut() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
}

describe('the tabs', () => {
  it('hold inactive and active questions, in the address; an unknown status has a tab without actions [PIC-03, NET-11, APP-15]', async () => {
    const { router } = await open(72004);
    fireEvent.click(await tab(/^Active Questions 6$/));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=active'));
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(within(await nth(0)).queryByRole('spinbutton')).toBeNull();
    fireEvent.click(await tab(/^Other statuses 3$/));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(await tab(/^Inactive Questions 3$/));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=inactive'));
  });

  it('show on each card who, what, the values, and the former ones newest first [PIC-03]', async () => {
    lists(
      question('p1', {
        source_prediction: '31.70',
        line: '30.50',
        lines_history: [
          { value: 10, updatedAt: '2022-04-09T10:00:00Z' },
          { value: 30.5, updatedAt: '2022-04-09T12:00:00Z' },
          { value: 20, updatedAt: '2022-04-09T11:00:00Z' },
        ],
      }),
      question('p2', { player_data: null, picks_category: 'sixes', line: null }),
    );
    await open(72001);
    const whole = await nth(0);
    expect(whole.getAttribute('aria-labelledby')).toBeTruthy();
    for (const text of ['Player p1', 'IND · BAT', 'How many runs', 'Runs', 'Source value31.7'])
      expect(whole.textContent).toContain(text);
    expect(value(whole).value).toBe('30.5');
    const former = within(whole).getByRole('list', { name: 'Previous values' });
    expect(
      within(former)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^30\.5.*17:30/),
      expect.stringMatching(/^20.*16:30/),
      expect.stringMatching(/^10.*15:30/),
    ]);
    const bare = await nth(1);
    expect(bare.textContent).toContain('sixes');
    expect(bare.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(value(bare).value).toBe('');
  });

  it('have ticks of their own, and select-all takes this tab alone [PIC-03]', async () => {
    await open(72001);
    fireEvent.click(tickBox(await nth(0)));
    expect(await ticked()).toBe('1 selected');
    fireEvent.click(await selectAll());
    expect(await ticked()).toBe('6 selected');
    fireEvent.click(await tab(/^Active/));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(await ticked()).toBe('0 selected');
    expect((await selectAll()).checked).toBe(false);
    expect(stateOf(button(await bar(), 'Mark Inactive'))).toBe('nothing is selected');
    fireEvent.click(await selectAll());
    expect(await ticked()).toBe('2 selected');
    fireEvent.click(await tab(/^Inactive/));
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(await ticked()).toBe('6 selected');
    fireEvent.click(await selectAll());
    expect(await ticked()).toBe('0 selected');
  });
});

it('copies the questions of the open tab with their ids, and their categories as the desk takes them [UI-17, PIC-08]', async () => {
  const copied = copiedTexts();
  lists(
    question('p1', { source_prediction: 31 }),
    question('p2', { line: '9.50' }),
    question('p3', { status: 'active' }),
  );
  await open(72001);
  await copyRows();
  await waitFor(() => expect(copied).toHaveLength(1));
  const [, first, second, ...others] = copied[0]?.split('\n') ?? [];
  expect(others).toEqual([]);
  expect(first?.split('\t')).toEqual([
    'p1',
    'Player p1',
    'IND',
    'BAT',
    'runs',
    'How many runs will p1 score?',
    '31',
    '12.5',
    'Inactive',
  ]);
  expect(second).toMatch(/^p2\t.+\t9\.5\tInactive$/);
});

describe('the list', () => {
  const find = (text: string) =>
    fireEvent.change(screen.getByLabelText(/^Player, team, question/), { target: { value: text } });

  it('finds and sorts in what was read; select-all takes what is found, and ticks out of sight stay and are told [PIC-03, UI-11, UI-16]', async () => {
    lists(
      question('p1', { line: '9.50' }),
      question('p2', { line: 12, picks_category: 'economy' }),
      question('p3', { line: 9.25 }),
    );
    const { router } = await open(72001);
    await nth(2);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sort by' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Current value, ascending' }));
    const players = () => cards().map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(players()).toEqual(['Player p3', 'Player p1', 'Player p2']));
    fireEvent.click(tickBox(await nth(0)));
    find('economy');
    await waitFor(() => expect(players()).toEqual(['Player p2']));
    expect(new URLSearchParams(router.state.location.search).get('find')).toBe('economy');
    expect(await ticked()).toBe('1 selected, 1 of them out of sight');
    fireEvent.click(await selectAll());
    expect(await ticked()).toBe('2 selected, 1 of them out of sight');
    press(await bar(), 'Mark Active');
    expect((await dialog('Mark Active')).textContent).toContain('Questions2');
    expect(services.requests(QUESTIONS)).toHaveLength(1);
  });

  it('as a table has the same ticks as its cards, none where the status is not known [PIC-03, UI-11, UI-16, NET-11]', async () => {
    await open(72004);
    const questions = await screen.findAllByRole('article');
    fireEvent.click(tickBox(questions[0] as HTMLElement));
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select pk-/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
    fireEvent.click(boxes[1] as HTMLElement);
    expect(await ticked()).toBe('2 selected');
    press(await bar(), 'Mark Active');
    press(await dialog('Mark Active'), 'Yes');
    await tab(/^Active Questions 8$/);
    expect(bodies(MARK).map((ids) => (ids as string[]).length)).toEqual([2]);
    fireEvent.click(await tab(/^Other statuses 3$/));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
  });

  it('keeps what is typed when the view changes, without calling it a draft of before [PIC-08, UI-10]', async () => {
    await open(72001);
    type(await nth(0), '30.5');
    fireEvent.click(screen.getByRole('button', { name: 'Lines desk' }));
    const [cell] = await screen.findAllByRole<HTMLInputElement>('textbox', {
      name: /^New value of/,
    });
    expect(cell?.value).toBe('30.5');
    expect(screen.queryByText(/^Draft/)).toBeNull();
  });
});

describe('marking', () => {
  it('sends what is ticked in one request, says how many, and keeps the ticks when it is refused [PIC-04, UI-16, NET-07]', async () => {
    services.fault({ call: MARK, status: 409, body: { message: 'Locked just now' }, times: 1 });
    await open(72001);
    fireEvent.click(await selectAll());
    fireEvent.click(tickBox(await nth(0)));
    press(await bar(), 'Mark Active');
    const asked = await dialog('Mark Active');
    expect(asked.textContent).toContain('Questions5');
    press(asked, 'Yes');
    await screen.findAllByText('Locked just now');
    expect(await ticked()).toBe('5 selected');
    press(await bar(), 'Mark Active');
    press(await dialog('Mark Active'), 'Yes');
    await tab(/^Active Questions 7$/);
    await waitFor(async () => expect(await ticked()).toBe('0 selected'));
    const ids = ['q2', 'q3', 'q5', 'q6', 'q7'].map((one) => `pk-72001-${one}`);
    expect(bodies(MARK)).toEqual([ids, ids]);
    expect(services.requests(MARK)[1]?.query).toEqual({ updateStatus: 'active' });
  });

  it('sends exactly what is ticked on the tab in sight; the ticks of the other tab stay [PIC-03, PIC-04]', async () => {
    await open(72001);
    fireEvent.click(tickBox(await nth(0)));
    fireEvent.click(tickBox(await nth(2)));
    fireEvent.click(await tab(/^Active/));
    await waitFor(() => expect(cards()).toHaveLength(2));
    fireEvent.click(tickBox(await nth(1)));
    press(await bar(), 'Mark Inactive');
    const asked = await dialog('Mark Inactive');
    expect(asked.textContent).toContain('Questions1');
    press(asked, 'Yes');
    await tab(/^Active Questions 1$/);
    await waitFor(async () => expect(await ticked()).toBe('0 selected'));
    fireEvent.click(await tab(/^Inactive Questions 7$/));
    await waitFor(async () => expect(await ticked()).toBe('2 selected'));
    press(await bar(), 'Mark Active');
    press(await dialog('Mark Active'), 'Yes');
    await tab(/^Active Questions 3$/);
    expect(bodies(MARK)).toEqual([['pk-72001-q8'], ['pk-72001-q1', 'pk-72001-q3']]);
    expect(services.requests(MARK).map(({ query }) => query.updateStatus)).toEqual([
      'inactive',
      'active',
    ]);
  });

  it('that stopped half way says what the state is and which ticks are gone [PIC-04, PRD-17, NET-06]', async () => {
    services.server.use(
      http.post('*/admin/question/updateStatus', async () => {
        for (const _id of ['pk-72001-q1', 'pk-72001-q2'])
          await services.patch({
            collection: 'picksQuestions',
            where: { _id },
            data: { status: 'active' },
          });
        return HttpResponse.json({ message: 'Broke off' }, { status: 500 });
      }),
    );
    await open(72001);
    fireEvent.click(await selectAll());
    press(await bar(), 'Mark Active');
    press(await dialog('Mark Active'), 'Yes');
    await screen.findByText(/The state is now: 2 active, 4 inactive/);
    await waitFor(async () => expect(await ticked()).toBe('4 selected'));
    await tab(/^Active Questions 4$/);
  });

  it('that did some of them under a success names the others, keeps them ticked and retries those only [PIC-04, UI-16, PRD-17]', async () => {
    services.server.use(
      http.post(
        '*/admin/question/updateStatus',
        async () => {
          for (const _id of ['pk-72001-q1', 'pk-72001-q2', 'pk-72001-q3', 'pk-72001-q5'])
            await services.patch({
              collection: 'picksQuestions',
              where: { _id },
              data: { status: 'active' },
            });
          return HttpResponse.json({ success: true, message: 'Updated' });
        },
        { once: true },
      ),
    );
    await open(72001);
    fireEvent.click(await selectAll());
    press(await bar(), 'Mark Active');
    press(await dialog('Mark Active'), 'Yes');
    const left = await screen.findByRole('list', { name: '2 questions are not active' });
    expect(within(left).getAllByRole('listitem')).toHaveLength(2);
    expect(await ticked()).toBe('2 selected');
    fireEvent.click(screen.getByRole('button', { name: 'Try these 2 again' }));
    const asked = await dialog('Mark Active');
    expect(asked.textContent).toContain('Questions2');
    press(asked, 'Yes');
    await waitFor(() => expect(bodies(MARK)).toEqual([['pk-72001-q6', 'pk-72001-q7']]));
    await waitFor(() => expect(left.isConnected).toBe(false));
    expect(await ticked()).toBe('0 selected');
  });

  it('of which the end could not be read keeps all ticks and says that it is not known [UI-16, NET-06]', async () => {
    await open(72001);
    fireEvent.click(await selectAll());
    press(await bar(), 'Mark Active');
    const asked = await dialog('Mark Active');
    services.server.use(
      http.post('*/admin/question/updateStatus', () => {
        services.fault({ call: QUESTIONS, status: 403, body: { message: 'Not now' } });
        return HttpResponse.json({ success: true, message: 'Updated' });
      }),
    );
    press(asked, 'Yes');
    await screen.findByText('Whether 6 questions were changed is not known');
    expect(await ticked()).toBe('6 selected');
    expect(stateOf(screen.getByRole('button', { name: 'Try these 6 again' }))).toMatch(/refresh/);
  });

  it('warns of values that are typed and not saved, and stops when a value changed meanwhile [PIC-04, PRD-18]', async () => {
    await open(72001);
    type(await nth(0), '99');
    fireEvent.click(tickBox(await nth(0)));
    press(await bar(), 'Mark Active');
    const asked = await dialog('Mark Active');
    expect(asked.textContent).toContain('1 value is typed and not saved: the stored one goes live');
    await services.patch({
      collection: 'picksQuestions',
      where: { _id: 'pk-72001-q1' },
      data: { line: 7 },
    });
    press(asked, 'Yes');
    await within(asked).findByText(/Value of .+: 25 → 7/);
    expect(bodies(MARK)).toEqual([]);
  });

  it.each([
    [72001, '', 'only on the Active tab'],
    [72001, '?tab=active', 'enabled'],
    [72003, '?tab=active', 'there are no active questions'],
    [72009, '?tab=active', 'the game is active, not new'],
    [71003, '?tab=active', 'the status “suspended” is not known'],
  ])('game %i live, at %j: %s [PIC-04, UI-14]', async (game, query, expected) => {
    await open(game, query);
    await waitFor(async () =>
      expect(stateOf(button(await bar(), 'Mark Game Active'))).toBe(expected),
    );
  });

  it('the game live sends it once, with the counts before and the state after [PIC-04, PRD-18]', async () => {
    await open(72001, '?tab=active');
    await waitFor(async () =>
      expect(stateOf(button(await bar(), 'Mark Game Active'))).toBe('enabled'),
    );
    press(await bar(), 'Mark Game Active');
    const asked = await dialog('Mark Game Active');
    expect(asked.textContent).toContain('Active questions2');
    expect(asked.textContent).toContain('Inactive questions6');
    const yes = button(asked, 'Yes');
    services.fault({ call: QUESTIONS, delayMs: 1500, times: 2 });
    yes.click();
    yes.click();
    await screen.findByText(/^The state before it, as read at .*/);
    await screen.findByText(/The state as read now: active; /);
    expect(bodies(LIVE)).toEqual([{ game_id: 72001 }]);
  });
});

describe('Update Value', () => {
  it('waits for another value, shows old and new, and leaves other drafts alone [PIC-05, UI-10]', async () => {
    await open(72001);
    expect(update(await nth(0))).toBe('this is the present value');
    type(await nth(0), '');
    expect(update(await nth(0))).toBe('Type a number.');
    type(await nth(0), '25.0');
    expect(update(await nth(0))).toBe('this is the present value');
    type(await nth(0), '30.5');
    type(await nth(1), '99');
    expect(update(await nth(0))).toBe('enabled');
    press(await nth(0), 'Update Value');
    const asked = await dialog('Update Value');
    expect(asked.textContent).toContain('Old value25');
    expect(asked.textContent).toContain('New value30.5');
    press(asked, 'Yes');
    await waitFor(async () => expect(update(await nth(0))).toBe('this is the present value'));
    expect(value(await nth(0)).value).toBe('30.5');
    expect(value(await nth(1)).value).toBe('99');
    expect(bodies(LINES)).toEqual([[{ question_id: 'pk-72001-q1', value: 30.5 }]]);
    expect((await nth(0)).textContent).not.toContain('Not saved yet');
  });

  it('stops when a colleague saved another value meanwhile, and shows both [PIC-05]', async () => {
    await open(72001);
    type(await nth(0), '26');
    press(await nth(0), 'Update Value');
    const asked = await dialog('Update Value');
    await services.patch({
      collection: 'picksQuestions',
      where: { _id: 'pk-72001-q1' },
      data: { line: 30 },
    });
    press(asked, 'Yes');
    await within(asked).findByText('When you opened the dialog: 25, inactive');
    await within(asked).findByText('Now: 30, inactive');
    expect(bodies(LINES)).toEqual([]);
    press(asked, 'No');
    await waitFor(async () =>
      expect((await nth(0)).textContent).toContain('Not saved yet: 30 → 26'),
    );
  });

  it('that failed keeps what was typed, also for the next session [PIC-05, UI-10, APP-08]', async () => {
    services.fault({ call: LINES, status: 422, body: { message: 'Too late' } });
    const view = await open(72001);
    type(await nth(0), '30.5');
    press(await nth(0), 'Update Value');
    press(await dialog('Update Value'), 'Yes');
    await screen.findAllByText('Too late');
    expect(value(await nth(0)).value).toBe('30.5');
    view.unmount();
    await open(72001);
    expect(value(await nth(0)).value).toBe('30.5');
    expect((await nth(0)).textContent).toContain('Not saved yet: 25 → 30.5');
  });

  it('that a success left undone keeps what was typed and says so; one that did it drops it [PIC-05, UI-10]', async () => {
    services.server.use(
      http.post(
        '*/admin/question/edit',
        () => HttpResponse.json({ success: true, message: 'Saved' }),
        { once: true },
      ),
    );
    await open(72001);
    type(await nth(0), '30.5');
    press(await nth(0), 'Update Value');
    press(await dialog('Update Value'), 'Yes');
    await screen.findAllByText('Saved');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(value(await nth(0)).value).toBe('30.5');
    expect((await nth(0)).textContent).toContain('Not saved yet: 25 → 30.5');
    expect(update(await nth(0))).toBe('enabled');
    await within(await nth(0)).findByText('1 value was not saved');
    press(await nth(0), 'Update Value');
    press(await dialog('Update Value'), 'Yes');
    await waitFor(async () => expect(update(await nth(0))).toBe('this is the present value'));
    expect((await nth(0)).textContent).not.toMatch(/Not saved yet|was not saved/);
  });

  it('takes what is no number, typed or pasted, for none and says so [PIC-05, UI-06]', async () => {
    lists(question('p1'));
    await open(72001);
    for (const typed of ['.', '-', '-1', '1,000', '12,5', '1e3', 'abc', '३०', '12.5.1']) {
      type(await nth(0), typed);
      expect(value(await nth(0)).value).toBe(typed);
      expect(value(await nth(0)).getAttribute('aria-invalid'), typed).toBe('true');
      expect((await nth(0)).textContent, typed).toMatch(/Only digits|Not less than 0/);
      expect(update(await nth(0)), typed).not.toBe('enabled');
      press(await nth(0), 'Update Value');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
  });

  it('steps by 0.1 without residue [PIC-03, UI-02]', async () => {
    lists(question('p1', { line: 0.2 }));
    await open(72001);
    const input = value(await nth(0));
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(input.value).toBe('0.3');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(input.value).toBe('0.1');
  });
});

describe('the lines desk', () => {
  const cell = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const fill = async (name: RegExp, text: string) =>
    fireEvent.change(await cell(name), { target: { value: text } });
  const save = (name: string) => screen.findByRole('button', { name });
  const three = () =>
    lists(
      question('p1', { line: 10 }),
      question('p2', { line: '20.0' }),
      question('p3', { line: 30, status: 'active' }),
    );

  it('marks what is another value old → new and sends all of it in one request; ? names its keys [PIC-08, WRK-03]', async () => {
    await open(72001, '?view=desk');
    const rows = await screen.findAllByRole('textbox', { name: /^New value of/ });
    expect(rows).toHaveLength(6);
    fireEvent.keyDown(document.body, { key: '?' });
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(help.textContent).toMatch(/next value.*value before/);
    fireEvent.click(within(help).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const [first, second, third] = rows as [HTMLElement, HTMLElement, HTMLElement];
    fireEvent.change(first, { target: { value: '31' } });
    fireEvent.change(second, { target: { value: '140' } });
    fireEvent.change(third, { target: { value: '8.25' } });
    const changed = [...document.querySelectorAll('[data-changed]')];
    expect(changed.map((row) => row.textContent)).toEqual([
      expect.stringContaining('25 → 31'),
      expect.stringContaining('140'),
      expect.stringContaining('7 → 8.25'),
    ]);
    fireEvent.click(await save('Save 3 changes'));
    const asked = await dialog('Update Values');
    expect(asked.textContent).toContain('25 → 31');
    press(asked, 'Yes');
    await save('Save 0 changes');
    expect(bodies(LINES)).toHaveLength(1);
    expect(bodies(LINES)[0]).toEqual([
      { question_id: 'pk-72001-q1', value: 31 },
      { question_id: 'pk-72001-q2', value: 140 },
      { question_id: 'pk-72001-q3', value: 8.25 },
    ]);
    expect(document.querySelectorAll('[data-changed]')).toHaveLength(0);
  });

  it('stops when a line that it changes is another now, and only then [PIC-08, PIC-05]', async () => {
    const now = (id: string, line: number) =>
      services.patch({ collection: 'picksQuestions', where: { _id: id }, data: { line } });
    await open(72001, '?view=desk');
    const [first] = await screen.findAllByRole('textbox', { name: /^New value of/ });
    fireEvent.change(first as HTMLElement, { target: { value: '26' } });
    fireEvent.click(await save('Save 1 change'));
    const asked = await dialog('Update Values');
    await now('pk-72001-q1', 30);
    press(asked, 'Yes');
    await within(asked).findByText(/Value of .+: 25 → 30/);
    expect(bodies(LINES)).toEqual([]);
    press(asked, 'No');
    await waitFor(() =>
      expect(document.querySelector('[data-changed]')?.textContent).toContain('30 → 26'),
    );
    fireEvent.click(await save('Save 1 change'));
    await now('pk-72001-q2', 99);
    press(await dialog('Update Values'), 'Yes');
    await save('Save 0 changes');
    expect(bodies(LINES)).toEqual([[{ question_id: 'pk-72001-q1', value: 26 }]]);
  });

  it('keeps typed what a success left out, names it and sends that alone again [PIC-08, UI-16, UI-10]', async () => {
    services.server.use(
      http.post(
        '*/admin/question/edit',
        async () => {
          await services.patch({
            collection: 'picksQuestions',
            where: { _id: 'pk-72001-q1' },
            data: { line: 31 },
          });
          return HttpResponse.json({ success: true, message: 'Saved' });
        },
        { once: true },
      ),
    );
    await open(72001, '?view=desk');
    const rows = await screen.findAllByRole('textbox', { name: /^New value of/ });
    fireEvent.change(rows[0] as HTMLElement, { target: { value: '31' } });
    fireEvent.change(rows[2] as HTMLElement, { target: { value: '8.25' } });
    fireEvent.click(await save('Save 2 changes'));
    press(await dialog('Update Values'), 'Yes');
    const left = await screen.findByRole('list', { name: '1 value was not saved' });
    await save('Save 1 change');
    fireEvent.click(await save('Try 1 again'));
    press(await dialog('Update Values'), 'Yes');
    await save('Save 0 changes');
    expect(bodies(LINES)).toEqual([[{ question_id: 'pk-72001-q3', value: 8.25 }]]);
    expect(left.isConnected).toBe(false);
  });

  it('does not save while one cell holds no number, and says how many [PIC-08, UI-06]', async () => {
    three();
    await open(72001, '?view=desk');
    await fill(/Player p1/, '12');
    await fill(/Player p2/, '12,5');
    expect(stateOf(await save('Save 1 change'))).toBe('1 value cannot be saved');
    expect((await cell(/Player p2/)).getAttribute('aria-invalid')).toBe('true');
    await fill(/Player p2/, '20');
    expect(stateOf(await save('Save 1 change'))).toBe('enabled');
    await fill(/Player p1/, '10');
    expect(stateOf(await save('Save 0 changes'))).toBe('nothing is changed');
  });

  it('takes a pasted table by player name and lists what is left out, with the reason [PIC-08]', async () => {
    three();
    await open(72001, '?view=desk');
    const pasted = [
      ' player P1 \t11.5',
      'Player p2\truns\t1,000',
      'Player p3\t31',
      'Nobody\t4',
      '',
    ].join('\r\n');
    laidOut();
    fireEvent.paste(await cell(/Player p1/), { clipboardData: { getData: () => pasted } });
    const sheet = await screen.findByRole('dialog', { name: 'Paste from a sheet' });
    expect(
      within(within(sheet).getByRole('list', { name: '1 matched' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Player p1, Runs: 10 → 11.5']);
    const left = within(within(sheet).getByRole('list', { name: '3 left out' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    const shown = left.map((row) => row?.replace(/[\u2068\u2069]/g, ''));
    expect(shown[0]).toMatch(/^Row 2: Player p2\truns\t1,000 – /);
    // Row and text of a question that is active, as they were pasted.
    expect(shown[1]).toMatch(/^Row 3: Player p3\t31 – /);
    expect(shown[2]).toMatch(/^Row 4: Nobody\t4 – /);
    press(sheet, 'Use 1 value');
    await save('Save 1 change');
    expect((await cell(/Player p1/)).value).toBe('11.5');
    expect(bodies(LINES)).toEqual([]);
  });

  it('draws few of 5,000 pasted rows, lists all of them to be found, and takes them all [PIC-08, UI-13]', async () => {
    laidOut();
    const many = Array.from({ length: 5000 }, (_, n) => question(`p${n}`));
    lists(...many);
    await open(72001, '?view=desk');
    fireEvent.click(await save('Paste from a sheet'));
    const sheet = await screen.findByRole('dialog', { name: 'Paste from a sheet' });
    const rows = many.map((_, n) => `${n < 2500 ? 'Player p' : 'Nobody '}${n}\t${n}.5`);
    const area = within(sheet).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Rows of the sheet',
    });
    // As it comes from what types for a person, all at once.
    const insert = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: rows.join('\n'),
      bubbles: true,
      cancelable: true,
    });
    fireEvent(area, insert);
    expect(insert.defaultPrevented).toBe(true);
    expect(area.value).toBe(rows.join('\n'));
    for (const name of ['2500 matched', '2500 left out']) {
      const list = await within(sheet).findByRole('list', { name });
      const drawn = within(list).getAllByRole('listitem');
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.length).toBeLessThan(60);
      expect(drawn[0]?.getAttribute('aria-setsize')).toBe('2500');
    }
    const [, find] = within(sheet).getAllByRole('textbox', { name: 'Find in list' });
    fireEvent.change(find as HTMLElement, { target: { value: 'Nobody 4999' } });
    await within(sheet).findByText('1 of 1');
    press(sheet, 'Use 2500 values');
    // One of them is the value it had.
    await save('Save 2499 changes');
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60);
  });

  it('keeps the pasted rows over the end of the session, and for nothing else [PIC-08, APP-08]', async () => {
    three();
    const pasting = async () => {
      fireEvent.click(await save('Paste from a sheet'));
      return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Rows of the sheet' });
    };
    const first = await open(72001, '?view=desk');
    fireEvent.change(await pasting(), { target: { value: 'Player p1\t11.5\nNobody\t4' } });
    act(() => endSession('expired'));
    first.unmount();
    await open(72001, '?view=desk');
    const area = await pasting();
    expect(area.value).toBe('Player p1\t11.5\nNobody\t4');
    press(area.closest('[role=dialog]') as HTMLElement, 'Use 1 value');
    await save('Save 1 change');
    expect((await pasting()).value).toBe('');
  });

  it('leaves a short text that is typed into the rows to the browser [UI-13]', async () => {
    three();
    await open(72001, '?view=desk');
    await cell(/Player p1/);
    press(document.body, 'Paste from a sheet');
    const area = await screen.findByRole('textbox', { name: 'Rows of the sheet' });
    for (const [inputType, data] of [
      ['insertText', 'x'],
      ['insertFromPaste', 'x'.repeat(5000)],
    ] as const) {
      const typed = new InputEvent('beforeinput', { inputType, data, cancelable: true });
      fireEvent(area, typed);
      expect(typed.defaultPrevented, inputType).toBe(false);
    }
  });

  it('shares its drafts with the cards [PIC-08, PIC-05]', async () => {
    three();
    await open(72001, '?view=desk');
    await fill(/Player p1/, '12');
    fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
    expect(value(await nth(0)).value).toBe('12');
  });
});
