import { type Day, toDay } from './days.ts';
import { parseDecimal } from './decimal.ts';
import { totalOf } from './differences.ts';
import type { Period } from './periods.ts';

/** A column of figures of a file. */
export interface FigureColumn {
  readonly name: string;
  /** Exact decimal text. */
  readonly sum: string;
  /** By day, where the first column of the file names days. */
  readonly days: ReadonlyMap<Day, string>;
}

/** The figures of a month's file, whatever its columns are called (RNG-02). */
export interface MonthFigures {
  readonly columns: readonly FigureColumn[];
  /** Lines of totals that are left out of the sums. */
  readonly totals: number;
}

/** A first cell that is nothing but the word, and one that says it beside other words, as 'Total for April'. */
const IS_TOTAL = /^(?:(?:grand|sub|net|overall)?[ -]?(?:totals?|sum)|कुल|योग|जोड़)[ .:]*$/i;
const SAYS_TOTAL =
  /(?:^|[^\p{L}])(?:(?:grand|sub|net|overall)?[ -]?(?:totals?|sum)|कुल|योग|जोड़)(?!\p{L})/iu;

/**
 * Which of the lines sum up the others: one that says so in its first filled cell, and one that alone has no day beside
 * days, or at the end no name beside names. Where no line would be left, none is a total.
 */
function totalsAmong(lines: readonly (readonly string[])[], days: readonly unknown[]): boolean[] {
  const firsts = lines.map(([first = '']) => first.trim());
  const dated = days.some((day) => day !== null);
  const nameless = firsts.filter((first) => first === '').length;
  const totals = lines.map((line, place) => {
    const first = firsts[place] ?? '';
    if (days[place]) return false;
    if (first !== '') return (dated ? SAYS_TOTAL : IS_TOTAL).test(first);
    const next = line.find((cell) => cell.trim() !== '')?.trim() ?? '';
    return IS_TOTAL.test(next) || (nameless === 1 && (dated || place === lines.length - 1));
  });
  return totals.includes(false) ? totals : lines.map(() => false);
}

/**
 * The columns of a file that hold nothing but plain numbers, summed without its own lines of totals; `rows` with the
 * head first.
 */
export function monthFigures(rows: readonly (readonly string[])[]): MonthFigures {
  const [head = [], ...all] = rows;
  const totals = totalsAmong(
    all,
    all.map(([first = '']) => toDay(first)),
  );
  const lines = all.filter((_, place) => !totals[place]);
  const days = lines.map(([first = '']) => toDay(first));
  const columns = head.flatMap((name, place): FigureColumn[] => {
    if (place === 0) return [];
    const cells = lines.map((line) => (line[place] ?? '').trim());
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length === 0 || filled.some((cell) => parseDecimal(cell) === null)) return [];
    const byDay = new Map<Day, string[]>();
    cells.forEach((cell, line) => {
      const day = days[line];
      if (day && cell !== '') byDay.set(day, [...(byDay.get(day) ?? []), cell]);
    });
    const sums = [...byDay].map(([day, values]) => [day, totalOf(values).sum ?? '0'] as const);
    return [{ name: name.trim(), sum: totalOf(filled).sum ?? '0', days: new Map(sums) }];
  });
  return { columns, totals: all.length - lines.length };
}

/** The days of a month MM-YYYY; null where it is none. */
export function daysOfMonth(month: string): Period | null {
  const [digits = '', year = ''] = month.split('-');
  const last = new Date(Date.UTC(Number(year), Number(digits), 0));
  const from = toDay(`${year}-${digits}-01`);
  const to = Number.isNaN(last.getTime()) ? null : toDay(last.toISOString().slice(0, 10));
  return from && to ? { from, to } : null;
}
