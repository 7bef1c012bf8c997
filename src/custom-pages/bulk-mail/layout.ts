import Papa from 'papaparse';
import { looksLikeAddress } from '#rules/mailAddress.ts';
import { foldCase, isBlank, trimInvisible } from '#rules/text.ts';

/** How a list is laid out, as far as its first rows tell (MAIL-05). */
export interface Layout {
  /** The list without a first line `sep=;`. */
  text: string;
  /** There was such a line, which a spreadsheet reads as the separator. */
  separatorLine: boolean;
  delimiter: string;
  columns: readonly string[];
  /** False: the first line is an address already. */
  headed: boolean;
  /** Columns, from 0, in which addresses stand; the likeliest first. */
  fits: readonly number[];
  /** The one that is checked; null when none holds addresses. */
  addressColumn: number | null;
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Rows that are looked at to tell the columns; all of them where these hold no address. */
const SAMPLE = 1000;
const HEADS = new Set([
  'email',
  'e-mail',
  'mail',
  'email address',
  'e-mail address',
  'emailaddress',
  'email_address',
  'email id',
  'email_id',
  'ईमेल',
]);

const isAddress = (cell: string): boolean => looksLikeAddress(trimInvisible(cell));

/** Takes `sep=;` away from the beginning, as spreadsheets write it. */
function separatorOf(source: string): { text: string; separator: string | null } {
  const [line = ''] = source.slice(0, 16).split('\n', 1);
  const separator = /^"?sep=(.)"?$/i.exec(line)?.[1] ?? null;
  return { text: separator === null ? source : source.slice(line.length + 1), separator };
}

/** Rows with something in them. */
const rowsOf = (text: string, delimiter: string, limit: number): string[][] =>
  Papa.parse<string[]>(text, { newline: '\n', delimiter, preview: limit }).data.filter(
    (cells) => cells.length > 1 || !isBlank(cells[0]),
  );

const addressesIn = (rows: readonly string[][]): number =>
  rows.reduce((sum, cells) => sum + (cells.some(isAddress) ? 1 : 0), 0);

/** The separator by which most rows hold an address; of several the one that makes even rows. */
function delimiterOf(text: string): string {
  const guessed = Papa.parse(text, {
    newline: '\n',
    preview: 10,
    delimitersToGuess: DELIMITERS,
  }).meta.delimiter;
  const scores = DELIMITERS.map((one) => addressesIn(rowsOf(text, one, 100)));
  const best = Math.max(...scores);
  const fitting = DELIMITERS.filter((_, at) => scores[at] === best);
  return fitting.includes(guessed) ? guessed : (fitting[0] ?? ',');
}

/** How strongly a heading speaks of addresses. */
const namedLike = (heading: string): number => {
  const folded = foldCase(heading);
  if (HEADS.has(folded)) return 2;
  return folded.includes('mail') || folded.includes('मेल') ? 1 : 0;
};

/**
 * Finds separator, head and the column of the addresses: by what its cells hold, and by its heading where two
 * fit or none does. `chosen` is the column that a person picked.
 */
export function layOut(source: string, chosen?: number): Layout {
  const { text, separator } = separatorOf(source);
  const delimiter = separator ?? delimiterOf(text);
  let rows = rowsOf(text, delimiter, SAMPLE);
  if (addressesIn(rows) === 0 && rows.length >= SAMPLE) rows = rowsOf(text, delimiter, 0);
  const first = rows[0] ?? [];
  const headed = !first.some(isAddress);
  const below = headed ? rows.slice(1) : rows;
  const found = first.map((heading, column) => {
    const filled = below.filter((cells) => !isBlank(cells[column])).length;
    const good = below.filter((cells) => isAddress(cells[column] ?? '')).length;
    return { column, good, filled, named: headed ? namedLike(heading) : 0 };
  });
  const likeliest = (columns: typeof found) =>
    columns.toSorted((a, b) => b.named - a.named || b.good - a.good || a.column - b.column);
  const fits = likeliest(
    found.filter(({ good, filled, named }) => good > 0 && (named > 0 || good * 2 >= filled)),
  );
  const [any] = likeliest(found.filter(({ good, named }) => good > 0 || named > 0));
  return {
    text,
    separatorLine: separator !== null,
    delimiter,
    columns: headed ? first : first.map(() => ''),
    headed,
    fits: fits.map(({ column }) => column),
    addressColumn: chosen ?? fits[0]?.column ?? any?.column ?? null,
  };
}
