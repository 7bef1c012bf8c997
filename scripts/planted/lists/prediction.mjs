import { within } from '../within.mjs';

const RULES = ['src/rules/prediction.test.ts'];
const SETTLE = ['src/resources/prediction/questions/actions/settle.test.ts'];
const SCREEN = ['src/resources/prediction/questions/PredictionQuestions.test.tsx'];
const GAME = 'src/resources/prediction/questions/actions';

// Prediction games: who may do what when, what is sent, what the sheets say.
export default [
  ...within('src/rules/prediction.ts', RULES, [
    [`game.status !== 'reconciled',`, `game.status !== 'completed',`],
    [`firstReason(gameKnown(game), notInactive(game));`, `notInactive(game);`],
    [
      `refuseIf(game.status === '', reason('statusMissing')), notInactive(game)`,
      `refuseIf(game.status === '', reason('statusMissing'))`,
    ],
    [
      `questions !== undefined && inactiveLeagueIds(questions).length === 0`,
      `questions === undefined`,
    ],
    [
      `firstReason(gameKnown(game), hiddenUnless(notInactive(game)))`,
      `firstReason(gameKnown(game), notInactive(game))`,
    ],
    [`!question.leagues.some(isOpen)`, `!question.leagues.every(isOpen)`],
    [
      `league.status === 'completed' || league.status === 'cancelled'`,
      `league.status === 'completed'`,
    ],
    [`league.status !== 'inactive',`, `league.status === 'active',`],
    [`hiddenUnless(leagueInactive(league))`, `leagueInactive(league)`],
    [`if (seen.has(String(_id))) return [];`, ``],
    [`sameId(choice._id, question.answer)`, `choice._id === question.answer`],
    [`if (count > 1) return reason('answerAmbiguous');`, ``],
    [
      `refuseIf(sameId(question.answer, chosen), reason('answerUnchanged'))`,
      `refuseIf(false, reason('answerUnchanged'))`,
    ],
  ]),
  ...within(
    'src/rules/predictionSettlement.ts',
    ['src/rules/settlement.test.ts', ...SETTLE],
    [
      [`correctChoice(question) === undefined).length`, `correctChoice(question) === null).length`],
      [`openLeagues: running.length,`, `openLeagues: leagues.length,`],
      [`addRupees(running.map(`, `addRupees(leagues.map(`],
      [`multiplyRupees(league.entry, league.max_entries)`, `league.entry`],
      [`counted('leaguesActive', byStatus.get('active') ?? 0)`, `counted('leaguesActive', 0)`],
      [`questions.length === 0 ? [reason('noQuestions')] : []`, `[]`],
      [`state: hasId(answer) ? String(answer) : '',`, `state: '',`],
      [
        `state: status,\n      shown: status || MISSING,`,
        `state: '',\n      shown: status || MISSING,`,
      ],
    ],
  ),
  ...within(
    `${GAME}/settle.ts`,
    [...SETTLE, ...SCREEN],
    [
      [`gameWise(game, 'winning')`, `gameWise(game, 'refund')`],
      [`gameWise(game, 'refund')`, `gameWise(game, 'winning')`],
      [`action: 'game_wise' as const`, `action: 'league_wise' as const`],
      [
        `count('openLeagues', check.openLeagues),\n        atMostFigure(check.atMost),\n        leaderboardFigure`,
        `count('openLeagues', check.questions),\n        atMostFigure(check.atMost),\n        leaderboardFigure`,
      ],
      [
        `count('openLeagues', check.openLeagues),\n        atMostFigure(check.atMost),\n      ],`,
        `count('openLeagues', 0),\n        atMostFigure(check.atMost),\n      ],`,
      ],
      [`...sentBefore(DISTRIBUTE, record, undefined, PAID),`, ``],
      [`...unsavedPoint(state),\n        ...openPoints`, `...openPoints`],
      [
        `open: [...sentBefore(CANCEL, record, undefined, CANCELLED), ...lostBy(state)],`,
        `open: [...sentBefore(CANCEL, record, undefined, CANCELLED)],`,
      ],
      [`({ query: { game_id: game.id } })`, `({ query: { game_id: '' } })`],
    ],
  ),
  ...within(
    `${GAME}/leagues.ts`,
    [...SCREEN, ...SETTLE],
    [
      [`distribute_type: 'leaguerefund' as const`, `distribute_type: 'refund' as const`],
      [
        `questions.flatMap((question) => {\n    const its = question.leagues.filter(({ _id }) => named.has(String(_id)));`,
        `questions.flatMap((question) => {\n    const its = question.leagues.filter(() => true);`,
      ],
      [`formatCount(ids.length * templates.length)`, `formatCount(ids.length)`],
      [
        `body: { game_id: game.id, questions: [...ids], leagues: fitOf(templates) }`,
        `body: { game_id: game.id, questions: [...ids].slice(0, 1), leagues: fitOf(templates) }`,
      ],
      [`({ query: { id: league._id } })`, `({ query: { id: '0' } })`],
      [`body: { leagues: [...leagues] }`, `body: { leagues: [...leagues].slice(1) }`],
    ],
  ),
  ...within(`${GAME}/questions.ts`, SCREEN, [
    [`toChoices(draft, 'edit')`, `toChoices(draft, 'add')`],
    [`choices: toChoices(draft, 'add')`, `choices: toChoices(draft, 'edit')`],
    [`({ query: { id: question._id } })`, `({ query: { id: '0' } })`],
    [`addLine(state, templates.length)`, `addLine(state, 1)`],
  ]),
  ...within(
    'src/resources/prediction/questions/bulk.ts',
    ['src/resources/prediction/questions/bulk.test.ts'],
    [
      [`if (place >= 0) fresh.splice(place, 1);`, ``],
      [`!before.some((id) => sameId(id, _id))`, `true`],
      [
        `sameNumber(league.entry, entry) && sameNumber(league.max_entries, max_entries)`,
        `sameNumber(league.entry, entry)`,
      ],
      [
        `league.status === 'inactive' : isOpen(league)`,
        `league.status === 'active' : isOpen(league)`,
      ],
    ],
  ),
  ...within('src/resources/prediction/questions/OptionRows.tsx', SCREEN, [
    [`to >= 0 && to < fields.length`, `to < fields.length`],
    [`mayRemoveOption(option) && `, ``],
    [`remove(index)`, `remove(fields.length - 1)`],
    [`move(index, index - 1)`, `move(index, index)`],
    [`move(index, index + 1)`, `move(index, index)`],
  ]),
  ...within(
    'src/rules/questionEditor.ts',
    ['src/rules/questionEditor.test.ts'],
    [
      [`if (hasId(id)) return { id, ...sent };`, ``],
      [
        `filled(draft.options).map((option) => tidy(option.choice))).size < 2`,
        `filled(draft.options).map((option) => tidy(option.choice))).size < 1`,
      ],
      [`hasId(option.id) && isBlank(option.choice)`, `false`],
      [`choice: choice.trim()`, `choice`],
    ],
  ),
];
