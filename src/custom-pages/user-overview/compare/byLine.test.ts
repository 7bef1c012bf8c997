import { expect, it } from 'vitest';
import { byLine } from './byLine.ts';

const fact = (key: string, value: string) => ({ key, value, label: key, shown: value });

it('puts two users on lines by what a line is about; equal is what both have alike [WHY-05]', () => {
  const lines = byLine(
    [fact('g1', 'Completed'), fact('g2', 'Live'), fact('pan', 'A'), fact('pan', 'B')],
    [fact('g3', 'Live'), fact('pan', 'A'), fact('g1', 'Completed'), fact('g2', 'Completed')],
  );
  expect(lines.map(({ key, a, b, equal }) => [key, a?.value, b?.value, equal])).toEqual([
    ['g1', 'Completed', 'Completed', true],
    ['g2', 'Live', 'Completed', false],
    ['pan', 'A', 'A', true],
    ['pan#2', 'B', undefined, false],
    ['g3', undefined, 'Live', false],
  ]);
});
