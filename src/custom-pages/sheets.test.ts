import { beforeEach, describe, expect, it } from 'vitest';
import { type AnyAction, type Confirmation, nameOf } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { confirmationOf } from '#actions/confirmationOf.ts';
import { doneBefore, tellsSent } from '#actions/sentBefore.ts';
import { setConfig } from '#config/current.ts';
import { picksGame } from '#contract/games.ts';
import { picksQuestion } from '#contract/picks.ts';
import { tradesGame, tradesQuestion } from '#contract/trades.ts';
import en from '#i18n/prediction/en.ts';
import hi from '#i18n/prediction/hi.ts';
import { removeBypass } from '#resources/bank-verifications/actions.ts';
import { saveLines, updateLine } from '#resources/picks/questions/lineActions.ts';
import { markActive, markGameActive } from '#resources/picks/questions/markActions.ts';
import {
  activateLeagues,
  activatePredictions,
  cancelLeagues,
} from '#resources/prediction/questions/actions/leagues.ts';
import { removeQuestion } from '#resources/prediction/questions/actions/questions.ts';
import {
  cancelGame,
  distributeWinning,
  populateLeaderboard,
} from '#resources/prediction/questions/actions/settle.ts';
import { askedQuestions, cancelQuestion } from '#resources/trades/questions/questionActions.ts';
import * as trades from '#resources/trades/questions/settlementActions.ts';
import { questioned } from '#resources/trades/questions/tradesGame.ts';
import { aGame, aQuestion } from '#testing/predictionQuestions.ts';
import { testConfig } from '#testing/testConfig.ts';

setConfig(testConfig());
beforeEach(() => setConfig(testConfig()));

/** What a sheet says, by the last parts of its keys. */
const last = (key: string) => key.split('.').at(-1) ?? '';
const figures = (sheet: Confirmation | undefined) =>
  sheet?.figures?.map(({ label, value }) => [
    last(label.key),
    typeof value === 'string' ? value : last(value.key),
  ]);
const open = (sheet: Confirmation | undefined) =>
  sheet?.open?.map(({ key, params, items }) => [last(key), params?.smart_count, items]);
const notKnown = (sheet: Confirmation | undefined) =>
  sheet?.notKnown?.map(({ key, params }) => [last(key), ...Object.values(params ?? {})]);

const league = (_id: string, status: string, entry = 10, max_entries = 100) => ({
  _id,
  status,
  entry,
  max_entries,
});
/** Answered, unanswered, unanswered; leagues of every status. */
const predicted = {
  game: aGame({ id: 72 }),
  questions: [
    aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'declared', 5, 10)] }),
    aQuestion('b', { leagues: [league('b1', 'active'), league('b2', 'inactive', 2, 3)] }),
    aQuestion('c', { leagues: [league('c1', 'completed'), league('c2', 'cancelled')] }),
  ],
};

