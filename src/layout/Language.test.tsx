// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, signOut } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';

setupServices();
setupConsole();
afterEach(() => vi.restoreAllMocks());

const speaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const open = () => openConsole(issueToken({ role: 'admin' }), '/nowhere');
const OFFER = 'यह कंसोल हिन्दी में भी उपलब्ध है।';
const offer = () => screen.queryByText(OFFER);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the page is not translated by the browser, which leaves old sums beside new ones [APP-17]', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  expect(page.documentElement.getAttribute('translate')).toBe('no');
  expect(page.querySelector('meta[name="google"]')?.getAttribute('content')).toBe('notranslate');
});

describe('where the browser speaks Hindi', () => {
  it('Hindi is offered in Hindi, and taking it changes the texts [APP-17]', async () => {
    speaks('hi-IN', 'en-IN');
    await open();
    expect(offer()?.closest('[lang="hi"]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    press('हिन्दी में देखें');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(document.documentElement.lang).toBe('hi');
    expect(offer()).toBeNull();
  });

  it('Hindi is offered on the page of the signed-out and at the end of a session too [APP-17, APP-09, NET-10]', async () => {
    speaks('hi-IN');
    await open();
    act(() => endSession('expired'));
    const ended = screen.getByRole('alertdialog', { name: 'Session ended' });
    expect(within(ended).getByText(OFFER)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Log in');
    act(() => signOut());
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeTruthy();
    press('हिन्दी में देखें');
    expect(screen.queryByRole('heading', { name: 'You are signed out' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/[\u0900-\u097f]/);
    expect(offer()).toBeNull();
  });

  it('and it is not offered again to who stays with English [APP-17]', async () => {
    speaks('hi');
    const { unmount } = await open();
    press('अंग्रेज़ी में रहें');
    expect(offer()).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    unmount();
    await open();
    expect(offer()).toBeNull();
  });
});

it.each([[['en-IN', 'hi']], [['mr-IN']], [['hil']], [[]]])(
  'a browser of %j is offered nothing [APP-17]',
  async (languages) => {
    speaks(...languages);
    await open();
    expect(offer()).toBeNull();
  },
);
