// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Confirmation, stateTextOf } from '#actions/action.ts';
import { lockKey } from '#actions/allowed.ts';
import { changeLines } from '#actions/settlement.ts';
import { setConfig } from '#config/current.ts';
import { picksGame } from '#contract/games.ts';
import { picksQuestion } from '#contract/picks.ts';
import { tradesGame, tradesQuestion } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { saveLines, updateLine } from '#resources/picks/questions/lineActions.ts';
import { markActive, markGameActive } from '#resources/picks/questions/markActions.ts';
import { removeLeagueTemplate } from '#resources/prediction/league-templates/actions.ts';
import { saveAnswer as savePrediction } from '#resources/prediction/questions/actions/answer.ts';
import {
  askedQuestions,
  cancelQuestion,
  saveAnswer,
} from '#resources/trades/questions/questionActions.ts';
import {
  cancelUnmatched,
  distributeWinning,
  markComplete,
} from '#resources/trades/questions/settlementActions.ts';
import { questioned } from '#resources/trades/questions/tradesGame.ts';
import { aGame, aQuestion } from '#testing/predictionQuestions.ts';
import { testConfig } from '#testing/testConfig.ts';
import { Wrapper } from '#testing/ui.tsx';

setConfig(testConfig());
afterEach(cleanup);

const at = '2026-11-26T23:00:00.000Z';
const codes = { home_team_code: 'IND', away_team_code: 'AUS', game_date: at };
const trades = questioned(
  '70001',
  {
    questions: [
      tradesQuestion.parse({
        _id: 'q1',
        question_en: 'Who?',
        status: 'active',
        options: [{ _id: 'o1', value: 'Asha' }],
      }),
    ],
  },
  tradesGame.parse({ ...codes, id: 70001, status: 'reconciled' }),
);
const picks = {
  gameId: '72001',
  game: picksGame.parse({ ...codes, game_id: 72001, status: 'new' }),
  questions: ['inactive', 'odd'].map((status, nth) =>
    picksQuestion.parse({ _id: nth, status, picks_category: 'strike-rate', line: 3 }),
  ),
};
const [asked] = askedQuestions(trades);
if (asked === undefined) throw new Error('a question was made');

const wordsIn = (locale: 'en' | 'hi') =>
  renderHook(() => useText(), {
    wrapper: ({ children }) => <Wrapper locale={locale}>{children}</Wrapper>,
  }).result.current;

/** All that a dialog says, in a language. */
function said(dialog: Confirmation | undefined, locale: 'en' | 'hi'): string {
  const t = wordsIn(locale);
  if (dialog === undefined) return '';
  const { lines, figures = [], open = [], notKnown = [] } = dialog;
  return [
    ...lines.map((line) => t(line)),
    ...figures.map(
      ({ label, value }) => `${t(label)} ${typeof value === 'string' ? value : t(value)}`,
    ),
    ...open.map((point) => t(point)),
    ...notKnown.map((line) => t(line)),
  ].join('\n');
}

describe('a dialog', () => {
  it.each([
    [
      'Mark Match Complete',
      markComplete.confirm?.(trades, undefined),
      'स्थिति मिलान किया हुआ',
      'status reconciled',
    ],
    [
      'Cancel All Unmatched Trades',
      cancelUnmatched.confirm?.(trades, undefined),
      'स्थिति मिलान किया हुआ',
      'status reconciled',
    ],
    ['Mark Game Active', markGameActive.confirm?.(picks, 'active'), 'नया', 'it is new.'],
  ])(
    'of %s words the status and the day in the language of the reader [APP-17]',
    (_, dialog, status, inEnglish) => {
      expect(said(dialog, 'hi')).toContain(status);
      expect(said(dialog, 'hi')).toContain('27 नव॰ 2026');
      expect(said(dialog, 'hi')).not.toMatch(/reconciled|new\b|Nov/);
      expect(said(dialog, 'en')).toContain('27 Nov 2026');
      expect(said(dialog, 'en')).toContain(inEnglish);
    },
  );

  it('of Mark Active counts known statuses in words, one that is not known as it came [APP-17, NET-11]', () => {
    const dialog = markActive.confirm?.({ ...picks, unsaved: 0 }, undefined);
    expect(said(dialog, 'hi')).toContain('1 निष्क्रिय, 1 odd');
    expect(said(dialog, 'hi')).not.toMatch(/active/);
    expect(said(dialog, 'en')).toContain('1 inactive, 1 odd');
  });

  it('of Update Value names the category in words [APP-17]', () => {
    const [question] = picks.questions;
    if (question === undefined) throw new Error('a question was made');
    const dialog = updateLine.confirm?.({ open: picks, question }, '4');
    expect(said(dialog, 'hi')).toContain('स्ट्राइक रेट');
    expect(said(dialog, 'en')).toContain('Strike rate');
  });

  it.each([
    ['Cancel Question', cancelQuestion.confirm?.(asked, undefined)],
    ['Save Answer', saveAnswer.confirm?.(asked, 'o1')],
  ])(
    'of %s names the question by its id, and its game by id and day [UI-01, APP-17]',
    (_, dialog) => {
      expect(said(dialog, 'en').split('\n').slice(0, 2)).toEqual([
        'Who?, question ID q1',
        'IND v AUS, 27 Nov 2026, game ID 70001',
      ]);
      expect(said(dialog, 'hi')).toContain('27 नव॰ 2026');
    },
  );

  it('of Distribute Winnings says that only the service knows of an earlier payment [PRD-18]', () => {
    expect(said(distributeWinning.confirm?.(trades, undefined), 'en')).toContain(
      'Whether winnings were distributed before, only the service knows.',
    );
  });
});

