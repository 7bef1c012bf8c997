// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyAction } from '#actions/action.ts';
import { recheckRecord } from '#actions/recheck.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { picksGame } from '#contract/games.ts';
import { mailTemplate } from '#contract/mail.ts';
import { picksQuestion } from '#contract/picks.ts';
import { tradesGame, tradesQuestion } from '#contract/trades.ts';
import { sendMail } from '#custom-pages/bulk-mail/actions.ts';
import { issueToken } from '#mocks/token.ts';
import { removeBypass } from '#resources/bank-verifications/actions.ts';
import { acceptPan, rejectPan } from '#resources/pan-verifications/actions.ts';
import { saveLines, updateLine } from '#resources/picks/questions/lineActions.ts';
import {
  markActive,
  markGameActive,
  markInactive,
} from '#resources/picks/questions/markActions.ts';
import { saveAnswer } from '#resources/prediction/questions/actions/answer.ts';
import {
  activateLeagues,
  activatePredictions,
  cancelLeagues,
} from '#resources/prediction/questions/actions/leagues.ts';
import { removeQuestion } from '#resources/prediction/questions/actions/questions.ts';
import * as settle from '#resources/prediction/questions/actions/settle.ts';
import * as tradesQuestions from '#resources/trades/questions/questionActions.ts';
import * as tradesGames from '#resources/trades/questions/settlementActions.ts';
import { questioned } from '#resources/trades/questions/tradesGame.ts';
import { signInBy } from '#testing/actions.ts';
import { aGame, aQuestion } from '#testing/predictionQuestions.ts';
import { testConfig } from '#testing/testConfig.ts';

