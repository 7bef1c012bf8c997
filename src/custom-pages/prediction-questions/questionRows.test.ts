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
    ['q1', 'Question q1?', 'Yes | No', 'No', 'Rs. 10 × 100 · active (q1-l1)'],
    [2, 'Question 2?', 'Yes | No', undefined, ''],
  ]);
});
