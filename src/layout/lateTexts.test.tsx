// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useLocaleState, useTranslate } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markPending } from '#actions/pendingMarks.ts';
import { currentToasts, dismissToast } from '#actions/toasts.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { loadFirstTexts } from '#i18n/texts.ts';
import { issueToken } from '#mocks/token.ts';
import { signInBy } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';
import { Language } from './Language.tsx';
import { SessionNotices } from './SessionNotices.tsx';

/** How the texts come that the first script lacks. */
const way = vi.hoisted(() => ({ come: async (): Promise<void> => {} }));
vi.mock('#i18n/texts.ts', async (original) => {
  const texts = await original<typeof import('#i18n/texts.ts')>();
  return {
    ...texts,
    loadTexts: (locale: string) => way.come().then(() => texts.loadTexts(locale)),
    restOfTexts: () => way.come().then(texts.restOfTexts),
  };
});
let arrive: () => void;
let fail: (error: Error) => void;
beforeEach(() => {
  setConfig(testConfig());
  way.come = () =>
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  signOut();
});

/** A page with a text that comes late, and the switch of the language. */
function Page() {
  const t = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <button type="button" lang={locale} onClick={() => setLocale(locale === 'hi' ? 'en' : 'hi')}>
      {t('pan.decided')}
    </button>
  );
}
const open = () => {
  const store = memoryStore();
  const getLocale = () => store.getItem<string>('locale') ?? 'en';
  return render(
    <CoreAdminContext store={store} i18nProvider={{ ...createI18nProvider(), getLocale }}>
      <Language>
        <Page />
      </Language>
    </CoreAdminContext>,
  );
};
const words = () => screen.getByRole('button').textContent ?? '';

it('the language changes once all texts of the page are there, and stays where they cannot be had [APP-17]', async () => {
  await loadFirstTexts('hi');
  open();
  const english = words();
  expect(english).not.toBe('pan.decided');
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect([words(), document.documentElement.lang]).toEqual([english, 'en']);
  await act(async () => fail(new Error('offline')));
  expect([words(), screen.getByRole('button').lang]).toEqual([english, 'en']);
  expect(currentToasts()).toMatchObject([{ text: { key: 'layout.languageFailed' }, reload: true }]);
  fireEvent.click(screen.getByRole('button'));
  await act(async () => arrive());
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  expect(words()).toMatch(/^[\u0900-\u097f]/);
});

it.each([true, false])(
  'a write whose answer is not known is told once its words are there; had: %s [NET-06, APP-17]',
  async (had) => {
    await signInBy(issueToken({ role: 'support' }));
    markPending('pan', { action: 'pan.accept', label: 'pan.accept', record: 'Asha 1048213' });
    render(<SessionNotices />);
    await act(async () => {});
    expect(currentToasts()).toEqual([]);
    await act(async () => (had ? arrive() : fail(new Error('offline'))));
    const [told, ...more] = currentToasts();
    expect(more).toEqual([]);
    expect(told?.text).toMatchObject({ params: { record: 'Asha 1048213' } });
    expect(told?.title).toEqual(
      had ? { key: 'actions.pendingTitle', params: { label: { key: 'pan.accept' } } } : undefined,
    );
  },
);