describe('the sheets of a prediction game', () => {
  it.each([
    [
      distributeWinning,
      [
        ['questions', '3'],
        ['unanswered', '2'],
        ['openLeagues', '3'],
        ['atMost', '₹1,056.00'],
        ['leaderboard', 'notKnownHere'],
      ],
      [['booked'], ['bookedAtMost', '₹1,056.00'], ['paidBefore']],
    ],
    [
      cancelGame,
      [
        ['questions', '3'],
        ['openLeagues', '3'],
        ['atMost', '₹1,056.00'],
      ],
      [['cancelledLeagues'], ['booked'], ['bookedAtMost', '₹1,056.00']],
    ],
    [
      populateLeaderboard,
      [
        ['questions', '3'],
        ['unanswered', '2'],
        ['openLeagues', '3'],
        ['leaderboard', 'notKnownHere'],
      ],
      [],
    ],
  ])(
    '$name counts right, and says what only the services know [PRD-15, PRD-18]',
    (one, said, unknown) => {
      const sheet = one.confirm?.(predicted, undefined);
      expect(figures(sheet)).toEqual(said);
      expect(notKnown(sheet)).toEqual(unknown);
    },
  );

  it.each([
    [
      activateLeagues,
      ['b2'],
      [
        ['questions', '1'],
        ['leaguesToActivate', '1'],
        ['atMost', '₹6.00'],
      ],
    ],
    [
      activatePredictions,
      ['b2'],
      [
        ['questions', '1'],
        ['leaguesToActivate', '1'],
        ['atMost', '₹6.00'],
      ],
    ],
    [
      cancelLeagues,
      ['a1', 'b1'],
      [
        ['questions', '2'],
        ['leaguesToRefund', '2'],
        ['atMost', '₹1,050.00'],
      ],
    ],
  ])('$name counts its own leagues alone [PRD-11, PRD-13, PRD-18]', (one, leagues, said) => {
    expect(figures(one.confirm?.({ ...predicted, leagues }, undefined))).toEqual(said);
  });

  it('Distribute Winning names the answers that are chosen and not saved, and needs the code [PRD-09, PRD-15]', () => {
    const settled = {
      game: aGame({ id: 73 }),
      questions: [aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'declared')] })],
    };
    const chosen = { ...settled, unsaved: [{ question: 'Question a?', choice: 'No' }] };
    expect(distributeWinning.confirm?.(settled, undefined)?.typed).toBeUndefined();
    const sheet = distributeWinning.confirm?.(chosen, undefined);
    expect(open(sheet)).toEqual([['unsavedAnswers', 1, ['Question a? · No']]]);
    expect(sheet?.typed?.value).toBe('73');
  });

  const deleting = (leagues: object[], fields: object = {}) => {
    const question = aQuestion('a', { leagues, ...fields });
    return removeQuestion.confirm?.({ game: aGame(), questions: [question], question }, undefined);
  };

  it('Delete question with leagues in play is asked as money: counts, what is lost, the code [PRD-12, PRD-18]', () => {
    expect([removeQuestion.endpoint.effect, removeQuestion.mark]).toEqual(['money', 'final']);
    const sheet = deleting(
      [
        league('a1', 'active'),
        league('a2', 'declared', 5, 10),
        league('a3', 'completed'),
        league('a4', 'inactive'),
      ],
      { answer: 'a-yes' },
    );
    expect(figures(sheet)).toEqual([
      ['leagues', 'comma'],
      ['atMost', '₹1,050.00'],
    ]);
    expect(open(sheet)).toEqual([
      ['leaguesLost', 2, ['Rs. 10 × 100 (a1)', 'Rs. 5 × 10']],
      ['answered', 1, ['Question a?']],
      ['completed', 1, undefined],
    ]);
    expect(notKnown(sheet)).toEqual([['deletedLeagues']]);
    expect(sheet?.typed?.value).toBe('7');
  });

  it('Delete question of which nobody can have booked needs no code [PRD-12]', () => {
    const sheet = deleting([league('a1', 'inactive'), league('a2', 'cancelled')]);
    expect([open(sheet), sheet?.typed]).toEqual([[], undefined]);
    expect(figures(deleting([]))).toEqual([['leagues', '0']]);
  });

  it('Delete question counts its leagues, and that only the services know what becomes of them [PRD-12, PRD-18]', () => {
    const sheet = deleting([league('a1', 'inactive')]);
    expect(figures(sheet)).toEqual([['leagues', 'count']]);
    expect(notKnown(sheet)).toEqual([['deletedLeagues']]);
    expect(notKnown(deleting([]))).toEqual([]);
    for (const texts of [en, hi]) {
      const said = [texts.deleteQuestionLine, texts.open.leaguesLost].join();
      expect(said).not.toMatch(/with %|deleted with|के साथ ह/);
    }
  });
});

const options = [
  { _id: 'o1', value: 'Yes' },
  { _id: 'o2', value: 'No' },
];
const traded = (...questions: object[]) =>
  questioned(
    '7',
    {
      questions: questions.map((question, nth) =>
        tradesQuestion.parse({ _id: `q${nth}`, question_en: `Q${nth}?`, options, ...question }),
      ),
    },
    tradesGame.parse({ id: 7, status: 'reconciled', home_team_code: 'IND', away_team_code: 'AUS' }),
  );
const mixed = traded(
  { status: 'active', answer: 'o1' },
  { status: 'active', answer: 'o2' },
  { status: 'inactive', answer: 'o1' },
  { status: 'active' },
  { status: 'inactive', answer: 'o9' },
  { status: 'cancelled' },
);
const COUNTS = [
  ['questions', '6'],
  ['answered', '3'],
  ['unanswered', '2'],
  ['cancelled', '1'],
];

