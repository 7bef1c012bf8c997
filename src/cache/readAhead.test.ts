// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { forgetReadAhead, readAhead } from '#cache/readAhead.ts';

const KEY = ['offers', 'getList', { filter: {} }];
const ask = vi.fn(async () => 'rows');

/** Opens what shows it; gives the way to leave. */
const open = () =>
  new QueryObserver(queryClient, { queryKey: KEY, queryFn: ask }).subscribe(() => {});
const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

beforeEach(() => queryClient.mount());
afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  forgetReadAhead();
  ask.mockClear();
});

describe('what was read ahead', () => {
  it('is found by the page that shows it, which asks for nothing itself; the next one does [UI-13, UI-09]', async () => {
    readAhead(KEY, ask);
    await settled();
    const leave = open();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    leave();
    open();
    await settled();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is read again when the connection comes back [UI-09, NET-09]', async () => {
    readAhead(KEY, ask);
    await settled();
    open();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('is waited for where it is still on its way [UI-13]', async () => {
    readAhead(KEY, ask);
    open();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(KEY)).toBe('rows');
  });

  it('serves nobody who comes once the start is over [UI-09]', async () => {
    readAhead(KEY, ask);
    await settled();
    forgetReadAhead();
    open();
    await settled();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that was refused is told by the page, and asked once [NET-03]', async () => {
    ask.mockRejectedValueOnce(new Error('no'));
    readAhead(KEY, ask);
    await settled();
    const page = new QueryObserver(queryClient, { queryKey: KEY, queryFn: ask });
    page.subscribe(() => {});
    await settled();
    expect(page.getCurrentResult().error).toEqual(new Error('no'));
    expect(ask).toHaveBeenCalledTimes(1);
    await page.refetch();
    expect(page.getCurrentResult().data).toBe('rows');
  });
});
