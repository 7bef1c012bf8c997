import Papa from 'papaparse';
import { addressKey, looksLikeAddress } from '#rules/mailAddress.ts';
import { isBlank, trimInvisible } from '#rules/text.ts';
import { type Layout, layOut } from './layout.ts';

/** A line that should be looked at. Lines count from 1, as an editor counts them. */
export interface Finding {
  line: number;
  value: string;
  /** Of a repeated address: the line where it came first. */
  first?: number;
}

/** What was found of one kind: how often, and the first of them. */
export interface Found {
  count: number;
  lines: readonly Finding[];
}

export const KINDS = ['missing', 'malformed', 'repeated', 'ragged', 'unreadable'] as const;
export type Kind = (typeof KINDS)[number];

/** What a list of addresses holds (MAIL-05). */
export interface MailList extends Omit<Layout, 'text'> {
  /** Rows below the head; empty lines do not count. */
  rows: number;
  /** Different addresses, without the malformed. */
  distinct: number;
  /** The first rows, as text. */
  first: readonly (readonly string[])[];
  found: Readonly<Record<Kind, Found>>;
  /** Line of a quote that is never closed. */
  openQuote: number | null;
}

/** Rows that are shown, lines that are named of a kind, characters of a cell that are kept. */
const FIRST_ROWS = 10;
const NAMED = 100;
const CELL = 200;

const counter = () => {
  const found = { count: 0, lines: [] as Finding[] };
  return {
    found,
    note: (finding: Finding) => {
      found.count += 1;
      if (found.lines.length < NAMED)
        found.lines.push({ ...finding, value: finding.value.slice(0, CELL) });
    },
  };
};

/**
 * Reads a list of addresses: any line ends, quotes with line ends inside, comma, semicolon, tab or '|'. It only
 * looks: the file itself is uploaded byte for byte. `onShare` hears how far it is, 0 to 1; `chosen` is the column
 * of addresses where a person picked one.
 */
export function readMailList(
  source: string,
  onShare: (share: number) => void = () => {},
  chosen?: number,
): MailList {
  const { text, ...layout } = layOut(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), chosen);
  const { columns, headed, addressColumn, delimiter, separatorLine } = layout;
  const counters = {
    missing: counter(),
    malformed: counter(),
    repeated: counter(),
    ragged: counter(),
    unreadable: counter(),
  };
  const seen = new Map<string, number>();
  const first: string[][] = [];
  let atHead = headed;
  let rows = 0;
  let line = separatorLine ? 2 : 1;
  let at = 0;
  let openQuote: number | null = null;

  const look = (cells: string[]) => {
    rows += 1;
    if (first.length < FIRST_ROWS) first.push(cells.map((cell) => cell.slice(0, CELL)));
    if (cells.length !== columns.length)
      counters.ragged.note({ line, value: String(cells.length) });
    const odd = cells.find((cell) => cell.includes('\uFFFD') || cell.includes('\0'));
    if (odd !== undefined) counters.unreadable.note({ line, value: odd });
    if (addressColumn === null) return;
    const address = trimInvisible(cells[addressColumn] ?? '');
    if (isBlank(address)) return counters.missing.note({ line, value: '' });
    if (!looksLikeAddress(address)) return counters.malformed.note({ line, value: address });
    const key = addressKey(address);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    else counters.repeated.note({ line, value: address, first: before });
  };

  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    step: ({ data, meta, errors }) => {
      const blank = data.length === 1 && isBlank(data[0]);
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote ??= line;
      if (!blank) {
        if (atHead) atHead = false;
        else look(data);
      }
      for (; at < meta.cursor; at += 1) if (text.charCodeAt(at) === 10) line += 1;
      if (rows % 5000 === 0) onShare(at / text.length);
    },
  });
  return {
    ...layout,
    rows,
    distinct: seen.size,
    first,
    found: {
      missing: counters.missing.found,
      malformed: counters.malformed.found,
      repeated: counters.repeated.found,
      ragged: counters.ragged.found,
      unreadable: counters.unreadable.found,
    },
    openQuote,
  };
}
