// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, openConfirmation, sayNo } from '#actions/confirmations.ts';
import { toast } from '#actions/toasts.ts';
import { endSession } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';
import { guardKeys } from './guardKeys.ts';
import { handFocusOn } from './handFocusOn.ts';

setupServices();
setupConsole();
afterEach(() => {
  sayNo();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (path = '/nowhere') => openConsole(issueToken({ role: 'admin', userId: 'u-1' }), path);
const palette = () => screen.queryByRole('dialog', { name: 'Go to' });
const ctrlK = (init = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key: 'k', ctrlKey: true, ...init });
const question = () => screen.queryByRole('alertdialog', { name: 'Distribute Winning' });
/** Opens a question about money; tells how it was answered. */
function asked(typed?: string) {
  const answers: boolean[] = [];
  act(() => {
    const confirmation = {
      title: { key: 'trades.settlement.distribute.title' },
      lines: [],
      ...(typed && { typed: { value: typed } }),
    } as never;
    void ask({ confirmation, label: 'common.save', mark: 'rupees' }).then(({ yes }) =>
      answers.push(yes),
    );
  });
  return answers;
}

describe('a key', () => {
  it('chooses a page in the palette and presses nothing of what gets the focus back [UI-01, APP-14]', async () => {
    const { router } = await open();
    const pressed = vi.fn();
    const button = document.createElement('button');
    button.onclick = pressed;
    document.querySelector('main')?.append(button);
    button.focus();
    ctrlK();
    await userEvent.keyboard('bank{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bank-verification/manage'));
    expect(palette()).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens the palette by the letter that is printed on it, on any keyboard [APP-14]', async () => {
    await open();
    ctrlK({ key: 'क', code: 'KeyK' });
    expect(palette()).toBeTruthy();
    ctrlK({ key: 'K' });
    expect(palette()).toBeNull();
  });

  it('opens no palette over a question, and goes on at No [UI-01, APP-14]', async () => {
    await open();
    const answers = asked();
    const dialog = screen.getByRole('alertdialog');
    within(dialog).getByRole('button', { name: 'Yes' }).focus();
    ctrlK();
    expect(palette()).toBeNull();
    expect(document.activeElement?.textContent).toBe('No');
    await userEvent.keyboard('{Enter}');
    expect(answers).toEqual([false]);
  });

  it('leaves a question as it is: what is typed in it, and where [UI-01, APP-14]', async () => {
    await open();
    const answers = asked('IND-AUS');
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: /IND-AUS/ });
    fireEvent.change(code, { target: { value: 'IND' } });
    code.focus();
    ctrlK();
    expect(palette()).toBeNull();
    expect(document.activeElement).toBe(code);
    expect(code.value).toBe('IND');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(answers).toEqual([]);
  });

  it('opens no palette under the end of the session, which closes one that is open [NET-10, APP-14]', async () => {
    await open();
    ctrlK();
    expect(palette()).toBeTruthy();
    act(() => endSession('expired'));
    const ended = () => screen.getByRole('alertdialog', { name: 'Session ended' });
    for (let press = 0; press < 2; press += 1) {
      expect(screen.queryByRole('dialog', { name: 'Go to', hidden: true })).toBeNull();
      expect(document.activeElement?.textContent).toBe('Log in');
      expect(within(ended()).getByRole('button', { name: 'Log in' })).toBeTruthy();
      ctrlK();
    }
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['the code of an input method', { keyCode: 229 }],
  ])('of an input method chooses nothing: %s [APP-14, APP-17]', async (_how, composing) => {
    const { router } = await open();
    ctrlK();
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'bank' } });
    fireEvent.keyDown(box, { key: 'Enter', ...composing });
    fireEvent.keyDown(box, { key: 'ArrowDown', ...composing });
    fireEvent.keyDown(box, { key: 'Escape', ...composing });
    expect(palette()).toBeTruthy();
    expect(router.state.location.pathname).toBe('/nowhere');
  });
});

describe('the guard of keys', () => {
  function setup() {
    document.body.innerHTML = '<button>one</button><button>two</button><input>';
    const [one, two] = [...document.querySelectorAll('button')];
    if (!one || !two) throw new Error('no buttons');
    const heard: string[] = [];
    for (const type of ['keydown', 'keypress', 'keyup'])
      two.addEventListener(type, () => heard.push(type));
    const stop = guardKeys();
    return { one, two, heard, stop };
  }
  it.each(['Enter', ' ', 'Escape'])(
    'ends a press of %j where the focus was moved on [UI-01]',
    (key) => {
      const { one, two, heard, stop } = setup();
      fireEvent.keyDown(one, { key });
      const prevented = [
        !fireEvent.keyPress(two, { key, charCode: 13 }),
        !fireEvent.keyDown(two, { key, repeat: true }),
        !fireEvent.keyUp(two, { key }),
      ];
      stop();
      expect(prevented).toEqual([true, true, true]);
      expect(heard).toEqual([]);
    },
  );
  it('leaves a press of its own, a repeated letter and keys that only move alone [UI-01]', () => {
    const { one, two, heard, stop } = setup();
    fireEvent.keyDown(two, { key: 'Enter' });
    fireEvent.keyDown(two, { key: 'Enter', repeat: true });
    fireEvent.keyUp(two, { key: 'Enter' });
    fireEvent.keyDown(one, { key: 'ArrowDown' });
    fireEvent.keyDown(two, { key: 'ArrowDown', repeat: true });
    stop();
    expect(heard).toEqual(['keydown', 'keydown', 'keyup', 'keydown']);
  });
});

