// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ConsoleRoutes, createMemoryConsoleRouter } from './consoleRouter.tsx';
import { useQueryChange } from './useQueryChange.ts';
import { useTab } from './useTab.ts';

afterEach(cleanup);

function Page() {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '1';
  const [tab, choose] = useTab(['upcoming', 'live', 'past']);
  const [view, show] = useTab(['cards', 'desk'], 'view');
  const change = useQueryChange();
  const step = (by: number) =>
    change((now) => {
      const next = Math.max(1, Number(now.get('page') ?? 1) + by);
      if (next === 1) now.delete('page');
      else now.set('page', String(next));
    });
  return (
    <>
      <output>{`${page} ${tab} ${view}`}</output>
      <button type="button" onClick={() => step(1)}>
        Next
      </button>
      <button type="button" onClick={() => step(-1)}>
        Previous
      </button>
      <button type="button" onClick={() => step(-99)}>
        First
      </button>
      <button type="button" onClick={() => choose('live')}>
        Live
      </button>
      <button type="button" onClick={() => show('desk')}>
        Desk
      </button>
      <button
        type="button"
        onClick={() => change((now) => now.set('find', 'ind'), { replace: true })}
      >
        Type
      </button>
    </>
  );
}

function open(...entries: string[]) {
  const router = createMemoryConsoleRouter({ initialEntries: entries });
  render(
    <ConsoleRoutes router={router}>
      <Page />
    </ConsoleRoutes>,
  );
  return router;
}

/** Presses all of them before any is drawn, as on a slow machine. */
const pressTogether = (...names: string[]) =>
  act(() => {
    for (const name of names) screen.getByRole('button', { name }).click();
  });
const shown = () => screen.getByRole('status').textContent;

it('two presses on Next before the first is drawn are two pages [UI-08, APP-15]', () => {
  const router = open('/games?tab=live');
  pressTogether('Next', 'Next');
  expect(router.state.location.search).toBe('?tab=live&page=3');
  expect(shown()).toBe('3 live cards');
  pressTogether('Previous', 'Previous', 'Previous');
  expect(router.state.location.search).toBe('?tab=live');
});

it('a tab, a view and a page chosen before the first is drawn all count [APP-15]', () => {
  const router = open('/games');
  pressTogether('Live', 'Desk', 'Next');
  expect(router.state.location.search).toBe('?tab=live&view=desk&page=2');
  expect(shown()).toBe('2 live desk');
});

it('what is chosen is taken back by Back one by one; what is typed is no step of its own [APP-15]', async () => {
  const router = open('/home', '/games');
  fireEvent.click(screen.getByRole('button', { name: 'Live' }));
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?tab=live&find=ind&page=2');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=live&find=ind');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/home');
});

it('a choice that changes nothing is no step [APP-15]', async () => {
  const router = open('/home', '/games?tab=live');
  fireEvent.click(screen.getByRole('button', { name: 'Live' }));
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/home');
});

it('a change that comes after its page was left is none [APP-15]', () => {
  const router = open('/games');
  const late = screen.getByRole('button', { name: 'Live' });
  act(() => {
    void router.navigate('/coupons');
    late.click();
  });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/coupons');
});
