// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePlayerRows } from './usePlayerRows.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('rows that were saved go; what was added or changed meanwhile stays [PIC-02, UI-10]', () => {
  const { result } = renderHook(() => usePlayerRows('g1', false));
  act(() => result.current.add());
  act(() => result.current.add());
  const sent = result.current.rows;
  act(() => {
    result.current.edit(sent[1]?.key ?? '', { value: '9' });
    result.current.add();
  });
  act(() => result.current.saved(sent));
  expect(result.current.rows.map(({ value }) => value)).toEqual(['9', '']);
  expect(result.current.rows[0]?.key).toBe(sent[1]?.key);
});
