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
}

/** The columns of a file that hold nothing but plain numbers, summed; `rows` with the head first. */
export function monthFigures(rows: readonly (readonly string[])[]): MonthFigures {
  const [head = [], ...lines] = rows;
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
  return { columns };
}

/** The days of a month MM-YYYY; null where it is none. */
export function daysOfMonth(month: string): Period | null {
  const [digits = '', year = ''] = month.split('-');
  const last = new Date(Date.UTC(Number(year), Number(digits), 0));
  const from = toDay(`${year}-${digits}-01`);
  const to = Number.isNaN(last.getTime()) ? null : toDay(last.toISOString().slice(0, 10));
  return from && to ? { from, to } : null;
}