describe('a question about money', () => {
  it.each([
    ['Back', (router) => router.navigate(-1)],
    ['another page', (router) => router.navigate('/')],
    ['another page in its place', (router) => router.navigate('/', { replace: true })],
    ['another query', (router) => router.navigate('/nowhere?tab=2')],
    ['the end of the session', () => endSession('expired')],
  ] as [string, (router: Awaited<ReturnType<typeof open>>['router']) => unknown][])(
    "is answered 'No' by %s [UI-01, APP-08]",
    async (_way, leave) => {
      const { router } = await open('/nowhere?first');
      await act(() => router.navigate('/nowhere'));
      const answers = asked();
      await act(async () => void (await leave(router)));
      expect(answers).toEqual([false]);
      expect(openConfirmation()).toBeNull();
      expect(question()).toBeNull();
    },
  );

  it('stays where the address is only put right [UI-01]', async () => {
    const { router } = await open();
    const answers = asked();
    await act(() => router.navigate('/nowhere?page=2', { replace: true }));
    expect(answers).toEqual([]);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('keeps the typed code over the end of the session, and for nothing else [APP-08, PRD-15]', async () => {
    const first = await open();
    const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /IND-AUS/ });
    asked('IND-AUS');
    fireEvent.change(code(), { target: { value: 'IND-A' } });
    act(() => endSession('expired'));
    first.unmount();
    await open();
    asked('IND-AUS');
    expect(code().value).toBe('IND-A');
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    asked('IND-AUS');
    expect(code().value).toBe('');
  });
});

describe('while a dialog is open', () => {
  it('notices and the lost connection can be heard [UI-12, NET-07, NET-10]', async () => {
    await open();
    asked();
    act(
      () =>
        void toast({
          tone: 'loading',
          title: { key: 'actions.loadingTitle' },
          text: '…',
          duration: null,
        }),
    );
    const notices = screen.getByRole('region', { name: 'Notices' });
    expect(within(notices).getByRole('status').textContent).toContain('Loading');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toContain(
      'You are offline.',
    );
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  });
});

describe('the focus of what takes itself away', () => {
  function setup(html: string) {
    vi.useFakeTimers();
    document.body.innerHTML = `<main>${html}</main>`;
    return handFocusOn();
  }
  const get = (id: string) => document.getElementById(id) as HTMLElement;
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(100);
  };

  it('goes on to what is nearest [UI-12]', async () => {
    const stop = setup(
      '<a href="/">x</a><section><p><button id="b"></button></p><input id="i"></section>',
    );
    get('b').focus();
    get('b').remove();
    await pass();
    stop();
    expect(document.activeElement?.id).toBe('i');
  });

  it('goes back to the button that had opened the part [UI-12]', async () => {
    const stop = setup(
      '<div><button id="opener"></button></div><a href="/">x</a><div id="place"></div>',
    );
    get('opener').focus();
    get('place').innerHTML = '<form id="form"><input id="i"><button id="cancel"></button></form>';
    await pass();
    get('i').focus();
    get('cancel').focus();
    get('form').remove();
    await pass();
    stop();
    expect(document.activeElement?.id).toBe('opener');
  });

  it('comes back to a button that was disabled while it worked, unless something else took it [UI-12]', async () => {
    const stop = setup('<div><button id="b"></button><input id="i"></div>');
    const button = get('b') as HTMLButtonElement;
    const work = async (meanwhile: () => void) => {
      button.focus();
      button.disabled = true;
      // As browsers do it.
      button.blur();
      await pass();
      meanwhile();
      button.disabled = false;
      await pass();
      return document.activeElement?.id;
    };
    expect(await work(() => {})).toBe('b');
    expect(await work(() => get('i').focus())).toBe('i');
    stop();
  });

  it('is left alone where the person had left it, or something else took it [UI-12]', async () => {
    const stop = setup('<div><button id="b"></button><input id="i"><input id="other"></div>');
    get('b').focus();
    get('b').blur();
    await pass();
    get('b').remove();
    await pass();
    expect(document.activeElement).toBe(document.body);
    get('i').focus();
    get('i').remove();
    get('other').focus();
    await pass();
    stop();
    expect(document.activeElement?.id).toBe('other');
  });
});

describe('the theme', () => {
  it('is light and its switch says so, also on a dark system [APP-12]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-color-scheme: dark') || query.includes('min-width'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    await open();
    vi.unstubAllGlobals();
    fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(localStorage.getItem('RaStoreConsole.theme')).toBe('"dark"');
  });
});
