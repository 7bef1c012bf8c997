import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const KEYS = [
  'name',
  'label',
  'sort',
  'sortable',
  'perPage',
  'fields',
  'filter',
  'filters',
  'roles',
];

it.each([
  ['nam', 'name'],
  ['Name', 'name'],
  ['lable', 'label'],
  ['perpage', 'perPage'],
  ['per_page', 'perPage'],
  ['feilds', 'fields'],
  ['filtr', 'filter'],
  ['role', 'roles'],
  ['sortabel', 'sortable'],
  ['colour', null],
  ['x', null],
  ['', null],
  ['f'.repeat(41), null],
])('%j is meant for %j [CFG-13]', (written, meant) => {
  expect(nearest(written, KEYS)).toBe(meant);
});
