import { describe, expect, it } from 'vitest';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { follow, type Held, hold, type Listed, move, takeUp } from './queue.ts';

const rows = (...ids: string[]): ResourceRecord[] => ids.map((id) => ({ id, _id: id }));
const listed = (ids: string[], more: Partial<Listed> = {}): Listed => ({
  rows: rows(...ids),
  view: 'page 1',
  ...more,
});
const at = (index: number, ...ids: string[]): Held => {
  const held = hold(listed(ids), index);
  if (!held) throw new Error('nothing to hold');
  return held;
};
const decided = (held: Held): Held => ({ ...held, decided: 'APPROVED' });
/** Taken up while the second of those was on the desk. */
const aside = (id: string, ...ids: string[]): Held =>
  takeUp(at(1, ...ids), { id, _id: id }, listed(ids));
const idOf = (held: Held | null) => held && `${held.record.id}${held.gone ? ' gone' : ''}`;

describe('what is on the desk after a read [PAN-02]', () => {
  it.each<[string, Held | null, Listed, string | null]>([
    ['the first of a new list', null, listed(['p1', 'p2']), 'p1'],
    ['nothing of an empty one', null, listed([]), null],
    ['the same one', at(1, 'p1', 'p2', 'p3'), listed(['p1', 'p2', 'p3']), 'p2'],
    ['the same one at another place', at(1, 'p1', 'p2', 'p3'), listed(['p2', 'p3', 'p4']), 'p2'],
    ['the one that somebody else decided', at(0, 'p1', 'p2'), listed(['p2', 'p3']), 'p1 gone'],
    ['it too, when nobody is left', at(0, 'p1'), listed([]), 'p1 gone'],
    ['the one behind the decided one', decided(at(0, 'p1', 'p2')), listed(['p2', 'p3']), 'p2'],
    ['one further, when that left too', decided(at(0, 'p1', 'p2', 'p3')), listed(['p3']), 'p3'],
    ['who came to the last place', decided(at(1, 'p1', 'p2')), listed(['p1', 'p3']), 'p3'],
    ['the last, when nobody came', decided(at(1, 'p1', 'p2')), listed(['p1']), 'p1'],
    ['nothing after the very last', decided(at(0, 'p1')), listed([]), null],
    [
      'the decided one while the list has it',
      decided(at(0, 'p1', 'p2')),
      listed(['p1', 'p2']),
      'p1',
    ],
    [
      'the skipped one that was taken up, though it is not listed',
      aside('p9', 'p1', 'p2'),
      listed(['p1', 'p2']),
      'p9',
    ],
    [
      'who was there before it, once it is decided',
      decided(aside('p9', 'p1', 'p2')),
      listed(['p1', 'p2']),
      'p2',
    ],
    [
      'the first of another page, in place of it',
      aside('p9', 'p1', 'p2'),
      listed(['p3'], { view: 'page 2' }),
      'p3',
    ],
    ['the first of another page', at(1, 'p1', 'p2'), listed(['p3'], { view: 'page 2' }), 'p3'],
    [
      'the one that left, when the list went back a page by itself',
      at(0, 'p11'),
      listed(['p1', 'p2'], { view: 'page 0', stepped: true }),
      'p11 gone',
    ],
    [
      'the first of that page after an own decision',
      decided(at(0, 'p11')),
      listed(['p1', 'p2'], { view: 'page 0', stepped: true }),
      'p1',
    ],
  ])('%s', (_, held, now, expected) => {
    expect(idOf(follow(held, now))).toBe(expected);
  });

  it('takes what is newly read of the same request', () => {
    const [first] = rows('p1');
    const now = follow(at(0, 'p1'), { rows: [{ ...first, id: 'p1', pan: 'NEW' }], view: 'page 1' });
    expect(now?.record.pan).toBe('NEW');
  });

  it('stays the very same value when nothing changed, so that nothing is drawn again', () => {
    const now = listed(['p1', 'p2']);
    const held = follow(null, now);
    expect(follow(held, now)).toBe(held);
    const gone = follow(held, listed(['p2']));
    expect(follow(gone, listed(['p2']))).toBe(gone);
  });

  it('leaves one that is gone for another page or search, and takes it up again when it is back', () => {
    const gone = follow(at(0, 'p1', 'p2'), listed(['p2']));
    expect(idOf(follow(gone, listed(['p9'], { view: 'page 2' })))).toBe('p9');
    expect(idOf(follow(gone, listed(['p1', 'p2'])))).toBe('p1');
  });
});

describe('one request further or back [PAN-02]', () => {
  const list = listed(['p1', 'p2', 'p3']);
  it.each<[number, 1 | -1, string]>([
    [0, 1, 'p2'],
    [1, -1, 'p1'],
    [0, -1, 'p1'],
    [2, 1, 'p3'],
  ])('from place %i by %i: %s', (index, step, expected) => {
    expect(idOf(move(at(index, 'p1', 'p2', 'p3'), list, step))).toBe(expected);
  });

  it.each<[number, 1 | -1, string[], string]>([
    [1, 1, ['p1', 'p3'], 'p3'],
    [1, -1, ['p1', 'p3'], 'p1'],
    [0, -1, ['p3'], 'p2 gone'],
    [1, 1, ['p1'], 'p1'],
    [0, 1, [], 'p2 gone'],
  ])('from one that left place %i by %i among %j: %s', (index, step, left, expected) => {
    const gone: Held = { ...at(0, 'p2'), index, gone: true };
    expect(idOf(move(gone, listed(left), step))).toBe(expected);
  });
});
