import { expect, it } from 'vitest';
import { byLine } from './byLine.ts';

const fact = (key: string, value: string | null, waits = false) => ({
  key,
  value,
  label: key,
  shown: value,
  waits,
});

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

it.each([
  ['known and alike', fact('g', '10'), fact('g', '10'), [true, false]],
  ['known and different', fact('g', '10'), fact('g', '25'), [false, false]],
  ['not told by the service', fact('g', null), fact('g', null), [false, false]],
  ['told of one alone', fact('g', '10'), fact('g', null), [false, false]],
  ['read of one alone', fact('g', '10'), fact('g', null, true), [false, true]],
  ['not read yet', fact('g', null, true), fact('g', null, true), [false, true]],
])('money that is %s: equal, not compared yet [WHY-05]', (_, a, b, told) => {
  expect(byLine([a], [b]).map(({ equal, waits }) => [equal, waits])).toEqual([told]);
  expect(byLine([a], [])[0]).toMatchObject({ equal: false, waits: false });
});