setConfig(testConfig());
beforeEach(() => {
  setConfig(testConfig());
  return signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => signOut());

/** What stops the sending, when the record is read again as `now`; undefined: nothing does. */
async function stops(action: unknown, before: unknown, now: unknown, extra?: unknown) {
  const one = { ...(action as AnyAction), when: undefined, reread: async () => now };
  const { when: _when, ...walked } = one;
  const stopped = await recheckRecord(walked, before, extra);
  return stopped?.lines.map(({ key, params }) => [key, params]);
}

const OPTIONS = ['Yes', 'No', 'Yes'].map((choice, nth) => ({ _id: `c${nth + 1}`, choice }));
const LEAGUE = { _id: 'l1', entry: 10, max_entries: 100, status: 'active' };
const predicted = (fields: object = {}, game: Record<string, unknown> = {}) => {
  const question = aQuestion('q', {
    question: 'Will there be a super over?',
    choices: OPTIONS,
    answer: 'c1',
    leagues: [LEAGUE],
    ...fields,
  });
  return { game: aGame(game), questions: [question], question, leagues: ['l1'] };
};
const predictedChanges: [string, ReturnType<typeof predicted>][] = [
  ['the question’s text', predicted({ question: 'Will there be NO super over?' })],
  [
    'two options that swap their texts',
    predicted({
      choices: [{ _id: 'c1', choice: 'No' }, { _id: 'c2', choice: 'Yes' }, OPTIONS[2]],
    }),
  ],
  ['the answer to the other of two equal options', predicted({ answer: 'c3' })],
  ['an option more', predicted({ choices: [...OPTIONS, { _id: 'c4', choice: 'Tie' }] })],
  ['the entry of a league', predicted({ leagues: [{ ...LEAGUE, entry: 100 }] })],
  ['the slots of a league', predicted({ leagues: [{ ...LEAGUE, max_entries: 10 }] })],
  ['the status of a league', predicted({ leagues: [{ ...LEAGUE, status: 'declared' }] })],
  ['a league that is gone', predicted({ leagues: [] })],
  ['the status of the game', predicted({}, { status: 'completed' })],
];

const tradesOf = (fields: object = {}) =>
  questioned(
    '7',
    {
      questions: [
        tradesQuestion.parse({
          _id: 'q',
          question_en: 'Will the home side win?',
          status: 'active',
          options: OPTIONS.map(({ _id, choice }) => ({ _id, value: choice })),
          answer: 'c1',
          ...fields,
        }),
      ],
    },
    tradesGame.parse({ id: 7, status: 'reconciled' }),
  );
const asked = (fields: object = {}) => tradesQuestions.askedQuestions(tradesOf(fields))[0];
const TRADES_CHANGES: [string, object][] = [
  ['the question’s text', { question_en: 'Will the home side NOT win?' }],
  [
    'two options that swap their texts',
    {
      options: [
        { _id: 'c1', value: 'No' },
        { _id: 'c2', value: 'Yes' },
        { _id: 'c3', value: 'Yes' },
      ],
    },
  ],
  ['the answer to the other of two equal options', { answer: 'c3' }],
  ['the status', { status: 'inactive' }],
];

const picksOf = (fields: object = {}, game: object = {}) => {
  const question = picksQuestion.parse({
    _id: 'q',
    status: 'inactive',
    player_data: { name: 'Asha', team_code: 'IND', position: 'bowler' },
    picks_category: 'runs',
    question: 'Runs of Asha',
    line: '2.50',
    ...fields,
  });
  const open = { gameId: '7', game: picksGame.parse({ game_id: 7, status: 'new', ...game }) };
  return { ...open, questions: [question], unsaved: 0, open, question };
};
const picksChanges: [string, ReturnType<typeof picksOf>][] = [
  ['the line', picksOf({ line: 3 })],
  ['the status', picksOf({ status: 'active' })],
  ['the player', picksOf({ player_data: { name: 'Ashaa', team_code: 'IND', position: 'bowler' } })],
  ['the team', picksOf({ player_data: { name: 'Asha', team_code: 'AUS', position: 'bowler' } })],
  ['the category', picksOf({ picks_category: 'wickets' })],
  ['the question’s text', picksOf({ question: 'Runs of Ashaa' })],
];

const panOf = (fields: object = {}) => ({
  id: 'r',
  _id: 'r',
  user_id: 7,
  status: 'pending',
  pan: 'ABCDE1234F',
  name_pan_card: 'ASHA RAO',
  name_at_bank: 'Asha Rao',
  urls: ['https://files.example/a.jpg?sign=1', 'https://files.example/b.jpg?sign=1'],
  ...fields,
});
const bankOf = (account: object = {}, fields: object = {}) => ({
  id: 'r',
  user_id: '7',
  status: 'pending',
  json: JSON.stringify({
    account_name: 'Asha',
    account_number: '00123',
    account_ifsc: 'ABCD0',
    ...account,
  }),
  ...fields,
});
const mailOf = (fields: object = {}) => ({
  filename: 'people.csv',
  rows: 2,
  template: mailTemplate.parse({ id: 't', name: 'Welcome', subject: 'Hello', ...fields }),
});

const cases: [name: string, action: unknown, before: unknown, what: string, now: unknown][] = [
  ...[
    saveAnswer,
    removeQuestion,
    activateLeagues,
    activatePredictions,
    cancelLeagues,
    settle.distributeWinning,
    settle.cancelGame,
    settle.populateLeaderboard,
  ].flatMap((one) =>
    predictedChanges.map(
      ([what, now]) => [one.name, one, predicted(), what, now] as (typeof cases)[number],
    ),
  ),
  ...[tradesQuestions.saveAnswer, tradesQuestions.cancelQuestion].flatMap((one) =>
    TRADES_CHANGES.map(
      ([what, fields]) => [one.name, one, asked(), what, asked(fields)] as (typeof cases)[number],
    ),
  ),
  ...[
    tradesGames.distributeWinning,
    tradesGames.markComplete,
    tradesGames.cancelGame,
    tradesGames.cancelUnmatched,
  ].flatMap((one) =>
    TRADES_CHANGES.map(
      ([what, fields]) =>
        [one.name, one, tradesOf(), what, tradesOf(fields)] as (typeof cases)[number],
    ),
  ),
  ...[updateLine, saveLines, markActive, markInactive, markGameActive].flatMap((one) =>
    picksChanges.map(
      ([what, now]) => [one.name, one, picksOf(), what, now] as (typeof cases)[number],
    ),
  ),
  [
    markGameActive.name,
    markGameActive,
    picksOf(),
    'the status of the game',
    picksOf({}, { status: 'active' }),
  ],
  ...[acceptPan, rejectPan].flatMap((one) =>
    (
      [
        ['the number', { pan: 'ABCDE1234G' }],
        ['the name on the card', { name_pan_card: 'ASHA ROY' }],
        ['the name at the bank', { name_at_bank: 'Asha Roy' }],
        [
          'a picture',
          { urls: ['https://files.example/a.jpg?sign=2', 'https://files.example/c.jpg'] },
        ],
        [
          'a picture named by its query',
          {
            urls: ['https://files.example/a.jpg?file=9&sign=1', 'https://files.example/b.jpg'],
          },
        ],
        ['a picture that is gone', { urls: ['https://files.example/a.jpg'] }],
        ['the user', { user_id: 8 }],
        ['the status', { status: 'approved' }],
      ] as const
    ).map(
      ([what, fields]) => [one.name, one, panOf(), what, panOf(fields)] as (typeof cases)[number],
    ),
  ),
  ...(
    [
      ['the account number', bankOf({ account_number: '123' })],
      ['the account name', bankOf({ account_name: 'Asho' })],
      ['the IFSC', bankOf({ account_ifsc: 'ABCD1' })],
      ['the status', bankOf({}, { status: 'verified' })],
    ] as const
  ).map(
    ([what, now]) =>
      [removeBypass.name, removeBypass, bankOf(), what, now] as (typeof cases)[number],
  ),
  [sendMail.name, sendMail, mailOf(), 'the name of the template', mailOf({ name: 'Bye' })],
  [sendMail.name, sendMail, mailOf(), 'the content of the template', mailOf({ subject: 'Bye' })],
];

describe('what was another one on the dialog', () => {
  it.each(cases.map(([name, action, before, what, now]) => ({ name, action, before, what, now })))(
    '$name is stopped by $what, and tells it [PRD-18]',
    async ({ action, before, now }) => {
      expect(await stops(action, before, structuredClone(before))).toBeUndefined();
      const lines = await stops(action, before, now);
      expect(lines).toBeDefined();
      const [, then, since, ...changes] = lines ?? [];
      // Both states are told, and where they read alike, what differs.
      expect(JSON.stringify(then?.[1]) !== JSON.stringify(since?.[1]) || changes.length > 0).toBe(
        true,
      );
    },
  );

  it.each([
    [
      'text',
      predictedChanges[0]?.[1],
      [
        [
          'settlement.changed.question',
          {
            label: 'Will there be a super over?',
            before: 'Will there be a super over?',
            after: 'Will there be NO super over?',
          },
        ],
      ],
    ],
    [
      'options',
      predictedChanges[1]?.[1],
      [
        [
          'settlement.changed.option',
          { label: 'Will there be a super over?', before: 'Yes', after: 'No' },
        ],
        [
          'settlement.changed.option',
          { label: 'Will there be a super over?', before: 'No', after: 'Yes' },
        ],
      ],
    ],
    [
      'answer',
      predictedChanges[2]?.[1],
      [
        [
          'settlement.changed.answer',
          { label: 'Will there be a super over?', before: 'Yes (c1)', after: 'Yes (c3)' },
        ],
      ],
    ],
  ])('Save Answer tells the %s before and now [PRD-09, PRD-18]', async (_, now, changes) => {
    const lines = await stops(saveAnswer, predicted(), now, 'c2');
    expect(lines?.slice(3)).toEqual(changes);
  });

  it('is the same however it is written and in whatever order it came [PRD-18]', async () => {
    const again = predicted({
      choices: [...OPTIONS].reverse(),
      leagues: [{ ...LEAGUE, entry: '10.00', max_entries: '100' }],
    });
    expect(await stops(saveAnswer, predicted(), again, 'c2')).toBeUndefined();
    expect(await stops(updateLine, picksOf(), picksOf({ line: 2.5 }), '3')).toBeUndefined();
    const signed = panOf({
      urls: ['https://files.example/a.jpg?sign=2', 'https://files.example/b.jpg?sign=3'],
    });
    expect(await stops(acceptPan, panOf(), signed)).toBeUndefined();
  });
});
