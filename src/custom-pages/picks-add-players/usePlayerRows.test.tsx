// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePlayerRows } from './usePlayerRows.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('rows that were saved go, also once the page was left; what was added or changed meanwhile stays [PIC-02, UI-10]', () => {
  const open = () => renderHook(() => usePlayerRows('g1', false));
  const { result, unmount } = open();
  act(() => result.current.add());
  act(() => result.current.add());
  const sent = result.current.rows;
  act(() => {
    result.current.form.setValue('rows.1.value', '9');
    result.current.add();
  });
  act(() => result.current.saved(sent));
  expect(result.current.rows.map(({ value }) => value)).toEqual(['9', '']);
  expect(result.current.rows[0]?.key).toBe(sent[1]?.key);
  const { rows, saved } = result.current;
  unmount();
  act(() => saved(rows.slice(1)));
  expect(open().result.current.rows).toEqual(rows.slice(0, 1));
});
