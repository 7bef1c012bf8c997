// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, openSession, signOut } from '#authProvider/session.ts';
import { english } from '#i18n/english.ts';
import { issueToken } from '#mocks/token.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConsoleRoutes, createMemoryConsoleRouter } from './consoleRouter.tsx';
import { Modal } from './Modal.tsx';

beforeEach(async () => {
  sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
  await openSession();
});
afterEach(() => {
  cleanup();
  signOut();
  sessionStorage.clear();
});

const i18n = polyglot(() => ({ ...english }) as never, 'en', { allowMissing: true });

/** The same element at every address, as a page is whose address has the game in it. */
function setup(element: ReactElement) {
  const page = <I18nContextProvider value={i18n}>{element}</I18nContextProvider>;
  const router = createMemoryConsoleRouter({
    initialEntries: ['/game/1', '/game/2'],
    initialIndex: 1,
  });
  render(<ConsoleRoutes router={router}>{page}</ConsoleRoutes>);
  return router;
}
const question = () => screen.queryByRole('alertdialog');
const title = 'Delete';

/** Two questions, of which the second opens as the first closes. */
function Two() {
  const [first, setFirst] = useState(true);
  return (
    <>
      <ConfirmDialog open={first} title="First" onYes={() => setFirst(false)} onNo={vi.fn()} />
      <ConfirmDialog open={!first} title="Second" onYes={vi.fn()} onNo={vi.fn()} />
    </>
  );
}

describe('a dialog with a state of its own', () => {
  it.each([
    ['Back', (router) => router.navigate(-1)],
    ['another game', (router) => router.navigate('/game/3', { replace: true })],
    ['the end of the session', () => endSession('refused')],
  ] as [string, (router: ReturnType<typeof setup>) => unknown][])(
    "is answered 'No' by %s [UI-01, APP-08]",
    async (_way, leave) => {
      const [onYes, onNo, onClose] = [vi.fn(), vi.fn(), vi.fn()];
      const router = setup(
        <>
          <Modal open title="Messages" onClose={onClose}>
            …
          </Modal>
          <ConfirmDialog open title={title} onYes={onYes} onNo={onNo} />
        </>,
      );
      expect(onNo).not.toHaveBeenCalled();
      await act(async () => void (await leave(router)));
      expect([onYes, onNo, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
    },
  );

  it('stays while the answer is on its way [UI-01, NET-05]', async () => {
    const onNo = vi.fn();
    const router = setup(<ConfirmDialog open busy title={title} onYes={vi.fn()} onNo={onNo} />);
    await act(() => router.navigate(-1));
    expect(onNo).not.toHaveBeenCalled();
    expect(question()).toBeTruthy();
  });

  it('opens at once beside another that closes, and is not hidden by it [UI-12]', () => {
    setup(<Two />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByRole('alertdialog', { name: 'Second' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('No');
  });

  it('loses no focus by a press beside it, and none to what runs [UI-01, UI-12]', async () => {
    let settle = () => {};
    const onYes = () => new Promise<void>((resolve) => (settle = resolve));
    setup(<ConfirmDialog open title={title} onYes={onYes} onNo={vi.fn()} />);
    const backdrop = document.querySelector('.MuiDialog-container') as HTMLElement;
    expect(fireEvent.mouseDown(backdrop, { detail: 2 })).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('Yes'))).toBe(true);
    const yes = screen.getByRole('button', { name: 'Yes' });
    yes.focus();
    fireEvent.click(yes);
    expect(document.activeElement?.textContent).toBe('Running…');
    await act(async () => settle());
  });
});
