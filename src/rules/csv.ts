import { decimalText, parseDecimal } from './decimal.ts';
import { ExactNumber } from './exactJson.ts';
import { writeJson } from './writeJson.ts';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What makes a sheet read a cell as a formula, also behind blanks and in full width; NUL and line breaks. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠\0]|^[\t\r\n]/;

/** A value as the text of a cell; numbers without an exponent, lists and objects as JSON. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    const exact = parseDecimal(value);
    return exact === null ? '' : decimalText(exact);
  }
  if (value instanceof ExactNumber) return value.text;
  return typeof value === 'object' ? writeJson(value, { notFinite: 'leaveOut' }) : String(value);
}

/** The text of a cell that no sheet runs: formulas get an apostrophe in front, numbers such as -12.50 stay (UI-11). */
export function neutralCell(value: unknown): string {
  const text = plain(value);
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

const quoted = (text: string, special: RegExp): string =>
  special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A row of a CSV file without its line end; cells are neutralised and quoted where they have to be. */
export const csvRow = (cells: readonly unknown[]): string =>
  cells.map((cell) => quoted(neutralCell(cell), /[",;\t\r\n]|^\s|\s$/)).join(',');

/** A CSV file. With `bom` (the default) spreadsheets read it as UTF-8. */
export const toCsv = (
  rows: readonly (readonly unknown[])[],
  { bom = true }: { bom?: boolean } = {},
): string => (bom ? '\uFEFF' : '') + rows.map((row) => `${csvRow(row)}\r\n`).join('');

/** Rows as a table for the clipboard, to be pasted into a sheet (UI-17). */
export const toTsv = (rows: readonly (readonly unknown[])[]): string =>
  rows
    .map((row) => row.map((cell) => quoted(neutralCell(cell), /["\t\r\n]/)).join('\t'))
    .join('\n');
