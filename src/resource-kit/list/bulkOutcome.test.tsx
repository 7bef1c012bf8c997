// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Performed } from '#actions/perform.ts';
import type { Id } from '#rules/ids.ts';
import { bulkOutcome, useUntick } from './bulkOutcome.ts';

interface Row {
  _id: Id;
  open: boolean;
}
const sent = { ids: [1, 2, 3] };
const unknown = { kind: 'unknown' } as Performed;
const leftOf = ({ ids }: { ids: readonly Id[] }, rows: readonly Row[]) =>
  rows.filter(({ _id, open }) => open && ids.includes(_id));
/** 1 is done, 2 is left, 3 is gone, 4 was not sent. */
const READ: Row[] = [
  { _id: 1, open: false },
  { _id: 2, open: true },
  { _id: 4, open: true },
];

it.each<[string, Row[] | undefined, Performed, readonly Id[], readonly Id[] | null]>([
  ['some were done', READ, unknown, [1, 3], [2]],
  ['all were done', READ.slice(0, 1), unknown, [1, 2, 3], null],
  ['the list cannot be read', undefined, unknown, [], [2]],
  ['nothing was sent', READ, { kind: 'cancelled' } as Performed, [], null],
])(
  'of one call for many, where %s, the list tells what is done and left [PRD-17, UI-16]',
  (_, now, result, done, left) => {
    const { result: hook } = renderHook(() => {
      const state = useState<typeof sent | null>(null);
      return bulkOutcome(state, leftOf, READ, () => now);
    });
    act(() => {
      expect(hook.current.settle(result, sent)).toEqual(done);
    });
    const shown = hook.current.sent ? hook.current.left.map(({ _id }) => _id) : null;
    expect(shown).toEqual(left);
    act(() => hook.current.dismiss());
    expect(hook.current.sent).toBeNull();
  },
);

it('takes the ticks of what was done, not those made meanwhile [UI-16]', () => {
  const onSelect = vi.fn();
  let selectedIds: Id[] = ['row 1', 'row 2'];
  const wrapper = ({ children }: { children: ReactNode }) => {
    const all = [
      { id: 'row 1', _id: 1 },
      { id: 'row 2', _id: 2 },
    ];
    const list = { selectedIds, onSelect, meta: { all } };
    return <ListContextProvider value={list as never}>{children}</ListContextProvider>;
  };
  const { result, rerender } = renderHook(() => useUntick(), { wrapper });
  const untick = result.current;
  selectedIds = ['row 1', 'row 2', 'row 9'];
  rerender();
  untick([1]);
  expect(onSelect).toHaveBeenCalledWith(['row 2', 'row 9']);
});
