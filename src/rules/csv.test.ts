import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRow, neutralCell, toCsv, toTsv } from './csv.ts';

describe('neutralCell', () => {
  it.each([
    '=HYPERLINK("https://x.example","open")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '+919800000000',
    '-2+3',
    '-',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    '\n1',
    '\u0000x',
    ' =1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '-1e5',
  ])('%j gets an apostrophe [UI-11]', (text) => {
    expect(neutralCell(text)).toBe(`'${text}`);
  });

  it.each<[unknown, string]>([
    ['-12.50', '-12.50'],
    [-120.5, '-120.5'],
    [-0.0000001, '-0.0000001'],
    [1e21, '1000000000000000000000'],
    ['00042', '00042'],
    ['Rao, Anita', 'Rao, Anita'],
    ['a=b', 'a=b'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [{ a: 1 }, '{"a":1}'],
  ])('%j stays as %j [UI-11]', (value, text) => {
    expect(neutralCell(value)).toBe(text);
  });

  it('never starts like a formula unless it is a number, whatever the text [UI-11]', () => {
    const start = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\0', ' ', '\uFEFF', '1');
    fc.assert(
      fc.property(start, start, fc.string(), (a, b, rest) => {
        const cell = neutralCell(a + b + rest);
        if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@\0]/);
      }),
    );
  });
});

describe('rows', () => {
  it('quotes what needs it [UI-11]', () => {
    expect(csvRow(['a', 'Rao, "Bobby"', 'two\r\nlines', 'a;b', ' x', -1.5])).toBe(
      'a,"Rao, ""Bobby""","two\r\nlines","a;b"," x",-1.5',
    );
  });

  it('ends lines for sheets and marks UTF-8, unless told not to [UI-11]', () => {
    expect(toCsv([['नाम'], [1]])).toBe('\uFEFFनाम\r\n1\r\n');
    expect(toCsv([['a', 'b']], { bom: false })).toBe('a,b\r\n');
  });

  it('copies a table with tabs, neutralised too [UI-17]', () => {
    expect(
      toTsv([
        ['id', 'name'],
        [7, '=1+1'],
        [8, 'a\tb'],
      ]),
    ).toBe('id\tname\n7\t\'=1+1\n8\t"a\tb"');
  });

  it('reads back as the cells it was made of, whatever they hold [UI-11, UI-17]', () => {
    const cell = fc.string({ unit: 'grapheme' });
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });
    fc.assert(
      fc.property(rows, (table) => {
        const expected = table.map((row) => row.map(neutralCell));
        const csv = Papa.parse(toCsv(table, { bom: false }), { delimiter: ',', newline: '\r\n' });
        expect(csv.data.slice(0, -1)).toEqual(expected);
        const tsv = Papa.parse(toTsv(table), { delimiter: '\t', newline: '\n' });
        expect(tsv.data).toEqual(expected);
      }),
    );
  });
});
