// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isUnread, keepFigures, useFigures } from './figures.ts';

const file = (fields: object) =>
  ({ size: 10, text: async () => 'Day,Fees\n1,2', ...fields }) as Blob;

it('a file that cannot be looked into is said to be so, not to be missing [RNG-02, NET-11]', async () => {
  await keepFigures('01-2022', file({}));
  await keepFigures('02-2022', file({ text: () => Promise.reject(new Error('gone')) }));
  await keepFigures('03-2022', file({ size: 20_000_001 }));
  const { result } = renderHook(() => useFigures());
  const said = [...result.current].map(([month, figures]) => [month, isUnread(figures)]);
  expect(said).toEqual([
    ['01-2022', false],
    ['02-2022', true],
    ['03-2022', true],
  ]);
});
