// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepDraft, readDraft } from '#authProvider/drafts.ts';
import { keptMap, keptText, useKept, useKeptEntry, withEntry } from './useKept.ts';

const START = 1_760_000_000_000;
const numbers = keptMap(z.number());

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (name = 'page/field') => renderHook(() => useKept(name, keptText));

describe('what is typed', () => {
  it('is kept at once, and found again by the next page with the time it was typed [UI-10, APP-08]', () => {
    const first = text();
    act(() => {
      first.result.current.change((now) => `${now}a`);
      first.result.current.change((now) => `${now}b`);
      expect(readDraft('page/field')).toBe('ab');
    });
    expect(first.result.current).toMatchObject({ value: 'ab', restoredAt: null });
    first.unmount();
    vi.setSystemTime(START + 60_000);
    const second = text();
    expect(second.result.current).toMatchObject({ value: 'ab', restoredAt: START });
    act(() => second.result.current.change((now) => `${now}c`));
    expect(second.result.current).toMatchObject({ value: 'abc', restoredAt: START });
  });

  it('that is large is written in idle time, found before, and written at once when the page goes [UI-10, UI-13]', () => {
    const { result } = renderHook(() => useKept('p', numbers));
    const stored = () => sessionStorage.length;
    const many = (from: number) =>
      new Map(Array.from({ length: 500 }, (_, n) => [String(n), n + from] as const));
    act(() => result.current.change(() => many(0)));
    expect(stored()).toBe(0);
    act(() => result.current.change(() => many(1)));
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe(1);
    act(() => result.current.change(() => many(2)));
    expect(readDraft('p')).toEqual([...many(2)]);
    act(() => result.current.change(() => many(3)));
    dispatchEvent(new Event('pagehide'));
    expect(Object.values(sessionStorage)[0]).toContain('["499",502]');
    act(() => result.current.change(() => numbers.start));
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe(0);
  });

  it('is the same for all parts of a page that ask for it [UI-10]', () => {
    const both = renderHook(() => [useKept('p', keptText), useKept('p', keptText)] as const);
    act(() => both.result.current[0].change(() => 'typed'));
    expect(both.result.current.map(({ value }) => value)).toEqual(['typed', 'typed']);
  });

  it('that is empty is not kept, and a draft of an earlier page goes [UI-10]', () => {
    keepDraft('page/field', 'old');
    const { result } = text();
    expect(result.current.restoredAt).toBe(START);
    act(() => result.current.change(() => ''));
    expect(readDraft('page/field')).toBeUndefined();
    act(() => result.current.change(() => 'new'));
    expect(result.current.restoredAt).toBeNull();
  });

  it.each([
    ['another shape', { a: 1 }],
    ['null', null],
    ['a list', [['q1', 'text']]],
  ])('that was kept in %s counts as nothing [APP-08]', (_name, kept) => {
    keepDraft('page/field', kept);
    const { result } = renderHook(() => useKept('page/field', numbers));
    expect(result.current).toMatchObject({ value: numbers.start, restoredAt: null });
  });

  it('under another name is another: a page that goes on to the next record [UI-10]', () => {
    const { result, rerender } = renderHook(({ name }) => useKept(name, keptText), {
      initialProps: { name: 'one' },
    });
    act(() => result.current.change(() => 'of one'));
    rerender({ name: 'two' });
    expect(result.current.value).toBe('');
    rerender({ name: 'one' });
    expect(result.current.value).toBe('of one');
  });
});

it('draws a card again for its own entry alone [UI-13]', () => {
  const all = renderHook(() => useKept('cards', numbers));
  const drawn = vi.fn();
  const card = renderHook(() => {
    drawn();
    return useKeptEntry('cards', numbers, 'q1');
  });
  act(() => all.result.current.change((now) => withEntry(now, 'q2', 7)));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => all.result.current.change((now) => withEntry(now, 'q1', 5)));
  expect(card.result.current).toBe(5);
  act(() => all.result.current.change((now) => withEntry(now, 'q1', undefined)));
  expect(card.result.current).toBeUndefined();
  expect([...all.result.current.value]).toEqual([['q2', 7]]);
});
