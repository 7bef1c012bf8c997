import { describe, expect, it } from 'vitest';
import { leagueTemplate } from '#contract/prediction.ts';
import { aQuestion } from '#testing/predictionQuestions.ts';
import { arrived, awaitedDraft, costsAs, idsIn, readsAs } from './arrived.ts';
import { leaguesBefore, noneAdded } from './bulk.ts';

const asked = (_id: string, question: string) => aQuestion(_id, { question });
const sent = (question: string, before = idsIn([asked('old', 'Old?')])) => ({
  before,
  name: question,
  isIt: readsAs({ question, choices: [{ choice: 'Yes' }, { choice: 'No' }] }),
});

describe('what a list shows of what was sent', () => {
  it('is new in it and reads as it was sent, blanks aside [PRD-03, PRD-08]', () => {
    const all = [sent('One?'), sent('Two?'), sent('Old?')];
    const rows = [asked('old', 'Old?'), asked('n1', ' One? '), asked('n2', 'Another?')];
    expect(arrived(all, rows).map(({ name }) => name)).toEqual(['One?']);
  });

  it('of two sent alike is as many as are new [PRD-08]', () => {
    const two = [sent('One?'), sent('One?')];
    expect(arrived(two, [asked('n1', 'One?')])).toHaveLength(1);
    expect(arrived(two, [asked('n1', 'One?'), asked('n2', 'One?')])).toHaveLength(2);
  });

  it('has the same options in the same order [PRD-03]', () => {
    const options = (...choices: string[]) => ({
      question: 'One?',
      choices: choices.map((choice, nth) => ({ _id: `c${nth}`, choice })),
    });
    const isIt = readsAs(options('Yes', 'No'));
    expect(isIt(options('Yes', 'No '))).toBe(true);
    expect(isIt(options('No', 'Yes'))).toBe(false);
    expect(isIt(options('Yes', 'No', 'Tie'))).toBe(false);
  });

  it('of a typed question is told without its empty rows [PRD-03]', () => {
    const draft = {
      question: 'One?',
      options: ['Yes', ' ', 'No'].map((choice, nth) => ({ key: String(nth), choice })),
    };
    expect(awaitedDraft(draft, new Set()).isIt(asked('n1', 'One?'))).toBe(true);
  });

  it('of a league template is its entry and slots as numbers [PRD-06]', () => {
    const template = (entry: unknown, max_entries: unknown) =>
      leagueTemplate.parse({ _id: 't', entry, max_entries, status: 'active' });
    const isIt = costsAs({ entry: 10, max_entries: 100 });
    expect(isIt(template('10.00', '100'))).toBe(true);
    expect(isIt(template(10, 1000))).toBe(false);
    expect(isIt(template(null, 100))).toBe(false);
  });
});

it('leagues added to one question of several are no failure of all [PRD-05, PRD-17]', () => {
  const before = [aQuestion('a'), aQuestion('b')];
  const what = {
    kind: 'addLeagues',
    ids: ['a', 'b'],
    templates: [],
    before: leaguesBefore(before),
    message: '',
  } as const;
  const more = aQuestion('b', {
    leagues: [
      ...aQuestion('b').leagues,
      { _id: 'n', entry: 1, max_entries: 1, status: 'inactive' },
    ],
  });
  expect(noneAdded(what, before)).toBe(true);
  expect(noneAdded(what, [aQuestion('a'), more])).toBe(false);
});
