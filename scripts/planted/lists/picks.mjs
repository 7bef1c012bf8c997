import { within } from '../within.mjs';

const SCREEN = ['src/resources/picks/questions/picksQuestions.test.tsx'];

// Picks: players, lines, marks, reports.
export default [
  ...within(
    'src/rules/picks.ts',
    ['src/rules/picks.test.ts'],
    [
      [`game.status !== 'new' && game.status !== 'active'`, `game.status !== 'new'`],
      [`parseTyped(isBlank(typed) ? '0' : typed, { min: 0 })`, `parseTyped(typed, { min: 0 })`],
      [`twin >= 0 && twin < index ? twin + 1 : null`, `twin >= 0 && twin < index ? twin : null`],
      [`refuseIf(rows.length === 0, reason('noPlayers')),`, ``],
      [
        `question.status !== 'inactive', reason('lineNotInactive')`,
        `question.status === '', reason('lineNotInactive')`,
      ],
      [`sameNumber(number.value, question.line)`, `number.value === question.line`],
      [`refuseIf(tab !== 'active', reason('notActiveTab')),`, ``],
      [`refuseIf(activeQuestions === 0, reason('noActiveQuestions'))`, `true`],
      [`(b.at ?? 0) - (a.at ?? 0)`, `(a.at ?? 0) - (b.at ?? 0)`],
      [
        `sameId(other.player_id, row.player_id) && other.picks_category === row.picks_category`,
        `sameId(other.player_id, row.player_id)`,
      ],
    ],
  ),
  ...within(
    'src/rules/picksLines.ts',
    ['src/rules/picksLines.test.ts'],
    [
      [`times.get(found.question) === 1`, `true`],
      [`const row = index + 1;`, `const row = index;`],
      [`if (another !== undefined) return reason('playerAmbiguous');`, ``],
      [`if (text === undefined || isBlank(text)) continue;`, `if (text === undefined) continue;`],
      [
        `({ question_id: question._id, value: to })`,
        `({ question_id: question._id, value: Math.round(to) })`,
      ],
      [`from: question.line, to: verdict`, `from: verdict, to: verdict`],
      [`category === undefined || question.picks_category === category`, `true`],
      [`if (before?.text === text) return before.verdict;`, `if (before) return before.verdict;`],
    ],
  ),
  ...within('src/resources/picks/questions/lineActions.ts', SCREEN, [
    [`value: lineText(question.line) },`, `value: MISSING },`],
    [`value: number.ok ? number.text : MISSING`, `value: MISSING`],
    [`if (refused > 0) return`, `if (refused > 1) return`],
    [`value: formatCount(changes.length) }],`, `value: formatCount(1) }],`],
    [
      `[{ question_id: question._id, value: number.value }]`,
      `[{ question_id: question._id, value: number.value + 1 }]`,
    ],
  ]),
  ...within('src/resources/picks/questions/markActions.ts', SCREEN, [
    [`query: { updateStatus: to },`, `query: { updateStatus: 'active' },`],
    [
      `value: formatCount(marked.questions.length)`,
      `value: formatCount(marked.questions.length + 1)`,
    ],
    [
      `to === 'active' ? unsavedPoint(marked.unsaved)`,
      `to === 'inactive' ? unsavedPoint(marked.unsaved)`,
    ],
    [`value: formatCount(active.length) },`, `value: formatCount(inactive.length) },`],
    [`byTab(questions).active.length)`, `questions.length)`],
  ]),
];
