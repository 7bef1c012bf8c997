// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConsoleRoutes, createBrowserConsoleRouter, useAsking } from './consoleRouter.tsx';

beforeEach(() => {
  history.pushState(null, '', '/first');
  history.pushState(null, '', '/form');
});
afterEach(cleanup);

const asks = vi.fn((to: string) => to !== '/free');

/** Asks before the form is left, unless for '/free'. */
function Form() {
  const waiting = useAsking(({ nextLocation }) => asks(nextLocation.pathname));
  return (
    <>
      <h1>Form</h1>
      <Link to="/second">Second</Link>
      <Link to="/free">Free</Link>
      {waiting && (
        <div role="alertdialog">
          {waiting.location.pathname}
          <button type="button" onClick={waiting.proceed}>
            Yes
          </button>
          <button type="button" onClick={waiting.reset}>
            No
          </button>
        </div>
      )}
    </>
  );
}

function open() {
  // A page that stood there before is known by its place in the history.
  history.replaceState({ idx: 1, key: 'form' }, '');
  const router = createBrowserConsoleRouter();
  render(
    <ConsoleRoutes router={router}>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </ConsoleRoutes>,
  );
  return router;
}
const question = () => screen.queryByRole('alertdialog');
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('asks before a link leads away: No stays, Yes goes there [UI-10]', () => {
  const router = open();
  press('Second');
  expect(question()?.textContent).toContain('/second');
  expect(location.pathname).toBe('/form');
  press('No');
  expect(question()).toBeNull();
  press('Second');
  press('Yes');
  expect(screen.getByRole('heading').textContent).toBe('Elsewhere');
  expect(location.pathname).toBe('/second');
  expect(router.state).toMatchObject({ action: 'PUSH', location: { pathname: '/second' } });
});

it('asks before Back leads away, with the address as it is; Yes goes back once [UI-10]', async () => {
  const router = open();
  act(() => router.navigate('/form?page=2', { replace: false }));
  press('Yes');
  act(() => history.back());
  await waitFor(() => expect(question()?.textContent).toContain('/form'));
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/form?page=2'));
  expect(router.state.location.search).toBe('?page=2');
  press('Yes');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(location.search).toBe('');
  expect(router.state.action).toBe('POP');
  expect(question()).toBeNull();
  // What comes next is asked about again.
  press('Second');
  expect(question()?.textContent).toContain('/second');
});

it('asks nothing where nothing is to be asked, and forgets a question that was overtaken [UI-10]', () => {
  open();
  press('Second');
  expect(question()).not.toBeNull();
  press('Free');
  expect(question()).toBeNull();
  expect(location.pathname).toBe('/free');
});

it('Back pressed twice before the first is undone leaves the form where it is, and asks once [UI-10]', async () => {
  const router = open();
  act(() => {
    router.navigate('/form?page=2');
  });
  press('Yes');
  act(() => router.navigate('/form?page=3'));
  press('Yes');
  act(() => {
    history.back();
    history.back();
  });
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(location.search).toBe('?page=3'));
  expect(router.state.location.search).toBe('?page=3');
  press('No');
  expect(screen.getByRole('heading').textContent).toBe('Form');
});

it('so it does with pages ahead in the history, without swinging to and fro [UI-10]', async () => {
  const router = open();
  for (const page of [2, 3, 4, 5]) {
    act(() => router.navigate(`/form?page=${page}`));
    press('Yes');
  }
  act(() => history.go(-2));
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(location.search).toBe('?page=5'));
  press('Yes');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  act(() => {
    history.back();
    history.back();
  });
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(location.search).toBe('?page=3'));
  press('Yes');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(location.search).toBe('?page=2');
  expect(question()).toBeNull();
});

it('what is gone to while Back is being undone is gone to from the form [UI-10]', async () => {
  const router = open();
  act(() => router.navigate('/form?page=2'));
  press('Yes');
  act(() => history.back());
  await waitFor(() => expect(question()).not.toBeNull());
  press('Free');
  await waitFor(() => expect(router.state.location.pathname).toBe('/free'));
  act(() => history.back());
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

/** A second question of the same page, for one place alone. */
function Other() {
  const waiting = useAsking(({ nextLocation }) => nextLocation.pathname === '/free');
  return waiting && <div role="alertdialog">other: {waiting.location.pathname}</div>;
}

it('of two who would ask one does, the newer question instead of the older [UI-10]', () => {
  const router = createBrowserConsoleRouter();
  render(
    <ConsoleRoutes router={router}>
      <Form />
      <Other />
    </ConsoleRoutes>,
  );
  press('Second');
  expect(question()?.textContent).toContain('/second');
  press('Free');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(question()?.textContent).toBe('other: /free');
});
