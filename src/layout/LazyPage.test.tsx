// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkFailure, chunkFailureOf, loadChunk } from '#http/chunks.ts';
import { Wrapper } from '#testing/ui.tsx';
import type { Page } from '#ui/page.ts';
import { Boundary } from './Boundary.tsx';
import { forgetFailedPages, LazyPage } from './LazyPage.tsx';

const broken = (file = 'Report-a1b2c3d4.js') =>
  new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/assets/${file}`);
const page = (name: string, load: Page['load']): Page => ({
  name,
  path: `/${name}`,
  roles: [],
  title: { text: name },
  load,
});
const good = async () => ({ default: () => <p>The report</p> });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetFailedPages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let go: (to: string) => Promise<void>;

/** The content of the frame, with the page at '/report'. */
function Content({ report }: { report: Page }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  go = (to) => act(async () => navigate(to));
  return (
    <Boundary resetKey={pathname} onReset={forgetFailedPages}>
      {pathname === '/report' ? <LazyPage page={report} /> : <p>Home</p>}
    </Boundary>
  );
}

const open = (report: Page, at = '/report') =>
  render(
    <Wrapper path={at}>
      <Content report={report} />
    </Wrapper>,
  );

function Broken(): never {
  throw new Error('x is not a function');
}

const alert = () => screen.findByRole('alert');

describe('a part of the console that cannot be loaded', () => {
  it.each([
    ['missing', async () => new Response(null, { status: 404 })],
    ['missing', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['error', async () => new Response('x', { headers: { 'content-type': 'text/javascript' } })],
    ['error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is said to be so, and why: %s [NET-09]', async (reason, answer) => {
    fetched.mockImplementation(answer);
    open(page('report', () => Promise.reject(broken())));
    expect((await alert()).textContent).toContain('Loading chunk report failed');
    expect(screen.getByText(`Reason: ${reason}`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(fetched).toHaveBeenCalledWith(
      `${location.origin}/assets/Report-a1b2c3d4.js`,
      expect.objectContaining({ method: 'HEAD' }),
    );
  });

  it('is given up after 120 seconds [NET-09]', async () => {
    vi.useFakeTimers();
    const given = expect(loadChunk('report', () => new Promise(() => {}))).rejects.toMatchObject({
      chunk: 'report',
      reason: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await given;
  });

  it('is an error when no address is known, or one elsewhere, which nobody is asked for [NET-09]', async () => {
    for (const cause of [new Error('odd'), 'text', new TypeError('at https://evil.example/x.js')])
      await expect(loadChunk('report', () => Promise.reject(cause))).rejects.toMatchObject({
        reason: 'error',
      });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('within a page is named after its file; other mistakes are none [NET-09]', () => {
    expect(chunkFailureOf(broken('Chart-B2_x-9aZ.js'))).toMatchObject({ chunk: 'Chart' });
    expect(chunkFailureOf(new ChunkFailure('a', 'timeout'))?.reason).toBe('timeout');
    expect(chunkFailureOf(new Error('x is not a function'))).toBeNull();
    expect(chunkFailureOf(null)).toBeNull();
  });

  it.each(['/', '/report'])(
    'is tried once when opened at %s, and again when the person comes back [NET-09]',
    async (first) => {
      const load = vi.fn<Page['load']>().mockRejectedValueOnce(broken()).mockImplementation(good);
      open(page(`report at ${first}`, load), first);
      if (first === '/') await go('/report');
      await alert();
      expect(load).toHaveBeenCalledTimes(1);
      await go('/');
      expect(screen.getByText('Home')).toBeTruthy();
      await go('/report');
      expect(await screen.findByText('The report')).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it('leaves a page that was loaded before alone [NET-09]', async () => {
    const load = vi.fn(good);
    open(page('other', load));
    await screen.findByText('The report');
    await go('/');
    await go('/report');
    expect(screen.getByText('The report')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('a page that breaks shows why, not its stack, and other pages still open [NET-11]', async () => {
  open(
    page('broken', async () => ({ default: Broken })),
    '/',
  );
  await go('/report');
  expect((await alert()).textContent).toMatch(/^This page broke\.x is not a function/);
  await go('/');
  expect(screen.getByText('Home')).toBeTruthy();
});
