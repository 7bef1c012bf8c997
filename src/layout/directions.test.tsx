// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ActivityEntry } from '#actions/activity.ts';
import { ask, sayNo } from '#actions/confirmations.ts';
import { closeToast, toast } from '#actions/toasts.ts';
import { setConfig } from '#config/current.ts';
import { useSay } from '#i18n/useSay.ts';
import { literal, useText } from '#i18n/useText.ts';
import { ActivityList } from '#layout/ActivityList.tsx';
import { testConfig } from '#testing/testConfig.ts';
import { copiedTexts, renderUi, savedFiles, Wrapper } from '#testing/ui.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { Toasts } from './Toasts.tsx';

setConfig(testConfig());
const TURNED = 'RAHUL \u202ERAMUK';
const SHOWN = 'RAHUL ⟨U+202E⟩RAMUK';
const HEBREW = 'מכבי';

afterEach(() => {
  sayNo();
  cleanup();
  vi.restoreAllMocks();
});

const hook = <Result,>(use: () => Result): Result =>
  renderHook(use, { wrapper: ({ children }) => <Wrapper>{children}</Wrapper> }).result.current;

it('a value in a text is isolated where it could turn the words around it, also deep inside [NET-12]', () => {
  const t = hook(useText);
  expect(t('pan.show', { user: `IND${'\u202E'}` })).toContain('\u2068IND⟨U+202E⟩\u2069');
  expect(t({ key: 'pan.show', params: { user: HEBREW } })).toContain(`\u2068${HEBREW}\u2069`);
  const inner = { key: 'ui.list.comma', params: { first: HEBREW, rest: literal('AUS') } } as const;
  expect(t({ key: 'pan.show', params: { user: inner } })).toContain(`\u2068${HEBREW}\u2069, AUS`);
  expect(t('pan.show', { user: 'आशा 42' })).not.toMatch(/[\u2066-\u2069]/u);
  const again = t('pan.show', { user: t('ui.list.comma', { first: HEBREW, rest: 'x' }) });
  expect(again).toContain(`\u2068${HEBREW}\u2069, x`);
});

it("a service's own sentence shows what would turn it [NET-12]", () => {
  expect(hook(useSay)(`No ${TURNED}`)).toBe(`No ${SHOWN}`);
});

it('no name is read as another in a dialog: title, lines, figures, what is open [NET-12, UI-01]', () => {
  renderUi(<ActionDialog />);
  act(() => {
    const confirmation = {
      title: { key: 'pan.show', params: { user: TURNED } },
      lines: [{ key: 'pan.show', params: { user: TURNED } }],
      figures: [{ label: literal('Name'), value: TURNED }],
      open: [{ ...literal('Open'), items: [TURNED] }],
    } as const;
    void ask({ confirmation, label: 'common.save', mark: 'rupees' });
  });
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent?.split(SHOWN)).toHaveLength(5);
  expect(dialog.textContent).not.toContain('\u202E');
});

it('nor in a notice [NET-12, NET-07]', () => {
  renderUi(<Toasts />);
  let id = 0;
  act(() => {
    const about = { label: literal('Reject'), record: TURNED, requestId: undefined };
    id = toast({ tone: 'warning', title: `T ${TURNED}`, text: TURNED, about, duration: null });
  });
  const notice = screen.getByRole('alert').textContent ?? '';
  act(() => closeToast(id));
  expect(notice.split(SHOWN)).toHaveLength(4);
  expect(notice).toContain(`Reject · \u2068${SHOWN}\u2069`);
  expect(notice).not.toContain('\u202E');
});

it('nor in a heading and the title of the tab [NET-12, APP-16]', () => {
  renderUi(<PageTitle title={TURNED} />);
  expect(screen.getByRole('heading').textContent).toBe(SHOWN);
  expect(document.title).toContain(`\u2068${SHOWN}\u2069`);
});

const entry = (words: Pick<ActivityEntry, 'record' | 'message'>) =>
  ({ id: 1, at: 0, label: literal('Reject'), outcome: 'refused', ...words }) as ActivityEntry;

it('nor in the activity list and its copy; what leaves bears no isolates [NET-12, ACT-01, UI-17]', async () => {
  const copied = copiedTexts();
  const saved = savedFiles();
  const message = { key: 'pan.show', params: { user: HEBREW } } as const;
  renderUi(<ActivityList entries={[entry({ record: TURNED, message })]} onClose={() => {}} />);
  const row = screen.getByRole('listitem').textContent ?? '';
  expect(row).toContain(SHOWN);
  expect(row).toContain(`\u2068${HEBREW}\u2069`);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy rows' })));
  expect(copied[0]).toContain(SHOWN);
  expect(copied[0]).toContain(HEBREW);
  expect(copied[0]).not.toMatch(/[\u202E\u2066-\u2069]/u);
  fireEvent.click(screen.getByRole('button', { name: /CSV|Export/ }));
  await vi.waitFor(() => expect(saved[0]).toContain(HEBREW));
  expect(saved[0]).toContain(TURNED);
  expect(saved[0]).not.toMatch(/[\u2066-\u2069]/u);
});
