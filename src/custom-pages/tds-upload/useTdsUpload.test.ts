// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setupConsole } from '#testing/screen.tsx';
import { useTdsUpload } from './useTdsUpload.ts';

setupConsole();
afterEach(cleanup);

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const open = () => {
  const { result } = renderHook(() => useTdsUpload());
  return { now: () => result.current, names: () => result.current.list.map(({ path }) => path) };
};

it('keeps what was added while a dropped folder was still walked [TDS-01, TDS-02]', () => {
  const { now, names } = open();
  const { add } = now();
  act(() => now().add([pdf('chosen.pdf')]));
  act(() => add([pdf('walked.pdf')]));
  expect(names()).toEqual(['chosen.pdf', 'walked.pdf']);
});

it('does not bring back what was removed meanwhile [TDS-01]', () => {
  const { now, names } = open();
  act(() => now().add([pdf('wrong.pdf'), pdf('right.pdf')]));
  const { add } = now();
  act(() => now().remove(now().list.find(({ path }) => path === 'wrong.pdf')?.key ?? ''));
  act(() => add([pdf('walked.pdf')]));
  expect(names()).toEqual(['right.pdf', 'walked.pdf']);
});
