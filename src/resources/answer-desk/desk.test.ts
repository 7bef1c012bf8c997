import { describe, expect, it } from 'vitest';
import { aQuestion } from '#testing/answerDesk.ts';
import {
  countsOf,
  type DeskQuestion,
  inOrder,
  isOfKind,
  KINDS,
  nextToAnswer,
  typedDigit,
} from './desk.ts';

const open = aQuestion(1);
const answered = aQuestion(2, { stored: '2-a' });
const cancelled = aQuestion(3, { state: 'cancelled', closed: { key: 'reasons.gameCancelled' } });
const oddAnswer = aQuestion(4, { stored: 'of no option', answered: false });
const shut = aQuestion(5, { state: 'other', closed: { key: 'reasons.gameInactive' } });
const questions = [answered, cancelled, open, oddAnswer, shut];
const names = (some: readonly DeskQuestion[]) => some.map(({ n }) => n);

it('what lacks an answer comes first, the rest in the service’s order [ANS-01]', () => {
  expect(names(inOrder(questions))).toEqual([1, 4, 5, 2, 3]);
});

describe('kinds', () => {
  const choices = new Map([
    ['1', '1-a'],
    ['2', '2-a'],
    ['4', null],
  ]);
  it.each([
    ['all', [2, 3, 1, 4, 5]],
    ['unanswered', [1, 4, 5]],
    ['chosen', [1]],
    ['answered', [2]],
    ['active', [2, 1, 4]],
    ['cancelled', [3]],
  ] as const)('%s, with its count [ANS-01]', (kind, expected) => {
    const held = questions.filter((question) => isOfKind(question, kind, choices));
    expect(names(held)).toEqual(expected);
    expect(countsOf(questions, choices)[kind]).toBe(expected.length);
  });
  it('are all of the address [ANS-01]', () => {
    expect(KINDS).toHaveLength(6);
  });
});

it.each([
  ['from the top', -1, [], 2],
  ['below', 2, [], 3],
  ['from the top again, past what is closed and what is chosen', 2, ['4'], 2],
  ['none where all have a choice', 0, ['1', '4'], -1],
])('the next without an answer: %s [ANS-02]', (_, from, chosen, expected) => {
  const choices = new Map(chosen.map((id) => [id, `${id}-a`]));
  expect(nextToAnswer(questions, from, choices)).toBe(expected);
});

it.each([
  // before, digit, options → what it does, what the next digit goes on from
  ['', '1', 2, 0, ''],
  ['', '3', 2, null, ''],
  ['', '9', 9, 8, ''],
  ['', '1', 12, 0, '1'],
  ['1', '2', 12, 11, ''],
  ['1', '0', 12, 9, ''],
  ['1', '3', 12, 2, ''],
  ['', '2', 12, 1, ''],
  ['', '0', 12, 'clear', ''],
  ['1', '0', 9, 'clear', ''],
  ['1', '2', 120, 11, '12'],
  ['12', '0', 120, 119, ''],
] as const)('after %j, %s of %i options: %j [ANS-02]', (before, digit, options, does, typed) => {
  expect(typedDigit(before, digit, options)).toEqual({ does, typed });
});