it('what changed meanwhile is told in the language of the reader, and compared in none [APP-17, PRD-18]', () => {
  const t = wordsIn('hi');
  const state = stateTextOf(markGameActive, picks);
  expect(typeof state === 'string' ? state : t(state)).toBe('नया; 1 निष्क्रिय, 1 odd');
  expect(markGameActive.stateOf?.(picks)).toMatchObject([
    { key: 'game', state: 'new' },
    { key: 'status 0', state: 'inactive' },
    { key: 'line 0', state: '3' },
    { key: 'question 0' },
    { key: 'status 1', state: 'odd' },
    { key: 'line 1', state: '3' },
    { key: 'question 1' },
  ]);
  const lines = changeLines([
    { kind: 'questionStatus', label: 'Who?', before: 'active', after: 'cancelled' },
    { kind: 'distributeFlag', label: '', before: 'true', after: 'false' },
    { kind: 'answer', label: 'Who?', before: 'active', after: null },
  ]).map((line) => t(line));
  expect(lines[0]).toMatch(/सक्रिय → रद्द/);
  expect(lines[1]).toMatch(/हाँ → नहीं/);
  expect(lines[2]).toMatch(/active → —/);
});

it('records and locks are named alike whatever the language [APP-17, NET-05]', () => {
  expect(markComplete.record(trades)).toBe('IND v AUS (70001)');
  expect(lockKey(markComplete, trades)).toBe('trades-game:70001');
  expect(lockKey(cancelQuestion, asked)).toBe('trades-question:70001:q1');
  expect(lockKey(markGameActive, picks)).toBe('picks-game:72001');
});

describe('twins', () => {
  const alike = ['q1', 'q2', 'q3'].map((_id, nth) =>
    picksQuestion.parse({
      _id,
      status: 'inactive',
      picks_category: nth === 2 ? 'wicket' : 'runs',
      line: 3,
      player_data: { name: nth === 1 ? 'Number ll' : 'Number 11' },
    }),
  );
  const [first, second] = alike;
  if (first === undefined || second === undefined) throw new Error('questions were made');
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  const marked = { ...picks, questions: [first], all: alike, unsaved: 0 };

  it('among players are told apart in Mark Active, also those that are not ticked [PIC-04, UI-01]', () => {
    expect(plain(said(markActive.confirm?.(marked, undefined), 'en'))).toContain(
      'Number 11 (runs, q1)',
    );
  });

  it('are told apart on the desk, by id where the category is the same [PIC-08, UI-01]', () => {
    const changes = alike.map((question) => ({ question, from: 3, to: 4 }));
    const dialog = saveLines.confirm?.({ ...picks, questions: alike }, { changes, refused: 0 });
    expect(plain(said(dialog, 'en')).split('\n').slice(1, 4)).toEqual([
      'Number 11 (q1), Runs: 3 → 4',
      'Number ll (q2), Runs: 3 → 4',
      'Number 11, Wicket: 3 → 4',
    ]);
  });

  it('are told apart by Update Value, in the dialog and in the activity list [PIC-05, UI-01, ACT-01]', () => {
    const one = { open: picks, question: second };
    expect(updateLine.record(one)).toBe('Number ll (q2), IND v AUS (72001)');
    expect(plain(said(updateLine.confirm?.(one, '4'), 'en'))).toContain('question ID q2');
  });

  it('among choices are told apart by Save Answer of a prediction, in dialog and activity list [PRD-09, UI-01, ACT-01]', () => {
    const question = aQuestion('q1', {
      choices: [
        { _id: 'c1', choice: 'NO' },
        { _id: 'c2', choice: 'No' },
      ],
      answer: 'c2',
    });
    const state = { game: aGame(), questions: [question], question };
    const text = plain(said(savePrediction.confirm?.(state, 'c1'), 'en'));
    expect(text).toContain('NO (c1)');
    expect(text).toContain('No (c2)');
    expect(text).toContain('#q1');
    expect(savePrediction.named?.(state, 'c1')).toBe('IND v AUS (7), #q1: NO (c1)');
  });

  it('among templates and leagues are told apart where one is deleted [PRD-07, PRD-08, PRD-11, UI-01]', () => {
    const template = { _id: 't1', entry: 49, max_entries: 10, status: 'active' };
    expect(plain(said(removeLeagueTemplate.confirm?.(template, undefined), 'en'))).toContain(
      'Rs. 49 × 10 (t1)',
    );
  });
});