describe('the sheets of a trades game', () => {
  const steps = [
    [trades.distributeWinning, true, ['rupees', 'paidBefore']],
    [trades.markComplete, true, ['settledAfter', 'paidBefore']],
    [trades.cancelGame, false, ['givenBack', 'rupees', 'paidBefore']],
    [trades.cancelUnmatched, false, ['unmatched', 'rupees']],
  ] as const;

  it.each(steps)(
    '$name counts right, and says what only the service knows [TRD-03, PRD-18]',
    (one, _, unknown) => {
      const sheet = one.confirm?.(mixed, undefined);
      expect(figures(sheet)).toEqual(COUNTS);
      expect(notKnown(sheet)?.flat()).toEqual(unknown);
    },
  );

  it.each(steps)(
    '$name with open questions: the code is needed where answers matter [TRD-03, PRD-15]',
    (one, needsAnswers) => {
      const sheet = one.confirm?.(mixed, undefined);
      expect(open(sheet)).toEqual(needsAnswers ? [['questionsUnanswered', 2, ['Q3?', 'Q4?']]] : []);
      expect(sheet?.typed?.value).toBe(needsAnswers ? '7' : undefined);
    },
  );

  it.each(steps)(
    '$name of a game whose questions are answered or cancelled warns of nothing, active or not [TRD-03, PRD-15]',
    (one) => {
      const settled = traded({ status: 'active', answer: 'o1' }, { status: 'cancelled' });
      const sheet = one.confirm?.(settled, undefined);
      expect([open(sheet), sheet?.typed]).toEqual([[], undefined]);
    },
  );

  it.each(steps)(
    '$name names the options that are chosen and not saved, where answers matter [TRD-03, PRD-15]',
    (one, needsAnswers) => {
      const settled = traded(
        { status: 'active', answer: 'o1' },
        { status: 'active', answer: 'o2' },
      );
      // The first is the stored one.
      const chosen = new Map([
        ['q0', 'o1'],
        ['q1', 'o1'],
      ]);
      const asked = { ...settled, chosen };
      const sheet = one.confirm?.(asked, undefined);
      expect(open(sheet)).toEqual(needsAnswers ? [['unsavedAnswers', 1, ['Q1? · Yes']]] : []);
    },
  );
});

describe('the sheets of a picks game', () => {
  const questions = ['active', 'active', 'inactive', 'inactive', 'inactive', 'odd'].map(
    (status, nth) =>
      picksQuestion.parse({
        _id: nth,
        status,
        line: nth === 1 ? null : nth,
        player_data: { name: `Player ${nth}` },
        picks_category: 'runs',
      }),
  );
  const game = {
    gameId: '7',
    game: picksGame.parse({
      game_id: 7,
      status: 'new',
      home_team_code: 'IND',
      away_team_code: 'AUS',
    }),
    questions,
  };

  it('Mark Game Active names both counts, and that only the service knows what becomes of the inactive [PIC-04, PRD-18]', () => {
    const sheet = markGameActive.confirm?.(game, 'active');
    expect(figures(sheet)).toEqual([
      ['active', '2'],
      ['inactive', '3'],
      ['other', '1'],
    ]);
    expect(notKnown(sheet)).toEqual([['inactiveToo', 3]]);
    expect(open(sheet)).toEqual([
      ['noValue', 1, ['Player 1']],
      ['statusUnknown', 1, ['Player 5']],
    ]);
  });

  it('Mark Game Active with nothing inactive leaves nothing unknown, and tells typed values that are not saved [PIC-04]', () => {
    const active = { ...game, questions: questions.slice(0, 1) };
    expect(notKnown(markGameActive.confirm?.(active, 'active'))).toEqual([]);
    expect(open(markGameActive.confirm?.(active, 'active'))).toEqual([]);
    const sheet = markGameActive.confirm?.({ ...active, unsaved: 2 }, 'active');
    expect(open(sheet)).toEqual([['unsaved', 2, undefined]]);
    expect(sheet?.typed?.value).toBe('7');
  });

  it('Mark Active, Update Value and the lines desk count what they send [PIC-04, PIC-05, PIC-08]', () => {
    const inactive = questions.slice(2, 5);
    const marked = markActive.confirm?.({ ...game, questions: inactive, unsaved: 1 }, undefined);
    expect(figures(marked)).toEqual([
      ['count', '3'],
      ['from', 'counted'],
      ['to', 'active'],
    ]);
    expect(open(marked)).toEqual([['unsaved', 1, undefined]]);
    const [question] = inactive;
    if (!question) throw new Error('a question was made');
    expect(figures(updateLine.confirm?.({ open: game, question }, '2.50'))).toEqual([
      ['oldValue', '2'],
      ['newValue', '2.5'],
    ]);
    const changes = inactive.map((one) => ({ question: one, from: one.line, to: 9 }));
    expect(figures(saveLines.confirm?.(game, { changes, refused: 0 }))).toEqual([
      ['saveCount', '3'],
    ]);
  });
});

