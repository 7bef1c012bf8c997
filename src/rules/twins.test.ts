import { describe, expect, it } from 'vitest';
import { labelsApart, lookOf, tellingApart } from './twins.ts';

describe('lookOf', () => {
  it.each([
    ['capitals', 'NO', 'No'],
    ['blanks at an end', 'No ', 'No'],
    ['blanks between', 'Mega  Dangal', 'Mega Dangal'],
    ['a blank that does not break', 'Mega\u00a0Dangal', 'Mega Dangal'],
    ['a character that takes no room', 'Me\u200bga', 'Mega'],
    ['a direction mark', 'IND\u202e', 'IND'],
    ['a soft hyphen', 'Me\u00adga', 'Mega'],
    ['a variation selector', 'Win\ufe0f', 'Win'],
    ['a Cyrillic letter', 'Nо', 'No'],
    ['Cyrillic capitals', 'МЕГА'.replace('Г', 'G'), 'MEGA'],
    ['a Greek letter', 'Nο', 'No'],
    ['Greek capitals', 'ΚΗΑΝ', 'KHAN'],
    ['a digit for a letter', 'N0', 'No'],
    ['I, l, 1 and |', 'I1|l', 'llll'],
    ['wide letters', 'Ｎｏ', 'No'],
    ['composed letters', 'e\u0301', 'é'],
    ['dashes', 'A – B', 'A-B'],
    ['quotation marks', 'O’Brien', "O'Brien"],
  ])('is the same for labels that differ in %s [UI-01]', (_what, one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['Yes', 'No'],
    ['Number 11', 'Number 12'],
    ['हाँ', 'नहीं'],
    ['No', 'Nó'],
    ['IND v AUS', 'AUS v IND'],
    ['-5', '5'],
  ])('differs for %s and %s [UI-01]', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

const labels = (rows: readonly (readonly [string | null, ...(string | number)[]])[]) =>
  labelsApart(
    rows,
    ([label]) => label ?? '',
    (row) => row[1],
    (row) => row[2],
  );

describe('labelsApart', () => {
  it('leaves labels alone that look like no other [UI-01]', () => {
    expect(
      labels([
        ['Yes', 1],
        ['No', 2],
        ['', 3],
      ]),
    ).toEqual(['Yes', 'No', '']);
  });

  it('says of all twins, also the first, what tells them apart, as it came [UI-01]', () => {
    expect(
      labels([
        ['Mega Dangal', 'cl-1'],
        ['Yes', 7],
        ['Mega Dangal', 902],
      ]),
    ).toEqual(['Mega Dangal (cl-1)', 'Yes', 'Mega Dangal (902)']);
    expect(
      labels([
        ['NO', 'o1'],
        ['No', 'o2'],
      ]),
    ).toEqual(['NO (o1)', 'No (o2)']);
  });

  it('says the day alone where it is enough, else the id too [UI-01]', () => {
    const game = 'KVK v NMN';
    expect(
      labels([
        [game, '3 May 2026', 1],
        [game, '4 May 2026', 2],
      ]),
    ).toEqual([`${game} (3 May 2026)`, `${game} (4 May 2026)`]);
    expect(
      labels([
        [game, '3 May 2026', 1],
        [game, '3 May 2026', 2],
      ]),
    ).toEqual([`${game} (3 May 2026, 1)`, `${game} (3 May 2026, 2)`]);
    expect(
      labels([
        [game, '', 1],
        [game, '3 May 2026', 2],
      ]),
    ).toEqual([`${game} (1)`, `${game} (3 May 2026, 2)`]);
  });

  it('tells a label apart that reads like a twin with its id [UI-01]', () => {
    expect(
      labels([
        ['No', 'o1'],
        ['No', 'o2'],
        ['No (o1)', 'o3'],
      ]),
    ).toEqual(['No (o1)', 'No (o2)', 'No (o1) (o3)']);
  });

  it('tells records without a label apart [UI-01]', () => {
    expect(
      labels([
        ['', 1],
        ['\u200b', 2],
      ]),
    ).toEqual([' (1)', '\u200b (2)']);
  });

  it('gives all labels of a thousand twins their ids [UI-01, UI-13]', () => {
    const told = labels(Array.from({ length: 1000 }, (_, id) => ['No', `id-${id}`] as const));
    expect(new Set(told).size).toBe(1000);
  });
});

it('gives what tells apart without the label, for one that is shown shortened [UI-01]', () => {
  expect(tellingApart(['No', 'Yes', 'no'], String, (text) => `id of ${text}`)).toEqual([
    'id of No',
    '',
    'id of no',
  ]);
});

it('says nothing of one record that comes twice, which nothing tells apart from itself [UI-01]', () => {
  expect(
    labels([
      ['No', '', 'o1'],
      ['No', '', 'o1'],
    ]),
  ).toEqual(['No', 'No']);
  expect(
    labels([
      ['No', '', 'o1'],
      ['No', '', 'o1'],
      ['no', '', 'o2'],
    ]),
  ).toEqual(['No (o1)', 'No (o1)', 'no (o2)']);
});
