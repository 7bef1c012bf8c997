import { describe, expect, it } from 'vitest';
import type { Id } from '#rules/ids.ts';
import { aQuestion } from '#testing/answerDesk.ts';
import type { Choices, DeskQuestion } from './desk.ts';
import { nameOf, reviewOf, type Seen, seenNow, whyFailed } from './review.ts';

const choices = (...entries: [id: string, choice: Id | null][]): Choices => new Map(entries);
const NONE: ReadonlyMap<string, Seen> = new Map();
const review = (
  questions: readonly DeskQuestion<string>[],
  chosen: Choices,
  seen = NONE,
  whyNot: Parameters<typeof reviewOf<string>>[3] = () => null,
) => reviewOf(questions, chosen, seen, whyNot);
/** What was seen when the first option of a question was chosen. */
const seen = (question: DeskQuestion): ReadonlyMap<string, Seen> => {
  const [option] = question.options();
  return new Map(option ? [[String(question.id), seenNow(question, option)]] : []);
};

it('sets changes of an existing answer apart, old → new, each in the service’s order [ANS-03]', () => {
  const questions = [1, 2, 3, 4].map((n) => aQuestion(n, n > 2 ? { stored: `${n}-b` } : {}));
  const found = review(
    questions,
    choices(['4', '4-a'], ['2', '2-b'], ['3', '3-a'], ['1', '1-a'], ['9', null]),
  );
  const told = found.changes.map(({ question, old, option }) => [question.n, old, option.text]);
  expect(told).toEqual([
    [3, 'No', 'Yes'],
    [4, 'No', 'Yes'],
  ]);
  expect(found.added.map(({ question, old }) => [question.n, old])).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(found.leftOut).toEqual([]);
});

describe('a choice is named and left out [ANS-03]', () => {
  const before = aQuestion(1);
  const stored = aQuestion(1, { stored: '1-b' });
  const reworded = aQuestion(1, { options: () => [{ id: '1-a', text: 'Tie' }] });
  it.each([
    ['whose question is gone', [], NONE, 'answers.gone', false],
    [
      'whose id two questions share',
      [before, { ...before, key: '1 (2)' }],
      NONE,
      'answers.idTwice',
      false,
    ],
    [
      'whose option vanished',
      [{ ...before, options: () => [] }],
      seen(before),
      'answers.vanished',
      false,
    ],
    [
      'that is stored by now',
      [aQuestion(1, { stored: '1-a' })],
      seen(before),
      'answers.storedAlready',
      false,
    ],
    ['beside what a colleague stored', [stored], seen(before), 'answers.storedMeanwhile', true],
    ['whose old answer was taken away', [before], seen(stored), 'answers.takenMeanwhile', true],
    ['whose option reads otherwise', [reworded], seen(before), 'answers.reworded', true],
  ] as const)('%s', (_, questions, was, why, again) => {
    const found = review(questions, choices(['1', '1-a']), was);
    expect([found.changes, found.added]).toEqual([[], []]);
    expect(found.leftOut).toMatchObject([{ id: '1', why: { key: why } }]);
    expect(found.leftOut[0]?.option !== null).toBe(again);
  });

  it('that the action does not allow, with its reason; nobody may save it all the same', () => {
    const closed = () => ({ key: 'reasons.gameInactive' }) as const;
    const found = review([stored], choices(['1', '1-a']), seen(before), closed);
    expect(found.leftOut).toMatchObject([
      { why: { key: 'answers.storedMeanwhile' }, option: null },
    ]);
    expect(review([before], choices(['1', '1-a']), NONE, closed).leftOut).toMatchObject([
      { why: { key: 'reasons.gameInactive' } },
    ]);
  });
});

it('what was seen with another option does not stand against this one [ANS-03]', () => {
  const now = aQuestion(1, { stored: '1-a' });
  expect(review([now], choices(['1', '1-b']), seen(aQuestion(1))).changes).toHaveLength(1);
});

it('questions that look alike are told apart [ANS-03]', () => {
  expect(nameOf(aQuestion(1, { text: 'Who?', telling: 'q7' }))).toBe('Who? (q7)');
});

it('a stopped sending is told by what changed, any other by its message [ANS-03]', () => {
  const changed = { key: 'actions.changedTitle' } as const;
  const rule = { key: 'reasons.gameInactive' } as const;
  expect(whyFailed({ message: changed, lines: [changed, rule] })).toEqual({
    key: 'answers.changed',
    params: { what: rule },
  });
  expect(whyFailed({ message: rule, lines: [rule] })).toEqual(rule);
  expect(whyFailed({ message: 'Too late' })).toBe('Too late');
});
