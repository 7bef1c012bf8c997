import { expect, it } from 'vitest';
import { daysOfMonth, monthFigures } from './monthFigures.ts';
import { comparedMonth, reportMonthAt } from './reportMonths.ts';

it('sums the columns of a file that hold nothing but numbers, by day too [RNG-02]', () => {
  const { columns } = monthFigures([
    ['date', 'fees', 'note', ' tds ', 'none'],
    ['2021-04-01', '0.1', 'ok', '5', ''],
    ['2021-04-01', '0.2', '7', '', ''],
    ['total', '1', '', '-1'],
  ]);
  expect(columns.map(({ name, sum, days }) => [name, sum, [...days]])).toEqual([
    ['fees', '1.3', [['2021-04-01', '0.3']]],
    ['tds', '4', [['2021-04-01', '5']]],
  ]);
});

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
