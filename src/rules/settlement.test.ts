import { describe, expect, it } from 'vitest';
import { predictionFacts, settlementCheck } from './predictionSettlement.ts';
import { changedSince, gameCode } from './settlement.ts';

const league = (_id: string, status: string, entry: unknown = 50, max_entries: unknown = 10) => ({
  _id,
  status,
  entry,
  max_entries,
});
const question = (_id: string, answer: unknown, leagues: ReturnType<typeof league>[]) => ({
  _id,
  question: `Question ${_id}`,
  choices: [
    { _id: 'c1', choice: 'Yes' },
    { _id: 'c2', choice: 'No' },
  ],
  answer,
  leagues,
});
const names = (check: { open: readonly { key: string; params?: object }[] }) =>
  check.open.map(({ key, params }) => [key.replace('reasons.', ''), params]);

describe('settlementCheck', () => {
  it('has nothing open when all is answered and no league is inactive or active [PRD-15]', () => {
    const check = settlementCheck([
      question('q1', 'c1', [league('L1', 'declared'), league('L2', 'cancelled')]),
      question('q2', 'c2', [league('L3', 'completed')]),
    ]);
    expect(check.open).toEqual([]);
    expect(check.populatedAt).toBeNull();
  });

  it('lists unanswered questions and leagues inactive, active or unknown, with their number [PRD-15]', () => {
    const check = settlementCheck([
      question('q1', null, [league('L1', 'inactive'), league('L2', 'active')]),
      question('q2', '', [league('L3', 'active'), league('L4', 'paused')]),
      question('q3', 'c9', [league('L5', '')]),
      question('q4', 'c1', []),
    ]);
    expect(names(check)).toEqual([
      ['questionsUnanswered', { smart_count: 3 }],
      ['leaguesInactive', { smart_count: 1 }],
      ['leaguesActive', { smart_count: 2 }],
      ['leaguesStatusUnknown', { smart_count: 2 }],
    ]);
    expect(check.leagues.get('active')).toBe(2);
  });

  it('counts what the action concerns and the rupees at most, as far as they are known [PRD-18]', () => {
    const questions = [
      question('q1', 'c1', [league('L1', 'active', 49.5, '10'), league('L2', 'cancelled', 99, 9)]),
      question('q2', 'c1', [league('L3', 'declared', '5', 3)]),
    ];
    expect(settlementCheck(questions)).toMatchObject({
      questions: 2,
      unanswered: 0,
      openLeagues: 2,
      atMost: '510',
    });
    const unread = [question('q1', 'c1', [league('L1', 'active', null)])];
    expect(settlementCheck(unread).atMost).toBeNull();
  });

  it('does not take a game without questions for a settled one [PRD-15]', () => {
    expect(names(settlementCheck([]))).toEqual([['noQuestions', undefined]]);
  });

  it('says when this session populated the leaderboard [PRD-15]', () => {
    expect(settlementCheck([], { populatedAt: 1_649_529_000_000 }).populatedAt).toBe(
      1_649_529_000_000,
    );
  });
});

describe('changedSince', () => {
  const game = { status: 'reconciled' };
  const before = [question('q1', 'c1', [league('L1', 'declared')])];
  const facts = predictionFacts(game, before);

  it('finds nothing in the same state, whatever the order and the kind of id [PRD-18]', () => {
    const again = [question('q1', 'c1', [league('L1', 'declared')])];
    expect(changedSince(facts, predictionFacts({ status: 'reconciled' }, again).reverse())).toEqual(
      [],
    );
  });

  it('tells two choices of the same text apart [PRD-18]', () => {
    const twins = (answer: string) => [
      {
        ...question('q1', answer, []),
        choices: [
          { _id: 'c1', choice: 'Yes' },
          { _id: 'c2', choice: 'Yes' },
        ],
      },
    ];
    expect(
      changedSince(predictionFacts(game, twins('c1')), predictionFacts(game, twins('c2'))),
    ).toEqual([{ kind: 'answer', label: 'Question q1', before: 'Yes (c1)', after: 'Yes (c2)' }]);
  });

  it('ids that come twice with different states are no change, and a change of one of them is [PRD-18]', () => {
    const twice = (...states: string[]) => [
      question(
        'q1',
        'c1',
        states.map((state) => league('L1', state)),
      ),
      question('q1', 'c2', []),
    ];
    const listed = predictionFacts(game, twice('declared', 'active'));
    expect(changedSince(listed, predictionFacts(game, twice('declared', 'active')))).toEqual([]);
    expect(changedSince(listed, predictionFacts(game, twice('active', 'declared')))).toEqual([]);
    // One id twice: nothing tells them apart.
    const label = 'Question q1 · Rs. 50';
    expect(changedSince(listed, predictionFacts(game, twice('declared', 'cancelled')))).toEqual([
      { kind: 'leagueStatus', label, before: 'active', after: 'cancelled' },
    ]);
    expect(
      changedSince(
        predictionFacts(game, twice('declared', 'declared')),
        predictionFacts(game, twice('declared', 'cancelled')),
      ),
    ).toEqual([{ kind: 'leagueStatus', label, before: 'declared', after: 'cancelled' }]);
    expect(changedSince(listed, predictionFacts(game, twice('declared')))).toEqual([
      { kind: 'leagueStatus', label, before: 'active', after: null },
    ]);
  });

  it.each([
    [
      'the status of the game',
      predictionFacts({ status: 'completed' }, before),
      { kind: 'gameStatus', label: '', before: 'reconciled', after: 'completed' },
    ],
    [
      'an answer',
      predictionFacts(game, [question('q1', 'c2', [league('L1', 'declared')])]),
      { kind: 'answer', label: 'Question q1', before: 'Yes', after: 'No' },
    ],
    [
      'an answer that is gone',
      predictionFacts(game, [question('q1', null, [league('L1', 'declared')])]),
      { kind: 'answer', label: 'Question q1', before: 'Yes', after: '—' },
    ],
    [
      'the status of a league',
      predictionFacts(game, [question('q1', 'c1', [league('L1', 'cancelled')])]),
      {
        kind: 'leagueStatus',
        label: 'Question q1 · Rs. 50',
        before: 'declared',
        after: 'cancelled',
      },
    ],
    [
      'a league that is gone',
      predictionFacts(game, [question('q1', 'c1', [])]),
      { kind: 'leagueStatus', label: 'Question q1 · Rs. 50', before: 'declared', after: null },
    ],
    [
      'a new question',
      predictionFacts(game, [...before, question('q2', null, [])]),
      { kind: 'answer', label: 'Question q2', before: null, after: '—' },
    ],
  ])('finds %s and shows both states [PRD-18]', (_what, after, change) => {
    expect(changedSince(facts, after)).toEqual([change]);
  });
});

it.each([
  [{ home_team_code: 'IND', away_team_code: 'AUS', id: 7 }, 'IND v AUS'],
  [{ home_team_code: 'IND', away_team_code: null, id: 7 }, '7'],
  [{ home_team_code: ' ', away_team_code: 'AUS', game_id: 'g-1' }, 'g-1'],
  [{}, ''],
])('the code of %j is %j [PRD-15]', (game, code) => {
  expect(gameCode(game)).toBe(code);
});
