import { describe, expect, it } from 'vitest';
import type { Allowed } from './reason.ts';
import {
  isDistributable,
  mayAnswerQuestion,
  mayCancelQuestion,
  mayCancelTradesGame,
  maySaveTradesAnswer,
  maySettle,
  optionTellings,
  optionText,
  optionTexts,
  questionTexts,
  slotCounts,
} from './trades.ts';

/** 'yes', the reason's name, or the name in brackets where the control is hidden. */
const told = (allowed: Allowed): string => {
  if (allowed === true) return 'yes';
  const name = allowed.key.replace('reasons.', '');
  return allowed.hidden ? `(${name})` : name;
};

const options = [
  { _id: 'o1', value: 'Yes' },
  { _id: 2, value: 'No' },
];
const question = (_id: string, status: string, answer?: unknown) => ({
  _id,
  question_en: `Question ${_id}`,
  status,
  options,
  answer,
});

describe('questions', () => {
  it.each([
    ['active', 'yes'],
    ['inactive', 'questionNotActive'],
    ['cancelled', 'questionNotActive'],
    ['settled', 'statusUnknown'],
    ['ACTIVE', 'statusUnknown'],
    ['', 'statusMissing'],
  ])('one that is %j may be answered or cancelled: %s [TRD-02]', (status, expected) => {
    expect(told(mayAnswerQuestion({ status }))).toBe(expected);
    expect(told(mayCancelQuestion({ status }))).toBe(expected);
    expect(told(maySaveTradesAnswer(question('q1', status), 'o1'))).toBe(expected);
  });

  it.each([
    [undefined, 'o1', 'yes'],
    [null, '2', 'yes'],
    ['', 'o1', 'yes'],
    ['o1', '2', 'yes'],
    ['2', 2, 'answerUnchanged'],
    ['o1', 'o9', 'answerNotOffered'],
    ['o1', null, '(answerNotChosen)'],
  ])('with %j stored and %j chosen, saving: %s [TRD-02]', (answer, chosen, expected) => {
    expect(told(maySaveTradesAnswer(question('q1', 'active', answer), chosen))).toBe(expected);
  });

  it.each([
    ['o1', 'Yes'],
    ['2', 'No'],
    [2, 'No'],
    ['o9', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the answer %j reads %j [TRD-05]', (answer, text) => {
    expect(optionText(options, answer)).toBe(text);
  });
});

describe('the settlement bar', () => {
  it.each([
    ['reconciled', true, 'yes', 'yes'],
    ['reconciled', false, 'distributeFlagOff', 'distributeFlagOff'],
    ['cancelled', true, '(gameCancelled)', 'yes'],
    ['cancelled', false, '(gameCancelled)', 'yes'],
    ['inactive', true, 'gameNotReconciled', 'gameNotReconciled'],
    ['active', true, 'gameNotReconciled', 'gameNotReconciled'],
    ['inprogress', true, 'gameNotReconciled', 'gameNotReconciled'],
    ['completed', true, 'gameNotReconciled', 'gameNotReconciled'],
    ['completed', false, 'gameNotReconciled', 'gameNotReconciled'],
    ['frozen', true, 'statusUnknown', 'statusUnknown'],
    ['RECONCILED', true, 'statusUnknown', 'statusUnknown'],
    ['', true, 'statusMissing', 'statusMissing'],
  ])(
    'of a game that is %j, flagged %s: the three %s, Cancel Game %s [TRD-03]',
    (status, distributable, settle, cancel) => {
      expect(told(maySettle({ status, distributable }))).toBe(settle);
      expect(told(mayCancelTradesGame({ status, distributable }))).toBe(cancel);
    },
  );

  it.each<[unknown, unknown, boolean]>([
    [undefined, undefined, true],
    [null, null, true],
    [undefined, true, true],
    [undefined, false, false],
    [true, false, true],
    [false, true, false],
    ['yes', true, false],
    [1, true, false],
  ])('the flags %j of the list and %j of the game count as set: %s [TRD-03]', (list, game, set) => {
    expect(isDistributable(list, game)).toBe(set);
  });
});

it.each([
  [{ matched: 0, unmatched: 0, cancelled: 10 }, [null, null, 10]],
  [{ matched: '3', unmatched: 1, cancelled: null }, ['3', 1, null]],
  [{ unmatched: 3 }, [null, 3, null]],
  [{ matched: '0', unmatched: undefined, cancelled: 'x' }, [null, null, null]],
  [{}, [null, null, null]],
])('of %j the slots %j are shown, each at its place [TRD-05]', (trade, shown) => {
  expect(slotCounts(trade)).toEqual([
    { kind: 'matched', slots: shown[0] },
    { kind: 'unmatched', slots: shown[1] },
    { kind: 'cancelled', slots: shown[2] },
  ]);
});

it('options and questions that look alike are named with their ids, the others are not [TRD-02, UI-01]', () => {
  const alike = [
    { _id: 'o1', value: 'NO' },
    { _id: 2, value: 'No\u200b' },
    { _id: 'o3', value: 'Yes' },
    { _id: 'o4', value: null },
  ];
  expect(alike.map(({ _id }) => optionText(alike, _id))).toEqual([
    'NO (o1)',
    'No\u200b (2)',
    'Yes',
    null,
  ]);
  expect(optionTexts(alike)).toEqual(['NO (o1)', 'No\u200b (2)', 'Yes', 'o4']);
  expect(optionTellings(alike)).toEqual(['o1', '2', '', '']);
  expect(
    questionTexts([
      { _id: 1, question_en: 'Who?' },
      { _id: 2, question_en: 'who ?' },
      { _id: 3, question_en: null },
    ]),
  ).toEqual(['Who? (1)', 'who ? (2)', '3']);
});
