import { beforeEach, describe, expect, it } from 'vitest';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { setConfig } from '#config/current.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { aGame, aQuestion } from '#testing/predictionQuestions.ts';
import { testConfig } from '#testing/testConfig.ts';
import { gameStateText, onWholeGame } from './gameState.ts';
import { activateLeagues, activatePredictions, cancelLeagues } from './leagues.ts';
import { cancelGame, distributeWinning, populateLeaderboard } from './settle.ts';

beforeEach(() => setConfig(testConfig()));

const league = (_id: string, status: string, entry: unknown = 10, max_entries: unknown = 100) => ({
  _id,
  entry,
  max_entries,
  status,
});
const settled = (id: number) => ({
  game: aGame({ id }),
  questions: [
    aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'declared')] }),
    aQuestion('b', { answer: 'b-no', leagues: [league('b1', 'declared', '0.50', 3)] }),
  ],
});
const open = {
  game: aGame({ id: 71 }),
  questions: [
    aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'declared')] }),
    aQuestion('b', { leagues: [league('b1', 'active'), league('b2', 'inactive')] }),
    aQuestion('c', { answer: 'gone', leagues: [league('c1', 'on-hold', null)] }),
  ],
};
const keys = (points: readonly { key: string }[] = []) => points.map(({ key }) => key);
const confirmation = <State>(
  { confirm }: { confirm?: (state: State, extra: undefined) => unknown },
  state: State,
) => confirm?.(state, undefined) as ReturnType<NonNullable<typeof distributeWinning.confirm>>;

describe('the check before Distribute Winning', () => {
  it('of a game with nothing open needs no code, and says what is not known [PRD-15, PRD-18]', () => {
    const sheet = confirmation(distributeWinning, settled(70));
    expect(sheet.open).toEqual([]);
    expect(sheet.typed).toBeUndefined();
    expect(sheet.lines[0]?.params).toEqual({ record: 'IND v AUS (70)' });
    expect(sheet.figures?.map(({ value }) => value)).toEqual([
      '2',
      '0',
      '2',
      '₹1,001.50',
      { key: 'settlement.notKnownHere' },
    ]);
    expect(keys(sheet.notKnown)).toEqual([
      'settlement.booked',
      'settlement.bookedAtMost',
      'settlement.paidBefore',
    ]);
  });

  it('lists what is open by name and asks for the code of the game [PRD-15]', () => {
    const sheet = confirmation(distributeWinning, open);
    expect(sheet.open?.map(({ key, params, items }) => [key, params?.smart_count, items])).toEqual([
      ['reasons.questionsUnanswered', 2, ['Question b?', 'Question c?']],
      ['reasons.leaguesInactive', 1, ['Question b? · Rs. 10 × 100 (b2)']],
      ['reasons.leaguesActive', 1, ['Question b? · Rs. 10 × 100 (b1)']],
      ['reasons.leaguesStatusUnknown', 1, ['Question c? · — × 100']],
    ]);
    expect(sheet.typed?.value).toBe('71');
  });

  it('says when this session populated the leaderboard, of this very game [PRD-15]', () => {
    const { name, label, record } = populateLeaderboard;
    const entry = noteActivity({ action: name, label, record: record(settled(72)) });
    settleActivity(entry, { outcome: 'confirmed', message: '' });
    const figure = (id: number) =>
      confirmation(distributeWinning, settled(id)).figures?.at(-1)?.value;
    expect(figure(72)).toMatchObject({ key: 'settlement.populatedAt' });
    expect(figure(73)).toMatchObject({ key: 'settlement.notKnownHere' });
  });

  it('has an open point when it was sent before, even while the state still allows it [PRD-15]', () => {
    const { name, label, record } = distributeWinning;
    const entry = noteActivity({ action: name, label, record: record(settled(74)) });
    settleActivity(entry, { outcome: 'unknown', message: '' });
    const sheet = confirmation(distributeWinning, settled(74));
    expect(keys(sheet.open)).toEqual(['settlement.sentBefore']);
    expect(sheet.typed?.value).toBe('74');
  });
});

