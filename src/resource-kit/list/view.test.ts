import { describe, expect, it } from 'vitest';
import type { Field } from '#fields/field.ts';
import {
  moveColumn,
  orderedColumns,
  PLAIN_VIEW,
  saveView,
  shownColumns,
  titlesOf,
  toggleColumn,
} from '#resource-kit/list/view.ts';

const field = (source: string, more: Partial<Field> = {}): Field => ({
  source,
  type: 'text',
  label: { text: source },
  ...more,
});
const fields = [field('a'), field('b'), field('form-only', { list: false }), field('c')];
const sources = (columns: readonly Field[]) => columns.map(({ source }) => source).join('');

it('records that look alike by their names are called by their ids too [UI-01, UI-12, CFG-05]', () => {
  const leagues = { recordName: '{a}', title: { text: 'Leagues' }, one: { text: 'league' } };
  const titles = titlesOf(
    leagues,
    [
      { id: 1, a: 'Mega Dangal' },
      { id: 902, a: 'mega  dangal' },
      { id: 'x', a: 'Free' },
      { id: 7 },
    ],
    (label) => (typeof label === 'object' && 'text' in label ? String(label.text) : ''),
  );
  expect([...titles]).toEqual([
    [1, 'Mega Dangal (1)'],
    [902, 'mega dangal (902)'],
    ['x', 'Free'],
    [7, 'league 7'],
  ]);
});

describe('the view of a list', () => {
  it('shows the declared columns in their order at first [UI-11]', () => {
    expect(sources(shownColumns(fields, PLAIN_VIEW))).toBe('abc');
  });

  it('moves a column, and stops at the edges [UI-11]', () => {
    const moved = moveColumn(fields, PLAIN_VIEW, 'c', -1);
    expect(sources(shownColumns(fields, moved))).toBe('acb');
    expect(sources(shownColumns(fields, moveColumn(fields, moved, 'a', -1)))).toBe('acb');
    expect(sources(shownColumns(fields, moveColumn(fields, moved, 'a', 1)))).toBe('cab');
    expect(moveColumn(fields, moved, 'gone', 1)).toBe(moved);
  });

  it('leaves columns out, but never all of them [UI-11]', () => {
    const without = ['a', 'b', 'c'].reduce(toggleColumn, PLAIN_VIEW);
    expect(sources(shownColumns(fields, without))).toBe('a');
    expect(sources(shownColumns(fields, toggleColumn(without, 'b')))).toBe('b');
  });

  it('puts a column that is new to a kept order at its declared place [UI-11]', () => {
    const view = { ...PLAIN_VIEW, order: ['c', 'a', 'gone'] };
    expect(sources(orderedColumns(fields, view))).toBe('cab');
  });

  it('replaces a saved view of the same name [UI-11]', () => {
    const first = saveView([], { name: 'Mine', search: '?page=1' });
    expect(saveView(first, { name: 'Mine', search: '?page=2' })).toEqual([
      { name: 'Mine', search: '?page=2' },
    ]);
  });
});
