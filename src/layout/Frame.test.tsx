// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { markPending, settlePending } from '#actions/pendingMarks.ts';
import { currentToasts, toast } from '#actions/toasts.ts';
import { endSession, signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { listBypass } from '#contract/bank.ts';
import { onSessionRefused } from '#http/bearer.ts';
import { call } from '#http/call.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole, testConfig } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';

const services = setupServices();
setupConsole();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const LIST = 'GET auth users/bypass-bank-kyc/list';
const admin = (overrides = {}) => issueToken({ role: 'admin', ...overrides });
const bar = () => document.querySelector<HTMLElement>('header.MuiAppBar-root') as HTMLElement;
const banner = () => bar().textContent ?? '';
const dialogs = () => screen.queryAllByRole('alertdialog', { name: 'Session ended' });

describe('the bar', () => {
  it('says whose session it is, and carries environment, notice and switched-off writes [APP-19]', async () => {
    setConfig(
      testConfig({
        brand: 'Desk',
        environment: { label: 'Test', tone: 'warning' },
        notice: '<b>Works</b> at 22:00',
        readOnly: true,
      }),
    );
    await openConsole(admin({ name: 'Asha' }), '/nowhere');
    expect(banner()).toContain('Desk');
    expect(banner()).toContain('Asha · admin');
    expect(banner()).toContain('Test');
    expect(banner()).toContain('<b>Works</b> at 22:00');
    expect(banner()).toContain('Read-only: changes are switched off at the moment.');
    expect(document.title).toBe('[Test] Error!!! Not Found – Desk');
    act(() => setConfig(testConfig({ brand: 'Desk' })));
    expect(banner()).not.toMatch(/Test|Works|Read-only/);
    expect(document.title).toBe('Error!!! Not Found – Desk');
  });

  it('says that there is no connection, as long as there is none [NET-10]', async () => {
    await openConsole(admin(), '/nowhere');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(within(bar()).getByRole('alert').textContent).toBe(
      'You are offline. What you see may be old; nothing can be sent.',
    );
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(within(bar()).queryByRole('alert')).toBeNull();
  });

  it('changes theme and language without losing what is typed, light and English at first [APP-12, APP-17]', async () => {
    await openConsole(admin(), '/');
    const typed = () => screen.getByRole<HTMLInputElement>('textbox');
    await screen.findByRole('textbox');
    fireEvent.change(typed(), { target: { value: '48' } });
    const field = typed();
    fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(localStorage.getItem('RaStoreConsole.theme')).toBe('"dark"');
    expect(screen.getByRole('button', { name: 'Light theme' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Language: हिन्दी' }));
    await screen.findByRole('button', { name: /English$/ });
    expect(document.documentElement.lang).toBe('hi');
    expect(typed()).toBe(field);
    expect(field.value).toBe('48');
  });
});

describe('the frame', () => {
  it('begins with a link that skips to the content [APP-16, UI-12]', async () => {
    await openConsole(admin(), '/nowhere');
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Skip to content');
    fireEvent.click(first as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('names the page in the tab and gives its heading the focus after a press in the drawer [APP-16]', async () => {
    await openConsole(admin(), '/nowhere');
    fireEvent.click(screen.getByRole('link', { name: 'BANK' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bank verification' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Bank verification – Back office');
  });
});

describe('the end of the session', () => {
  const open = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return openConsole(admin({ expiresInSeconds: 3 * 3600 }), '/nowhere');
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const MINUTE = 60_000;

  it('is told of 5 minutes and 1 minute ahead on one notice, then covers the data [APP-08]', async () => {
    await open();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await pass(175 * MINUTE - 5000);
    expect(currentToasts()).toEqual([]);
    await pass(6000);
    expect(screen.getByText('Your session ends in 5 min')).toBeTruthy();
    await pass(4 * MINUTE);
    expect(screen.getByText('Your session ends in 1 min')).toBeTruthy();
    expect(currentToasts()).toHaveLength(1);
    expect(dialogs()).toHaveLength(0);
    await pass(MINUTE);
    expect(dialogs()).toHaveLength(1);
    expect(dialogs()[0]?.textContent).toContain('Your session has run out.');
    expect(document.activeElement?.textContent).toBe('Log in');
    expect(currentToasts()).toEqual([]);
    expect(Math.max(...waits.mock.calls.map(([, ms = 0]) => ms))).toBe(60 * MINUTE);
    expect(sessionStorage.getItem('jwt')).toBeNull();
  });

  it('by any number of 401 answers is one dialog, which no key closes [NET-10]', async () => {
    await openConsole(admin(), '/nowhere');
    const stop = onSessionRefused(() => endSession('refused'));
    services.fault({ call: LIST, status: 401 });
    const asked = [1, 2, 3].map((page) => call(listBypass, { query: { page, limit: 10 } }));
    await act(() => Promise.allSettled(asked));
    stop();
    // Three reads, and one more that checks before the session ends.
    expect(services.requests(LIST)).toHaveLength(4);
    expect(dialogs()).toHaveLength(1);
    expect(dialogs()[0]?.textContent).toContain('A service no longer accepts your session');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(dialogs()).toHaveLength(1);
  });

  it('is over once its person logs in again in another tab: the page goes on and reads again [APP-08]', async () => {
    const other = new BroadcastChannel('session');
    await openConsole(admin({ userId: 'meera' }), '/bank-verification/manage');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    const heading = screen.getByRole('heading', { level: 1 });
    markPending('sent', { action: 'bank.removeBypass', label: 'bank.remove', record: 'Game 7' });
    act(() => endSession('expired'));
    settlePending('sent', 'confirmed');
    expect(dialogs()).toHaveLength(1);
    const before = services.requests(LIST).length;
    const token = issueToken({ role: 'admin', userId: 'meera', expiresInSeconds: 9 * 3600 });
    other.postMessage({ type: 'signed-in', token });
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    other.close();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    await waitFor(() => expect(services.requests(LIST)).toHaveLength(before + 1));
    expect(JSON.stringify(currentToasts())).toContain('actions.unseen.confirmed');
  });

  it('is not what a 403 means: that panel says so, the rest goes on [NET-10]', async () => {
    services.fault({ call: LIST, status: 403, body: { message: 'Not your desk' } });
    const stop = onSessionRefused(() => endSession('refused'));
    await openConsole(admin(), '/bank-verification/manage');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Not your desk'));
    stop();
    expect(dialogs()).toHaveLength(0);
    expect(services.requests(LIST)).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
  });

  it('by signing out leaves a page with nothing of the person on it [APP-09]', async () => {
    await openConsole(admin({ name: 'Asha' }), '/nowhere');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Asha');
    expect(sessionStorage).toHaveLength(0);
  });
});

/** jsdom's files cannot tell their text by themselves. */
const textOf = (file: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });

describe('the activity list', () => {
  const AT = Date.UTC(2022, 3, 9, 8, 33);

  async function withWrites() {
    vi.useFakeTimers({ now: AT, toFake: ['Date'] });
    await openConsole(admin(), '/nowhere');
    act(() => {
      const paid = noteActivity({ action: 'a', label: 'bank.remove', record: 'user 7' });
      settleActivity(paid, { outcome: 'confirmed', message: 'Removed' });
      vi.setSystemTime(AT + 60_000);
      const refused = noteActivity({ action: 'b', label: 'bank.add', record: '=SUM(1)' });
      settleActivity(refused, { outcome: 'refused', message: 'Taken already' });
      noteActivity({ action: 'c', label: 'pan.accept', record: 'user 9' });
    });
  }
  const open = () => fireEvent.click(screen.getByRole('button', { name: /^Activity/ }));
  const list = () => screen.getByRole('dialog', { name: 'Activity' });

  it('shows each write, newest first: when, what, on which record, how it ended, what was said [ACT-01]', async () => {
    await withWrites();
    expect(screen.getByRole('button', { name: 'Activity: 3, not all were done' })).toBeTruthy();
    open();
    const shown = within(list())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/^Accept.*Sending.*user 9.*9 Apr 2022.*14:04/);
    expect(shown[1]).toMatch(/Refused=SUM\(1\)Taken already/);
    expect(shown[2]).toMatch(/^Remove.*Confirmed.*user 7Removed.*9 Apr 2022.*14:03/);
    fireEvent.click(within(list()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Activity: 3' })).toBeTruthy();
  });

  it('is copied and exported as a table, formulas disarmed [ACT-01, UI-17]', async () => {
    await withWrites();
    open();
    const copied = copiedTexts();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:http://localhost/1';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(within(list()).getByRole('button', { name: 'Copy rows' }));
    fireEvent.click(within(list()).getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const rows = copied[0]
      ?.trim()
      .split(/\r?\n/)
      .map((row) => row.split('\t'));
    expect(rows?.map(([, ...rest]) => rest)).toEqual([
      ['Action', 'Record', 'Outcome', 'Message'],
      ['Accept', 'user 9', 'Sending', ''],
      [expect.any(String), "'=SUM(1)", 'Refused', 'Taken already'],
      ['Remove', 'user 7', 'Confirmed', 'Removed'],
    ]);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('activity.csv');
    expect(await textOf(files[0])).toContain("'=SUM(1)");
  });

  it('is emptied at sign-out [ACT-01, APP-09]', async () => {
    await withWrites();
    act(() => signOut());
    cleanup();
    await openConsole(issueToken({ role: 'support' }), '/nowhere');
    expect(screen.getByRole('button', { name: 'Activity: 0' })).toBeTruthy();
  });
});

describe('a notice', () => {
  it('goes after its time, but stays under the pointer; one without a time is closed by hand [NET-07]', async () => {
    await openConsole(admin(), '/nowhere');
    vi.useFakeTimers();
    const closed = vi.fn();
    act(() => {
      toast({
        tone: 'success',
        title: { key: 'actions.success' },
        text: '<i>Paid</i>',
        duration: 3000,
      });
      toast({ tone: 'warning', text: 'Look', duration: null, onClose: closed });
    });
    const region = () => screen.getByRole('region', { name: 'Notices' });
    const said = within(region()).getByRole('status');
    expect(said.textContent).toBe('Success<i>Paid</i>');
    fireEvent.pointerEnter(said);
    act(() => vi.advanceTimersByTime(10_000));
    expect(region().textContent).toContain('Paid');
    fireEvent.pointerLeave(said);
    act(() => vi.advanceTimersByTime(2999));
    expect(region().textContent).toContain('Paid');
    act(() => vi.advanceTimersByTime(1));
    expect(region().textContent).toBe('Look');
    fireEvent.click(within(region()).getByRole('button', { name: 'Close notice' }));
    expect([region().textContent, closed.mock.calls.length]).toEqual(['', 1]);
  });

  it('is 300 to 560 px wide [NET-07]', async () => {
    await openConsole(admin(), '/nowhere');
    act(() => void toast({ tone: 'info', text: 'Look', duration: null }));
    const { maxWidth } = getComputedStyle(
      screen.getByText('Look').closest('[role=status]') as Element,
    );
    expect(maxWidth).toBe('560px');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    expect(rules.some(({ cssText }) => /min-width:\s*300px/.test(cssText))).toBe(true);
  });
});