it.each([
  [999.99, true],
  [1000, false],
])(
  'above %d rupees the sheets of a game of ₹1,000 say so in front and ask for the code: %s [SET-04]',
  (bigAmount, large) => {
    setConfig(testConfig({ bigAmount }));
    const state = {
      game: aGame({ id: 76 }),
      questions: [aQuestion('a', { leagues: [league('a1', 'declared')] })],
    };
    for (const sheet of [confirmation(distributeWinning, state), confirmation(cancelGame, state)]) {
      expect(sheet.warnings?.map(({ key }) => key)).toEqual(
        large ? ['settlement.largeAmount'] : undefined,
      );
      if (large) expect(sheet.typed?.value).toBe('76');
    }
  },
);

it.each([
  [1000, true],
  [undefined, false],
])(
  'with a limit of %s, and an entry that nobody knows, the sheets say that it could not be checked: %s [SET-04]',
  (bigAmount, told) => {
    setConfig(testConfig({ bigAmount }));
    const state = {
      game: aGame({ id: 77 }),
      questions: [aQuestion('a', { leagues: [league('a1', 'declared', null)] })],
    };
    for (const sheet of [confirmation(distributeWinning, state), confirmation(cancelGame, state)])
      expect(keys(sheet.notKnown).includes('settlement.limitUnchecked')).toBe(told);
  },
);

describe('the other sheets', () => {
  it('Cancel Game names the answers and payments that it takes away [PRD-18]', () => {
    const sheet = confirmation(cancelGame, {
      game: aGame({ id: 75, status: 'completed' }),
      questions: [
        aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'completed')] }),
        aQuestion('b'),
      ],
    });
    expect(keys(sheet.open)).toEqual([
      'prediction.open.gameStatus',
      'prediction.open.answered',
      'prediction.open.completed',
    ]);
    expect(sheet.figures?.map(({ value }) => value)).toEqual(['2', '1', '₹1,000.00']);
    expect(sheet.typed?.value).toBe('75');
  });

  it('Cancel Game of a running game without answers needs no code [PRD-18]', () => {
    const sheet = confirmation(cancelGame, {
      game: aGame({ id: 76, status: 'active' }),
      questions: [aQuestion('a')],
    });
    expect(sheet.typed).toBeUndefined();
  });

  it('Populate Leaderboard lists what is open and asks for no code [PRD-18]', () => {
    const sheet = confirmation(populateLeaderboard, open);
    expect(sheet.open).toHaveLength(4);
    expect(sheet.typed).toBeUndefined();
  });

  it('leagues are cancelled and activated as those named, counted with their rupees [PRD-11, PRD-14]', () => {
    const state = { ...open, leagues: ['b1', 'b2', 'nowhere'] };
    const sheet = confirmation(cancelLeagues, state);
    expect(sheet.figures?.map(({ value }) => value)).toEqual(['1', '3', '₹2,000.00']);
    expect(cancelLeagues.input({ ...open, leagues: ['b1'] }, undefined)).toEqual({
      body: {
        distribute_type: 'leaguerefund',
        game_id: 71,
        action: 'league_wise',
        leagues: ['b1'],
      },
    });
  });
});

describe('the state that is read again', () => {
  it('in words is the status of the game and of its leagues [PRD-18]', () => {
    expect(gameStateText(open)).toEqual(
      listed(
        [
          { key: 'ui.statusIs.reconciled' },
          listed(
            (['declared', 'active', 'inactive'] as const)
              .map((status): Text | string => ({
                key: 'ui.list.count',
                params: { count: 1, what: { key: `ui.statusIs.${status}` } },
              }))
              .concat({ key: 'ui.list.count', params: { count: 1, what: 'on-hold' } }),
          ),
        ],
        'dot',
      ),
    );
  });

  it('differs when an answer differs, although the statuses are the same [PRD-15, PRD-18]', () => {
    const before = settled(77);
    const [first, second] = before.questions;
    const now = { ...before, questions: [{ ...first, answer: 'a-no' }, second] };
    expect(onWholeGame.changes(before, before)).toEqual([]);
    expect(onWholeGame.changes(before, now as typeof before)).toEqual([
      {
        key: 'settlement.changed.answer',
        params: { label: 'Question a?', before: 'Yes', after: 'No' },
      },
    ]);
  });

  it.each([
    distributeWinning,
    cancelGame,
    populateLeaderboard,
    activatePredictions,
    activateLeagues,
    cancelLeagues,
  ])('$name takes the one lock of the game [NET-05]', ({ lock }) => {
    expect(lock?.({ ...open, leagues: [] })).toBe('prediction game 71');
  });
});
