// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfirmation, sayNo, sayYes } from '#actions/confirmations.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';
import { forgetFailedParts } from '#ui/later.ts';

/** How the dialogs of the frame come in a test. */
const way = vi.hoisted(() => ({ arrives: async () => {} }));
vi.mock('#layout/frameParts.ts', async (original) => {
  const parts = await original<typeof import('#layout/frameParts.ts')>();
  const { later } = await import('#ui/later.ts');
  const late = (name: string, load: () => Promise<object>) => {
    const made = () =>
      later<string, object>(async () => {
        await way.arrives();
        return load() as Promise<Record<string, ComponentType<object>>>;
      }, name);
    let Part = made();
    fresh.push(() => {
      Part = made();
    });
    return (props: object) => <Part {...props} />;
  };
  return {
    ...parts,
    ActionDialog: late('ActionDialog', () => import('#layout/ActionDialog.tsx')),
    PaletteDialog: late('PaletteDialog', () => import('#layout/palette/PaletteDialog.tsx')),
  };
});
const fresh = vi.hoisted((): (() => void)[] => []);

const services = setupServices();
setupConsole();
let arrive: () => void;
beforeEach(() => {
  for (const again of fresh) again();
  way.arrives = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
});
afterEach(() => {
  sayNo();
  forgetFailedParts();
});

const DECIDE = 'POST auth pan-verification/bypass-verification/{_id}/{decision}';
const sent = () => services.requests(DECIDE).length;
const key = (name: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const dialog = () => screen.queryByRole('alertdialog');
const openPan = async () => {
  const opened = await openConsole(issueToken({ role: 'support' }), '/pan-verification/manage');
  await screen.findByRole('table', { name: 'PAN verification requests' });
  return opened;
};
const onDesk = () =>
  screen.getByRole('region', { name: 'Request under review' }).querySelector('h2')?.textContent;

describe('while the dialog that asks is on its way', () => {
  it('nothing answers it with Yes and no key works the page; once it stands the next press does [UI-01, PAN-02]', async () => {
    await openPan();
    const first = onDesk();
    key('r');
    key('r');
    expect(document.querySelector('[data-on-its-way]')?.textContent).toBe('Data is Loading...');
    const waited = new KeyboardEvent('keydown', { key: 'r', bubbles: true });
    key('s');
    key('j');
    await act(async () => sayYes());
    expect([dialog(), sent(), onDesk()]).toEqual([null, 0, first]);
    await act(async () => arrive());
    await waitFor(() => expect(dialog()).not.toBeNull());
    fireEvent(document.body, waited);
    expect(dialog()?.getAttribute('aria-busy')).toBe('false');
    expect(sent()).toBe(0);
    key('r');
    await waitFor(() => expect(sent()).toBe(1));
  });

  it('Escape cancels it [UI-01]', async () => {
    await openPan();
    key('r');
    key('Escape');
    await act(async () => arrive());
    expect([dialog(), sent()]).toEqual([null, 0]);
    key('r');
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(sent()).toBe(0);
  });

  it('a question of a page that is left is answered No [UI-01]', async () => {
    const { router } = await openPan();
    key('r');
    await act(async () => router.navigate('/more-games/stats'));
    await waitFor(() => expect(openConfirmation()).toBeNull());
    await act(async () => arrive());
    expect([dialog(), sent()]).toEqual([null, 0]);
  });

  it('a failure that nobody saw, as it was cancelled before, is not the answer to the next press [NET-09]', async () => {
    let fail: (why: Error) => void = () => {};
    way.arrives = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    await openPan();
    key('r');
    key('Escape');
    await act(async () => fail(new Error('offline')));
    way.arrives = async () => {};
    key('r');
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(screen.queryByText(/^Nothing was sent/)).toBeNull();
  });

  it('and cannot be had, nothing is sent, a notice says so, and the next press tries again [NET-09, UI-01]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    way.arrives = () => Promise.reject(new Error('offline'));
    await openPan();
    key('r');
    expect(await screen.findByText(/^A part of the console could not be loaded: Act/)).toBeTruthy();
    expect(screen.getByText('Nothing was sent: the confirmation could not be shown.')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'PAN verification requests' })).toBeTruthy();
    way.arrives = async () => {};
    key('r');
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(sent()).toBe(0);
  });
});

it('what is typed after Ctrl+K, while the palette is on its way, does nothing on the page [APP-14, UI-01]', async () => {
  await openPan();
  const first = onDesk();
  key('k', { ctrlKey: true });
  for (const letter of ['j', 's', 'r', '?']) key(letter);
  expect(onDesk()).toBe(first);
  way.arrives = async () => {};
  await act(async () => arrive());
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
  expect([dialog(), sent()]).toEqual([null, 0]);
});

it('what is typed until the palette stands begins its box, and works nothing of the page [APP-14, UI-01]', async () => {
  await openPan();
  const first = onDesk();
  key('k', { ctrlKey: true });
  for (const typed of ['s', 'j', 'x', 'Backspace']) key(typed);
  // False where the browser is kept from pressing what has the focus.
  expect(key('Enter')).toBe(false);
  await act(async () => arrive());
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /palette|page/i });
  expect(box.value).toBe('sj');
  fireEvent.change(box, { target: { value: 'sjk' } });
  expect(box.value).toBe('sjk');
  key('Escape');
  await waitFor(() => expect(onDesk()).toBe(first));
});
