// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
// The page is loaded when it is first opened: not while a test waits for it.
import './AddPlayers.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const ADD = 'POST picks admin/games/add';
const PLAYERS = ['Asha', 'Bela', 'Chitra'].map((name, id) => ({ id, name, team_code: 'IND' }));

const open = () => openConsole(issueToken({ role: 'operations' }), '/picks/add-question/72002');
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
/** Enabled, or why not. */
const stateOf = async (name: string) => {
  const element = await button(name);
  if (element.getAttribute('aria-disabled') !== 'true') return 'enabled';
  const reason = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return reason.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};
const save = () => stateOf('Save Picks Questions');
const more = () => stateOf('Add More Player');
const row = (n: number) => screen.findByRole('listitem', { name: `Row ${n}` });
const value = async (n: number) =>
  within(await row(n)).getByRole<HTMLInputElement>('spinbutton', { name: 'Default value' });
const type = async (n: number, text: string) =>
  fireEvent.change(await value(n), { target: { value: text } });
const pick = async (n: number, player: string) => {
  const box = within(await row(n)).getByRole('combobox', { name: 'Player' });
  fireEvent.change(box, { target: { value: player } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${player}`) }));
};
const choose = async (n: number, category: string) => {
  fireEvent.mouseDown(within(await row(n)).getByRole('combobox', { name: /^Picks category/ }));
  fireEvent.click(await screen.findByRole('option', { name: category }));
};
const NO_VALUE = 'a row has a default value that is no number from 0';
const bodies = () => services.requests(ADD).map(({ body }) => body);
const gameHas = (players: object[] | undefined, status = 'new') =>
  services.fault({
    call: 'GET picks admin/games',
    status: 200,
    body: [{ game_id: 72002, status, home_team_code: 'IND', players }],
  });

describe('the value of a player', () => {
  it('is the number typed at every key stroke, and is sent as it [PIC-02]', async () => {
    gameHas(PLAYERS);
    await open();
    await press('Add More Player');
    await pick(1, 'Asha');
    await choose(1, 'Strike rate');
    for (const [typed, number] of [
      ['0', '0'],
      ['0.', '0'],
      ['0.0', '0'],
      ['0.05', '0.05'],
    ] as const) {
      await type(1, typed);
      expect((await value(1)).value).toBe(typed);
      expect((await value(1)).getAttribute('aria-valuenow')).toBe(number);
      expect(await save()).toBe('enabled');
    }
    services.fault({ call: ADD, status: 200, body: { success: true } });
    await press('Save Picks Questions');
    await waitFor(() =>
      expect(bodies()).toEqual([
        {
          game_id: 72002,
          players: [{ player_id: 0, picks_category: 'strike-rate', default_value: 0.05 }],
        },
      ]),
    );
    await screen.findByText('No players chosen yet');
  });

  it.each([
    ['12,5', 'Only digits, with one dot'],
    ['1,000', 'Only digits, with one dot'],
    ['1e3', 'Only digits, with one dot'],
    ['1.2.3', 'Only digits, with one dot'],
    ['5,', 'Only digits, with one dot'],
    ['.', 'Only digits, with one dot'],
    ['-', 'Only digits, with one dot'],
    ['-5', 'Not less than 0.'],
  ])(
    '%j stays as typed with a message, and nothing is saved: not at a key, after leaving the field, nor in a later session [PIC-02, UI-06, UI-10]',
    async (typed, message) => {
      gameHas(PLAYERS);
      const view = await open();
      await press('Add More Player');
      await pick(1, 'Asha');
      await choose(1, 'Runs');
      const refused = async () => {
        expect((await value(1)).value).toBe(typed);
        expect((await value(1)).getAttribute('aria-invalid')).toBe('true');
        expect((await row(1)).textContent).toContain(message);
        expect([await more(), await save()]).toEqual([NO_VALUE, NO_VALUE]);
      };
      fireEvent.focus(await value(1));
      for (let keys = 1; keys <= typed.length; keys++) await type(1, typed.slice(0, keys));
      await refused();
      fireEvent.blur(await value(1));
      await refused();
      view.unmount();
      await open();
      await refused();
      await type(1, `${typed}1`);
      fireEvent.blur(await value(1));
      if (typed === '.') expect((await value(1)).value).toBe('.1');
      else expect([await more(), await save()]).toEqual([NO_VALUE, NO_VALUE]);
      expect(bodies()).toEqual([]);
      await type(1, '0.05');
      expect([await more(), await save()]).toEqual(['enabled', 'enabled']);
    },
  );

  it('steps by 0.01, and is 0 where nothing is typed, which the row says beforehand [PIC-02]', async () => {
    gameHas(PLAYERS);
    await open();
    await press('Add More Player');
    fireEvent.keyDown(await value(1), { key: 'ArrowUp' });
    expect((await value(1)).value).toBe('0.01');
    expect((await row(1)).textContent).not.toContain('Will be sent as 0');
    await type(1, '');
    expect((await row(1)).textContent).toContain('Will be sent as 0');
    await pick(1, 'Asha');
    await choose(1, 'Wicket');
    expect(await save()).toBe('enabled');
    await press('Save Picks Questions');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ players: [{ default_value: 0 }] });
  });
});

describe('the rows', () => {
  it('hold back both buttons while the last is incomplete, and Save while any is [PIC-02]', async () => {
    gameHas(PLAYERS);
    await open();
    expect(await save()).toBe('there are no players');
    expect(await more()).toBe('enabled');
    await press('Add More Player');
    expect([await more(), await save()]).toEqual(['a row has no player', 'a row has no player']);
    await pick(1, 'Asha');
    expect([await more(), await save()]).toEqual([
      'a row has no picks category',
      'a row has no picks category',
    ]);
    await choose(1, 'Runs');
    expect([await more(), await save()]).toEqual(['enabled', 'enabled']);
    await press('Add More Player');
    await pick(2, 'Bela');
    await choose(2, 'Economy');
    expect(await save()).toBe('enabled');
    fireEvent.click(within(await row(1)).getByRole('button', { name: 'Clear' }));
    expect([await more(), await save()]).toEqual(['enabled', 'a row has no player']);
    expect(bodies()).toEqual([]);
    fireEvent.click(await button('Remove row 1'));
    expect(await save()).toBe('enabled');
  });

  it('with the player and category of an earlier one are wrong, and not saved [PIC-02, UI-14]', async () => {
    gameHas(PLAYERS);
    await open();
    for (const n of [1, 2]) {
      await press('Add More Player');
      await pick(n, 'Asha');
      await choose(n, 'Runs');
    }
    const wrong = async (n: number) =>
      within(await row(n))
        .getByRole('combobox', { name: 'Player' })
        .getAttribute('aria-invalid');
    expect((await row(2)).textContent).toContain('The same player and category as in row 1');
    expect([await wrong(1), await wrong(2)]).toEqual(['false', 'true']);
    expect(await save()).toBe('row 2 has the same player and category as row 1');
    await choose(2, 'Wicket');
    expect([await wrong(2), await save()]).toEqual(['false', 'enabled']);
  });

  it('outlive a refused save and a new session [PIC-02, UI-10, APP-08]', async () => {
    gameHas(PLAYERS);
    services.fault({ call: ADD, status: 409, body: { message: 'There is one already' } });
    const view = await open();
    await press('Add More Player');
    await pick(1, 'Chitra');
    await choose(1, 'Runs');
    await type(1, '7.5');
    await press('Save Picks Questions');
    await screen.findAllByText('There is one already');
    expect((await value(1)).value).toBe('7.5');
    view.unmount();
    await open();
    await screen.findByText(/^Draft from \d\d:\d\d, not saved yet\.$/);
    expect((await value(1)).value).toBe('7.5');
    expect(
      within(await row(1)).getByRole<HTMLInputElement>('combobox', { name: 'Player' }).value,
    ).toContain('Chitra');
  });
});

describe('a save that is not confirmed', () => {
  const QUESTIONS = 'GET picks admin/question/list';
  const question = (_id: string, name: string) => ({
    _id,
    status: 'inactive',
    picks_category: 'runs',
    player_data: { name },
  });
  const has = (questions: object[]) =>
    services.fault({
      call: QUESTIONS,
      status: 200,
      body: { data: { picks_question: questions } },
    });
  const typeRows = async () => {
    for (const [n, player] of ['Asha', 'Bela'].entries()) {
      await press('Add More Player');
      await pick(n + 1, player);
      await choose(n + 1, 'Runs');
    }
    await waitFor(() => expect(services.requests(QUESTIONS).length).toBeGreaterThan(0));
  };
  const rows = () => screen.getAllByRole('listitem', { name: /^Row/ });

  it.each([
    ['without an answer', { fault: 'reset' }],
    ['refused in the middle', { status: 409, body: { message: 'Bela is there already' } }],
  ] as const)(
    '%s loses the rows that it reached, the others stay to be sent [PIC-02, NET-06]',
    async (_, end) => {
      gameHas(PLAYERS);
      has([question('old', 'Bela')]);
      await open();
      await typeRows();
      services.clearFaults();
      gameHas(PLAYERS);
      has([question('old', 'Bela'), question('new', 'Asha')]);
      services.fault({ call: ADD, times: 1, ...end });
      await press('Save Picks Questions');
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(
        within(await row(1)).getByRole<HTMLInputElement>('combobox', { name: 'Player' }).value,
      ).toContain('Bela');
      expect(bodies()).toHaveLength(1);
    },
  );

  it('is not sent again before somebody looked where no list tells what it reached [PIC-02, NET-06]', async () => {
    gameHas(PLAYERS);
    services.fault({ call: QUESTIONS, status: 403, body: { message: 'Not now' } });
    await open();
    await typeRows();
    services.fault({ call: ADD, fault: 'reset', times: 1 });
    await press('Save Picks Questions');
    await screen.findAllByText(
      'This may have been saved. Look in the list before you save it again.',
    );
    expect(rows()).toHaveLength(2);
    await press('Save Picks Questions');
    expect(bodies()).toHaveLength(1);
    await press('It is not in the list');
    await press('Save Picks Questions');
    await waitFor(() => expect(bodies()).toHaveLength(2));
  });
});

describe('leaving', () => {
  it('asks first, and then nothing is left of what was given up [UI-10]', async () => {
    gameHas(PLAYERS);
    const { router } = await open();
    await press('Add More Player');
    await type(1, '12,5');
    fireEvent.click(await screen.findByRole('link', { name: 'View Questions' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await press('No');
    expect((await value(1)).value).toBe('12,5');
    fireEvent.click(await screen.findByRole('link', { name: 'View Questions' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await press('Yes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/picks/questions/72002'));
    await act(() => router.navigate('/picks/add-question/72002'));
    await screen.findByText('No players chosen yet');
  });
});

describe('a game that takes no players', () => {
  it.each([
    ['completed', 'the game is completed, neither new nor active'],
    ['cancelled', 'the game is cancelled, neither new nor active'],
    ['inactive', 'the game is inactive, neither new nor active'],
    ['suspended', 'the status “suspended” is not known'],
  ])(
    'because it is %s says so at both buttons, and keeps no rows [PIC-02, UI-14, NET-11]',
    async (status, why) => {
      gameHas(PLAYERS);
      const view = await open();
      await press('Add More Player');
      await pick(1, 'Asha');
      await choose(1, 'Runs');
      expect(await save()).toBe('enabled');
      const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('picks-add'));
      expect(kept()).toHaveLength(1);
      services.clearFaults();
      gameHas(PLAYERS, status);
      await press('Refresh');
      await waitFor(async () => expect([await more(), await save()]).toEqual([why, why]));
      expect(kept()).toEqual([]);
      await type(1, '5');
      expect(kept()).toEqual([]);
      view.unmount();
      await open();
      await screen.findByText(`Players cannot be added: ${why}`);
      expect([await more(), await save()]).toEqual([why, why]);
      await press('Add More Player');
      await press('Save Picks Questions');
      expect(screen.queryByRole('listitem', { name: 'Row 1' })).toBeNull();
      expect(bodies()).toEqual([]);
    },
  );
});

describe('a kept row', () => {
  it('whose player is no longer in the game has none: it says so and is not sent [PIC-02, UI-10]', async () => {
    gameHas(PLAYERS);
    const view = await open();
    await press('Add More Player');
    await pick(1, 'Chitra');
    await choose(1, 'Runs');
    expect(await save()).toBe('enabled');
    view.unmount();
    queryClient.clear();
    services.clearFaults();
    gameHas(PLAYERS.filter(({ name }) => name !== 'Chitra'));
    await open();
    await waitFor(async () =>
      expect((await row(1)).textContent).toContain('no longer in this game'),
    );
    expect(await save()).toBe('a row has no player');
    await pick(1, 'Asha');
    expect(await save()).toBe('enabled');
    expect((await row(1)).textContent).not.toContain('no longer in this game');
  });
});

describe('the page', () => {
  it('tells when game and players were read, reads both again, and keeps them when that fails [UI-15]', async () => {
    await openConsole(issueToken({ role: 'admin' }), '/picks/add-question/72003');
    await button('Add More Player');
    const count = () => services.requests().filter(({ method }) => method === 'GET').length;
    const before = count();
    await press('Refresh');
    await waitFor(() => expect(count()).toBe(before + 2));
    services.fault({ call: 'GET picks admin/games', status: 403, body: { message: 'Not now' } });
    await press('Refresh');
    await screen.findByText(/^Could not be refreshed/);
    expect(await more()).toBe('enabled');
  });

  it('leads to the questions, and takes the players from the list beside a game without [PIC-02]', async () => {
    await openConsole(issueToken({ role: 'admin' }), '/picks/add-question/72003');
    const link = await screen.findByRole('link', { name: 'View Questions' });
    expect(link.getAttribute('href')).toBe('/picks/questions/72003');
    await press('Add More Player');
    const box = within(await row(1)).getByRole('combobox', { name: 'Player' });
    fireEvent.mouseDown(box);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(30));
  });

  it('says that there is no such game, with a retry [NET-08, PIC-02]', async () => {
    services.fault({ call: 'GET picks admin/games', status: 200, body: [] });
    await open();
    await screen.findByText('The picks service knows no game 72002.');
    services.clearFaults();
    await press('Retry');
    await button('Add More Player');
  });
});
