import { describe, expect, it } from 'vitest';
import { leagueTemplate } from '#contract/prediction.ts';
import { aQuestion } from '#testing/predictionQuestions.ts';
import {
  failedQuestions,
  leaguesBefore,
  leaguesLeft,
  missingLeagues,
  type SentBulk,
} from './bulk.ts';

const template = (_id: string, entry: number | string, max_entries: number | string) =>
  leagueTemplate.parse({ _id, entry, max_entries, status: 'active' });
const league = (_id: string, entry: number, max_entries: number, status = 'inactive') => ({
  _id,
  entry,
  max_entries,
  status,
});
const ids = (questions: readonly { _id: unknown }[]) => questions.map(({ _id }) => _id);

describe('what a bulk action did not reach', () => {
  const before = [aQuestion('a'), aQuestion('b'), aQuestion('c'), aQuestion('d')];
  const sent: SentBulk = {
    kind: 'addLeagues',
    ids: ['a', 'b', 'c'],
    templates: [template('t1', '49', '1000'), template('t2', 10, 100), template('t3', 10, 100)],
    before: leaguesBefore(before),
    message: '',
  };
  const withNew = (id: string, ...fresh: ReturnType<typeof league>[]) =>
    aQuestion(id, { leagues: [...aQuestion(id).leagues, ...fresh] });

  it('is told from the list: each template needs a new league of its own [PRD-17]', () => {
    const now = [
      withNew('a', league('n1', 49, 1000), league('n2', 10, 100), league('n3', 10, 100)),
      // Of two equal templates only one came through; the old league of 10 and 100 does not count.
      withNew('b', league('n4', 49, 1000), league('n5', 10, 100)),
      aQuestion('c'),
      aQuestion('d'),
    ];
    expect(ids(failedQuestions(sent, now))).toEqual(['b', 'c']);
  });

  it('takes a league of the same entry with other slots for another [PRD-17]', () => {
    const now = [withNew('a', league('n1', 49, 999), league('n2', 10, 100), league('n3', 10, 100))];
    const [t1] = sent.templates;
    expect(missingLeagues(sent, now)).toEqual([{ ids: ['a'], templates: [t1] }]);
  });

  it('is added again without what came through, questions that miss the same together [PRD-17]', () => {
    const now = [
      withNew('a', league('n1', 49, 1000), league('n2', 10, 100), league('n3', 10, 100)),
      withNew('b', league('n4', 10, 100)),
      withNew('c', league('n5', 10, 100)),
    ];
    const [t1, t2, t3] = sent.templates;
    expect(missingLeagues(sent, now)).toEqual([{ ids: ['b', 'c'], templates: [t1, t3] }]);
    expect(missingLeagues(sent, [...now.slice(0, 2), aQuestion('c')])).toEqual([
      { ids: ['b'], templates: [t1, t3] },
      { ids: ['c'], templates: [t1, t2, t3] },
    ]);
  });

  it('leaves out questions that are gone [PRD-17]', () => {
    expect(ids(failedQuestions(sent, [aQuestion('b'), aQuestion('d')]))).toEqual(['b']);
  });

  it('of an activation are the questions that still have one of its leagues inactive [PRD-17]', () => {
    const activation: SentBulk = {
      kind: 'activate',
      ids: ['a', 'b', 'c'],
      leagues: ['a1', 'b1', 'c1'],
      message: '',
    };
    const now = [
      aQuestion('a', { leagues: [league('a1', 10, 1, 'active')] }),
      aQuestion('b', { leagues: [league('b1', 10, 1)] }),
      // Added meanwhile by somebody else: it was never sent.
      aQuestion('c', { leagues: [league('c1', 10, 1, 'active'), league('c2', 10, 1)] }),
    ];
    expect(ids(failedQuestions(activation, now))).toEqual(['b']);
  });
});

it.each([
  ['activate', ['l1']],
  ['cancel', ['l1', 'l2']],
] as const)('what %s did not reach of one question: %j [PRD-17]', (what, left) => {
  const statuses = ['inactive', 'active', 'completed', 'cancelled'];
  const all = statuses.map((status, n) => league(`l${n + 1}`, 10, 1, status));
  const asked = { what, ids: all.map(({ _id }) => _id) } as Parameters<typeof leaguesLeft>[1];
  const question = aQuestion('a', { leagues: [...all, league('l9', 10, 1)] });
  expect(ids(leaguesLeft(question, asked))).toEqual(left);
});
