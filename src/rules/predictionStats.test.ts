import { expect, it } from 'vitest';
import { choicesMade } from './predictionStats.ts';

const question = {
  choices: [
    { _id: 'c1', choice: 'Yes' },
    { _id: 2, choice: 'No' },
    { _id: '__proto__', choice: 'Draw' },
  ],
};

it('shows each choice with slots and slots × entry, in the order of the question [PRD-16]', () => {
  const userChoices = new Map([
    ['__proto__', { slots_booked: '4' }],
    ['c9', { slots_booked: 1 }],
    ['2', { slots_booked: 3 }],
  ]);
  expect(choicesMade({ entry: 49.5, question, userChoices })).toEqual([
    { choiceId: '2', choice: 'No', slots: 3, investment: '148.5' },
    { choiceId: '__proto__', choice: 'Draw', slots: '4', investment: '198' },
    { choiceId: 'c9', choice: null, slots: 1, investment: '49.5' },
  ]);
});

it('reckons no investment from what is missing [PRD-16]', () => {
  const made = choicesMade({ entry: null, question: null, userChoices: new Map([['c1', null]]) });
  expect(made).toEqual([{ choiceId: 'c1', choice: null, slots: undefined, investment: null }]);
  expect(choicesMade({ entry: 5, question, userChoices: new Map() })).toEqual([]);
});
