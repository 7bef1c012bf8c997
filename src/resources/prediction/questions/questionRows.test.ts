import { expect, it } from 'vitest';
import { questionRows } from './questionRows.ts';
import { aQuestion } from './testing.ts';

it('questions become rows with their text, choices, answer and leagues [UI-17]', () => {
  const [headings, ...rows] = questionRows(String, [
    aQuestion('q1', { answer: 'q1-no' }),
    aQuestion(2, { leagues: [] }),
  ]);
  expect(headings).toHaveLength(5);
  expect(rows).toEqual([
    ['q1', 'Question q1?', 'Yes | No', 'No', 'Rs. 10 × 100 · ui.status.active (q1-l1)'],
    [2, 'Question 2?', 'Yes | No', undefined, ''],
  ]);
});

it('choices that look alike say their ids in the row [UI-17, UI-01]', () => {
  const choices = [
    { _id: 'c1', choice: 'No' },
    { _id: 'c2', choice: 'Nо' },
  ];
  const [, row] = questionRows(String, [aQuestion('q1', { choices, answer: 'c2', leagues: [] })]);
  expect(row?.slice(2, 4)).toEqual(['No (c1) | Nо (c2)', 'Nо (c2)']);
});
