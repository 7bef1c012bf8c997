import { within } from '../within.mjs';

const SCREEN = ['src/resources/trades/questions/tradesQuestions.test.tsx'];

// Trades: answers, settlement, stats.
export default [
  ...within(
    'src/rules/trades.ts',
    ['src/rules/trades.test.ts'],
    [
      [`question.status !== 'active',`, `question.status === 'cancelled',`],
      [`(listFlag ?? gameFlag ?? true) === true`, `Boolean(listFlag ?? gameFlag ?? true)`],
      [`(listFlag ?? gameFlag ?? true)`, `(gameFlag ?? listFlag ?? true)`],
      [`refuseIf(!game.distributable, reason('distributeFlagOff'))`, `true`],
      [`game.status === 'cancelled' ? true : maySettle(game)`, `maySettle(game)`],
      [
        `hiddenUnless(refuseIf(game.status === 'cancelled', reason('gameCancelled')))`,
        `refuseIf(game.status === 'cancelled', reason('gameCancelled'))`,
      ],
      [
        `const place = options.findIndex((option) => sameId(option._id, id));`,
        `const place = Math.max(0, options.findIndex((option) => sameId(option._id, id)));`,
      ],
      [`labelsApart(options, wordsOf, idOf)[place] ?? null`, `wordsOf(option)`],
      [
        `maySaveAnswer({ choices: question.options, answer: question.answer }, chosen)`,
        `maySaveAnswer({ choices: question.options }, chosen)`,
      ],
    ],
  ),
  ...within('src/resources/trades/questions/settlementActions.ts', SCREEN, [
    [
      `count('trades.settlement.unanswered', check.unanswered)`,
      `count('trades.settlement.unanswered', 0)`,
    ],
    [`check.questions - check.unanswered - check.cancelled`, `check.questions - check.unanswered`],
    [
      `count('trades.settlement.cancelled', check.cancelled)`,
      `count('trades.settlement.cancelled', check.questions)`,
    ],
    [`'settlement.doneAt.distributed', true`, `'settlement.doneAt.distributed', false`],
    [`'settlement.doneAt.complete', true`, `'settlement.doneAt.complete', false`],
    [`...sentBefore(name, gameRecord(game), undefined, doneAt),`, ``],
    [`isQuestionRunning(game) ? { key: 'trades.questionRunning' } : true`, `true`],
    [`({ query: { game_id: gameId } })`, `({ query: { game_id: '0' } })`],
    [`endpoint: cancelUnmatchedTrades,`, `endpoint: cancelTradesGame,`],
  ]),
  ...within('src/resources/trades/questions/questionActions.ts', SCREEN, [
    [`body: { question_id: _id, option_id: chosen }`, `body: { question_id: _id, option_id: _id }`],
    [`return twin ? { key: 'trades.idTwice' } : true;`, `return true;`],
    [`isSettling(asked.gameId) ? { key: 'trades.settling' } : true`, `true`],
    [`!GAME_STATUSES.includes(gameStatus)`, `false`],
    [`({ query: { question_id: _id } })`, `({ query: { question_id: '0' } })`],
  ]),
];
