// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { useRead } from '#cache/useRead.ts';
import { setConfig } from '#config/current.ts';
import { listBypass } from '#contract/bank.ts';
import { elapse, fakeWaits } from '#http/elapse.ts';
import { fakeService, rawAnswer } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const rows = (name: string) => rawAnswer(`{"data":[{"_id":"${name}","status":"x"}]}`);
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** The list as a screen reads it; `page` changes with the address. */
const read = (options: Parameters<typeof useRead>[2] = {}) =>
  renderHook(
    ({ page }) => {
      const { data, error, isPending } = useRead(
        listBypass,
        { query: { page, limit: 10 } },
        options,
      );
      return { first: data?.data[0]?._id, error, isPending };
    },
    { wrapper, initialProps: { page: 1 } },
  );

const caught = vi.fn();
class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch = caught;
  override render = () => (this.state.broken ? null : this.props.children);
}
const Screen = () => useRead(listBypass, { query: { page: 1, limit: 10 } }).status;

beforeEach(() => setConfig(testConfig()));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
});

it('gives the answer, or why there is none [NET-11]', async () => {
  service.answers(() => rows('a'));
  const { result } = read();
  expect(result.current).toEqual({ first: undefined, error: null, isPending: true });
  await waitFor(() => expect(result.current.first).toBe('a'));
  service.answers(() => rawAnswer('{"data":{}}'));
  const other = read();
  other.rerender({ page: 2 });
  await waitFor(() =>
    expect(other.result.current.error).toMatchObject({ kind: 'shape', field: 'data' }),
  );
});

it('shows the newest question’s answer, whichever comes last, and calls the former off [UI-09]', async () => {
  fakeWaits();
  const answers = new Map<string, (response: Response) => void>();
  const aborted: string[] = [];
  service.answers((request) => {
    const page = new URL(request.url).searchParams.get('page') ?? '';
    request.signal.addEventListener('abort', () => aborted.push(page));
    return new Promise((resolve) => answers.set(page, resolve));
  });
  const { result, rerender } = read();
  await waitFor(() => expect(answers.has('1')).toBe(true));
  rerender({ page: 2 });
  await waitFor(() => expect(answers.has('2')).toBe(true));
  answers.get('2')?.(rows('second'));
  await waitFor(() => expect(result.current.first).toBe('second'));
  answers.get('1')?.(rows('first'));
  await act(() => elapse(20_000));
  expect(result.current.first).toBe('second');
  expect(aborted).toContain('1');
});

it('keeps what it had when it cannot be read again, and says so [UI-15]', async () => {
  service.answers(() => rows('a'));
  const { result } = read();
  await waitFor(() => expect(result.current.first).toBe('a'));
  service.answers(() => new HttpResponse(null, { status: 403 }));
  void queryClient.refetchQueries();
  await waitFor(() =>
    expect(result.current).toMatchObject({ first: 'a', error: { kind: 'forbidden' } }),
  );
});

it('keeps the former page while the next one comes, where it is asked to', async () => {
  service.answers(() => rows('a'));
  const { result, rerender } = read({ keepPrevious: true });
  await waitFor(() => expect(result.current.first).toBe('a'));
  service.answers(() => rows('b'));
  rerender({ page: 2 });
  expect(result.current.first).toBe('a');
  await waitFor(() => expect(result.current.first).toBe('b'));
});

it('asks nothing as long as what it needs is not there', async () => {
  fakeWaits();
  const { result } = read({ enabled: false });
  await act(() => elapse(20_000));
  expect(service.requests).toHaveLength(0);
  expect(result.current.isPending).toBe(true);
});

it('hands a mistake of ours to the boundary instead of showing it as a failed call', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(listBypass.answer, 'safeParse').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  service.answers(() => rows('a'));
  render(
    <Boundary>
      <Screen />
    </Boundary>,
    { wrapper },
  );
  await waitFor(() => expect(caught.mock.calls[0]?.[0]).toBeInstanceOf(TypeError));
});
