import { expect, it } from 'vitest';
import { aQuestion } from '#testing/predictionQuestions.ts';
import { answerText, leagueTexts, optionTexts } from './cells.ts';

it('a question says its choices, answer and leagues in the cells of a copy [UI-17]', () => {
  const question = aQuestion('q1', { answer: 'q1-no' });
  expect(optionTexts(question.choices)).toBe('Yes | No');
  expect(answerText(question)).toBe('No');
  expect(answerText(aQuestion(2))).toBeNull();
  expect(leagueTexts(question.leagues, String)).toBe('Rs. 10 × 100 · ui.status.active (q1-l1)');
  expect(leagueTexts([])).toBe('');
});

it('choices that look alike say their ids [UI-17, UI-01]', () => {
  const choices = [
    { _id: 'c1', choice: 'No' },
    { _id: 'c2', choice: 'Nо' },
  ];
  const question = aQuestion('q1', { choices, answer: 'c2' });
  expect([optionTexts(question.choices), answerText(question)]).toEqual([
    'No (c1) | Nо (c2)',
    'Nо (c2)',
  ]);
});
