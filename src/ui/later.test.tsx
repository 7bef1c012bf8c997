// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Wrapper } from '#testing/ui.tsx';
import { forgetFailedParts, later, Nothing } from './later.ts';
import { MissingPlace } from './MissingPart.tsx';

afterEach(() => {
  cleanup();
  forgetFailedParts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Named {
  name?: string;
}
const Part = ({ name = 'part' }: Named) => <p>{name}</p>;
const mounts = vi.fn();
const Counted = ({ name = 'part' }: Named) => {
  useEffect(() => mounts(name), [name]);
  return <p>{name}</p>;
};
const loads = () => vi.fn(async () => ({ Part }));
const partOf = (
  load: () => Promise<{ Part: typeof Part }>,
  options?: { otherwise?: typeof Nothing },
) => later<'Part', Named>(load, 'Part', options);

class Told extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state as { error: Error | null };
    return error ? <p>{error.message}</p> : this.props.children;
  }
}
const shown = (One: ReturnType<typeof partOf>, place: 'own' | 'around' = 'own') =>
  render(
    <Told>
      <MissingPlace value={place}>
        <Suspense fallback="waiting">
          <One name="here" />
        </Suspense>
      </MissingPlace>
    </Told>,
    { wrapper: Wrapper },
  );

describe('a part that comes later [NET-09]', () => {
  it('comes when it is drawn, and once', async () => {
    const load = loads();
    const One = partOf(load);
    shown(One);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('here')).toBeTruthy();
    cleanup();
    shown(One);
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('draws at once where it was brought before, also after it could not be had', async () => {
    const load = loads().mockRejectedValueOnce(new Error('offline'));
    const One = partOf(load);
    await expect(One.bring()).rejects.toMatchObject({ chunk: 'Part', reason: 'error' });
    await One.bring();
    shown(One);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('is named in its place where it cannot be had, and why; drawn again later it is loaded anew', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const gone = `Failed to fetch dynamically imported module: ${location.origin}/assets/Part.js`;
    const load = loads().mockRejectedValueOnce(new TypeError(gone));
    const One = partOf(load);
    shown(One);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Loading chunk Part failedReason: missing');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
    cleanup();
    shown(One);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('stays once the next try had it, though it was missing in two places before', async () => {
    const load = vi.fn(async () => ({ Part: Counted }));
    const One = partOf(load.mockRejectedValueOnce(new Error('offline')));
    const two = (first: boolean) => (
      <Suspense fallback="waiting">
        {first && <One name="first" />}
        <One name="second" />
      </Suspense>
    );
    const { rerender } = render(two(true), { wrapper: Wrapper });
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    rerender(two(false));
    rerender(two(false));
    expect(await screen.findByText('second')).toBeTruthy();
    rerender(two(false));
    await act(async () => {});
    expect(mounts.mock.calls).toEqual([['second']]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is left to what is around it where its place cannot tell', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const One = partOf(loads().mockRejectedValueOnce(new Error('offline')));
    shown(One, 'around');
    expect(await screen.findByText('Loading chunk Part failed (error)')).toBeTruthy();
    cleanup();
    forgetFailedParts();
    shown(One);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('is not asked for without a connection, which would be its last try; with one it comes [NET-10]', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = loads();
    shown(partOf(load));
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('is given up after 120 seconds', async () => {
    vi.useFakeTimers();
    const given = expect(partOf(() => new Promise(() => {})).bring()).rejects.toMatchObject({
      reason: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(120_000);
    await given;
  });

  it('and is a mere decoration is left out where it cannot be had, until it is tried anew', async () => {
    const One = partOf(loads().mockRejectedValueOnce(new Error('offline')), { otherwise: Nothing });
    const { container } = shown(One);
    await vi.waitFor(() => expect(container.textContent).toBe(''));
    cleanup();
    shown(One);
    await act(async () => {});
    expect(await screen.findByText('here')).toBeTruthy();
  });
});