describe('what was confirmed in this session', () => {
  const confirmed = (one: AnyAction, subject: unknown) =>
    settleActivity(
      noteActivity({
        action: one.name,
        label: one.label,
        record: nameOf(one, subject, undefined),
        parts: one.parts?.(subject),
      }),
      { outcome: 'confirmed', message: '' },
    );
  const said = (one: AnyAction, subject: unknown) => [
    doneBefore(one, subject, undefined)?.key,
    confirmationOf(one, subject, undefined)?.open?.some(tellsSent) ?? false,
  ];
  const any = (one: unknown) => one as AnyAction;
  const removed = { ...predicted, question: predicted.questions[1] };

  it.each<[AnyAction, unknown, string]>([
    [any(removeBypass), { id: 1, user_id: 48001, status: 'verified', json: null }, 'removed'],
    [any(cancelQuestion), askedQuestions(mixed)[0], 'cancelled'],
    [any(removeQuestion), removed, 'deleted'],
  ])('$name tells it on its button and on its sheet [PRD-15, UI-14]', (one, subject, done) => {
    expect(said(one, subject)).toEqual([undefined, false]);
    confirmed(one, subject);
    expect(said(one, subject)).toEqual([`settlement.doneAt.${done}`, true]);
  });

  const answered = traded({ status: 'active', answer: 'o1' }, { status: 'cancelled' });
  const toPay = {
    game: aGame({ id: 82 }),
    questions: [aQuestion('a', { answer: 'a-yes', leagues: [league('a1', 'declared')] })],
  };
  const toCancel = {
    game: aGame({ id: 83 }),
    questions: [aQuestion('a', { leagues: [league('a1', 'active')] })],
  };
  it.each<[AnyAction, unknown, string, string]>([
    [any(distributeWinning), toPay, 'distributed', '82'],
    [any(cancelGame), toCancel, 'cancelled', '83'],
    [any(trades.distributeWinning), answered, 'distributed', '7'],
    [any(trades.markComplete), answered, 'complete', '7'],
    [any(trades.cancelGame), answered, 'cancelled', '7'],
    [any(trades.cancelUnmatched), answered, 'cancelled', '7'],
  ])(
    '$name names it with time and person on button and sheet, which asks for the code [SET-03]',
    (one, subject, done, code) => {
      expect(one.confirm?.(subject as never, undefined as never)?.typed).toBeUndefined();
      expect(doneBefore(one, subject, undefined)).toBeNull();
      confirmed(one, subject);
      const told = doneBefore(one, subject, undefined);
      expect(told?.key).toBe(`settlement.doneAt.${done}`);
      expect(Object.keys(told?.params ?? {})).toEqual(['time', 'person']);
      const sheet = one.confirm?.(subject as never, undefined as never);
      expect(sheet?.open).toContainEqual({ key: 'settlement.doneBefore', params: { done: told } });
      expect(sheet?.typed?.value).toBe(code);
    },
  );

  it('of some leagues stands on their sheet alone: what the service left out is sent again by the same button [PRD-11, PRD-15]', () => {
    const one = any(cancelLeagues);
    const leagues = (...ids: string[]) => ({ ...predicted, game: aGame({ id: 74 }), leagues: ids });
    confirmed(one, leagues('a1', 'b1'));
    expect(said(one, leagues('b1'))).toEqual([undefined, true]);
    expect(said(one, leagues('b1', 'b2'))).toEqual([undefined, true]);
    expect(said(one, leagues('b2'))).toEqual([undefined, false]);
  });
});
