// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTextFor } from './useTextFor.ts';

afterEach(cleanup);

const setup = (start: unknown) =>
  renderHook(
    ({ value }) => useTextFor<unknown>(value, (v) => (v === null ? '' : JSON.stringify(v))),
    {
      initialProps: { value: start },
    },
  );

it('what was typed is shown for the value that it stands for, and for no other [UI-06]', () => {
  const { result, rerender } = setup(40);
  act(() => result.current[1]('40.', 40));
  expect(result.current[0]).toBe('40.');
  for (const value of [45, 40]) {
    rerender({ value });
    expect(result.current[0]).toBe(String(value));
  }
});

it('a copy of the value is the same value [UI-06]', () => {
  const { result, rerender } = setup(null);
  act(() => {
    result.current[1]('{"a": 1}', { a: 1 });
    rerender({ value: { a: 1 } });
  });
  expect(result.current[0]).toBe('{"a": 1}');
});

it('a form that is emptied lets go of what was refused [UI-06]', () => {
  const { result, rerender } = setup(null);
  act(() => {
    result.current[1]('1,000', undefined);
    rerender({ value: undefined });
  });
  expect(result.current[0]).toBe('1,000');
  rerender({ value: null });
  expect(result.current[0]).toBe('');
});
