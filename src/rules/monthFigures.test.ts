import { expect, it } from 'vitest';
import { daysOfMonth, monthFigures } from './monthFigures.ts';
import { comparedMonth, reportMonthAt } from './reportMonths.ts';

it('sums the columns of a file that hold nothing but numbers, by day too [RNG-02]', () => {
  const { columns, totals } = monthFigures([
    ['date', 'fees', 'note', ' tds ', 'none'],
    ['2021-04-01', '0.1', 'ok', '5', ''],
    ['2021-04-01', '0.2', '7', '', ''],
    ['later', '1', '', '-1'],
  ]);
  expect(columns.map(({ name, sum, days }) => [name, sum, [...days]])).toEqual([
    ['fees', '1.3', [['2021-04-01', '0.3']]],
    ['tds', '4', [['2021-04-01', '5']]],
  ]);
  expect(totals).toBe(0);
});

const DAYS = [
  ['2021-04-01', '0.1'],
  ['2021-04-02', '0.2'],
];
const NAMES = [
  ['ludo', '0.1'],
  ['rummy', '0.2'],
];
it.each<[string, string[][], string, number]>([
  ['total', [...DAYS, ['total', '0.3']], '0.3', 1],
  [
    'Grand Total: and a subtotal',
    [...DAYS, ['Sub-total', '0.3'], ['Grand Total:', '0.3']],
    '0.3',
    2,
  ],
  ['Total for April', [...DAYS, ['Total for April', '0.3']], '0.3', 1],
  ['a total in front', [['TOTAL', '0.3'], ...DAYS], '0.3', 1],
  ['an empty day at the end', [...DAYS, ['', '0.3']], '0.3', 1],
  ['a total below other names', [...NAMES, ['Total', '0.3']], '0.3', 1],
  ['an empty name at the end', [...NAMES, [' ', '0.3']], '0.3', 1],
  ['a total in Hindi', [...NAMES, ['कुल', '0.3']], '0.3', 1],
  ['a name that only contains it', [...NAMES, ['Total Cricket', '0.3']], '0.6', 0],
  ['another word that begins alike', [...DAYS, ['totality', '0.3']], '0.6', 0],
  ['days that are written once for several lines', [...DAYS, ['', '1'], ['', '2']], '3.3', 0],
  ['nothing but a total', [['total', '0.3']], '0.3', 0],
])(
  'of a file with %s the sum is without its totals, and they are counted [RNG-02]',
  (_, lines, sum, left) => {
    const figures = monthFigures([['date', 'fees'], ...lines]);
    expect([figures.columns[0]?.sum, figures.totals]).toEqual([sum, left]);
  },
);

it('of a file without figures there are none [RNG-02]', () => {
  expect(monthFigures([]).columns).toEqual([]);
  expect(monthFigures([['message'], ['none']]).columns).toEqual([]);
});

it.each([
  ['04-2021', null, '05-2021', { from: '2021-04-01', to: '2021-04-30' }],
  ['12-2021', '11-2021', '01-2022', { from: '2021-12-01', to: '2021-12-31' }],
  ['02-2022', '01-2022', '03-2022', { from: '2022-02-01', to: '2022-02-28' }],
  ['03-2022', '02-2022', null, { from: '2022-03-01', to: '2022-03-31' }],
])('the months beside %s are %s and %s [RNG-01]', (month, before, after, days) => {
  expect([reportMonthAt(month, -1), reportMonthAt(month, 1)]).toEqual([before, after]);
  expect(daysOfMonth(month)).toEqual(days);
});

it.each([
  ['before', '05-2021', '04-2021'],
  ['before', '04-2021', null],
  ['12-2021', '05-2021', '12-2021'],
  ['05-2021', '05-2021', null],
  ['12-2022', '05-2021', null],
  ['', '05-2021', null],
])('%j beside %s is compared with %s [RNG-02]', (named, month, other) => {
  expect(comparedMonth(named, month)).toBe(other);
});
