// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source that hold templates
import { within } from '../within.mjs';

const TOOLS = ['src/resource-kit/list/listTools.test.tsx'];
const KEYS = ['src/resource-kit/list/listKeys.test.tsx', ...TOOLS];
const PROVIDER = [
  'src/dataProvider/dataProvider.test.ts',
  'src/dataProvider/dialects/localPage.test.ts',
  'src/dataProvider/simpleRest.test.ts',
];

// Lists and fields: pages, filters, selection, keys, export, number inputs, search.
export default [
  ...within('src/dataProvider/dialects/localPage.ts', PROVIDER, [
    [
      `sorted.slice((page - 1) * perPage, page * perPage)`,
      `sorted.slice(page * perPage, (page + 1) * perPage)`,
    ],
    [`total: sorted.length,`, `total: records.length,`],
    [`if (a == null || b == null) return a == null ? (b == null ? 0 : 1) : -1;`, ``],
    [`sort.order === 'DESC' ? -1 : 1`, `sort.order === 'ASC' ? -1 : 1`],
    [`.includes(String(wanted).toLowerCase())`, `.includes(String(wanted))`],
  ]),
  ...within('src/dataProvider/dialects/paged.ts', PROVIDER, [
    [`typeof value === 'string' ? value.trim() : value`, `value`],
    [`hasPreviousPage: page > 1,`, `hasPreviousPage: page > 2,`],
    [
      `sort.order === 'ASC' ? data.sort.up : data.sort.down`,
      `sort.order === 'ASC' ? data.sort.down : data.sort.up`,
    ],
    [`page * perPage < total`, `page * perPage <= total`],
  ]),
  ...within('src/dataProvider/records.ts', PROVIDER, [
    ['times === 1 ? known : `${known}#${times}`', 'known'],
    [
      'key instanceof ExactNumber) return key.text;',
      'key instanceof ExactNumber) return Number(key.text);',
    ],
    [`read.unreadable > 0 && read.records.length === 0`, `read.unreadable > 0`],
  ]),
  ...within('src/resource-kit/list/useListKeys.ts', KEYS, [
    [
      `event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, inDialog)`,
      `event.ctrlKey`,
    ],
    [`Math.max(0, Math.min(count - 1, current + step))`, `current + step`],
  ]),
  ...within('src/resource-kit/list/useTicked.ts', TOOLS, [
    [`ticked.filter(({ id }) => !shown.has(id)).length`, `ticked.length`],
    [`setGone((count) => count + selectedIds.length - left.length);`, ``],
  ]),
  ...within(
    'src/ui/exportRows.ts',
    ['src/ui/ExportButton.test.tsx', ...TOOLS],
    [
      [`got.rows.filter((row) => !known.has(keyOf(row)))`, `[...got.rows]`],
      [`page >= pages;`, `page > pages;`],
      [`read.total === null || read.rows.length >= read.total`, `true`],
    ],
  ),
  ...within(
    'src/rules/csv.ts',
    ['src/rules/csv.test.ts'],
    [
      ['FORMULA.test(text) && !PLAIN_NUMBER.test(text)', 'FORMULA.test(text)'],
      ["replaceAll('\"', '\"\"')", "replaceAll('\"', '\"')"],
      ['{ bom = true }', '{ bom = false }'],
    ],
  ),
  ...within(
    'src/ui/SearchField.tsx',
    ['src/ui/SearchField.test.tsx'],
    [
      [`event.stopPropagation();`, ``],
      [`if (event.key === 'Enter') give(typed);`, ``],
    ],
  ),
  ...within(
    'src/ui/useTypedAhead.ts',
    ['src/ui/SearchField.test.tsx'],
    [
      [`const WAIT_MS = 300;`, `const WAIT_MS = 600;`],
      [`const text = trimInvisible(typed);`, `const text = typed;`],
      [`clearTimeout(timer.current);\n    const { turn } = ahead;`, `const { turn } = ahead;`],
      [`if (newest.current.ahead.turn === turn) give(typed);`, `give(typed);`],
      [`ahead.given.slice(at + 1)`, `ahead.given`],
      [`ahead.waits || given.length > 0 || `, ``],
    ],
  ),
  ...within(
    'src/ui/usePressAndHold.ts',
    ['src/ui/NumberInput.test.tsx'],
    [
      [`const HOLD_MS = 300;`, `const HOLD_MS = 100;`],
      [`const REPEAT_MS = 50;`, `const REPEAT_MS = 150;`],
      [`if (event.button !== 0) return;`, ``],
      [`if (event.detail === 0) latest.current();`, `latest.current();`],
    ],
  ),
  ...within(
    'src/ui/useWheelStep.ts',
    ['src/ui/NumberInput.test.tsx'],
    [
      [`document.activeElement !== element || event.ctrlKey`, `event.ctrlKey`],
      [`turned < 0 ? 1 : -1`, `turned < 0 ? -1 : 1`],
    ],
  ),
  ...within(
    'src/ui/GameUserFilter.tsx',
    [
      'src/resources/trades/answers/tradesAnswers.test.tsx',
      'src/resources/prediction/answers/predictionAnswers.test.tsx',
    ],
    [
      [
        `const complete = both.gameId !== '' && both.userId !== '';`,
        `const complete = both.gameId !== '' || both.userId !== '';`,
      ],
      [`if (complete) onApply(both);`, `if (complete) onApply(draft);`],
    ],
  ),
  ...within(
    'src/rules/rmg.ts',
    ['src/rules/rmg.test.ts'],
    [
      [`sameId(player.unique_id, userId)`, `player.unique_id === userId`],
      [`signOf(player.winnings) === 1`, `signOf(player.winnings) !== 0`],
      [`opponents: players.filter((_, index) => index !== found),`, `opponents: [...players],`],
      [` && origin(url) === origin(bare) ? url : null`, ` ? url : null`],
    ],
  ),
  ...within(
    'src/rules/settlement.ts',
    ['src/rules/settlement.test.ts'],
    [
      [`if (place >= 0) rest.splice(place, 1);`, ``],
      ['`${home.trim()} v ${away.trim()}`', '`${away.trim()} v ${home.trim()}`'],
    ],
  ),
  ...within(
    'src/custom-pages/bulk-mail/mailList.ts',
    ['src/custom-pages/bulk-mail/mailList.test.ts'],
    [
      [`distinct: seen.size,`, `distinct: rows,`],
      [`let atHead = headed;`, `let atHead = true;`],
      [`first: before });`, `first: line });`],
      [`if (cells.length !== columns.length)`, `if (cells.length > columns.length)`],
      [
        `if (isBlank(address)) return counters.missing.note({ line, value: '' });`,
        `if (isBlank(address)) return;`,
      ],
      [`replace(/\\r\\n?/g, '\\n')`, `replace(/\\r\\n/g, '\\n')`],
    ],
  ),
  ...within(
    'src/custom-pages/bulk-mail/layout.ts',
    ['src/custom-pages/bulk-mail/mailList.test.ts'],
    [
      [`const headed = !first.some(isAddress);`, `const headed = true;`],
      [`chosen ?? fits[0]?.column`, `fits[0]?.column`],
      [`b.named - a.named || b.good - a.good`, `b.good - a.good || b.named - a.named`],
      [`good * 2 >= filled`, `good > 0`],
      [`separator ?? delimiterOf(text)`, `delimiterOf(text)`],
    ],
  ),
  ...within(
    'src/custom-pages/bulk-mail/sentMail.ts',
    ['src/custom-pages/bulk-mail/sentMail.test.ts'],
    [
      [`const KEPT = 7 * 24 * 3_600_000;`, `const KEPT = 70 * 24 * 3_600_000;`],
      [`JSON.stringify([template, filename])`, `JSON.stringify([filename])`],
    ],
  ),
];
