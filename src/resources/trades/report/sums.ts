import type { Field } from '#fields/field.ts';
import type { useText } from '#i18n/useText.ts';
import { SUMS, type Sum } from '#rules/books.ts';
import { sumGroups } from '#rules/reportPoints.ts';
import type { ChartSeries } from '#ui/Chart.tsx';

type Sums = Readonly<Partial<Record<Sum, unknown>>>;

/** The sums as columns, each with what is `more` to say of it. */
export const sumFields = (more: (sum: Sum) => Partial<Field>): Field[] =>
  SUMS.map((sum) => ({
    source: sum,
    type: 'rupees',
    label: `trades.report.${sum}`,
    findable: false,
    total: true,
    ...more(sum),
  }));

const TONES = [
  ['investments', 'info'],
  ['winnings', 'positive'],
  ['commission', 'waiting'],
] as const;

/** What is charted of the report. */
export const sumColumns = (t: ReturnType<typeof useText>): Omit<ChartSeries, 'values'>[] =>
  TONES.map(([sum, tone]) => ({ label: t(`trades.report.${sum}`), tone }));

/** Rows by key with what is charted of them. */
export const sumPoints = <Row extends Sums>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
) =>
  sumGroups(
    rows,
    keyOf,
    TONES.map(
      ([sum]) =>
        (row: Row) =>
          row[sum],
    ),
  ).map(({ key, sums }) => ({ key, values: sums.map(({ sum }) => sum) }));

/** The bars of the report, one group for each row. */
export const sumSeries = (t: ReturnType<typeof useText>, rows: readonly Sums[]): ChartSeries[] =>
  sumColumns(t).map((column, nth) => ({
    ...column,
    values: rows.map((row) => row[TONES[nth]?.[0] ?? 'investments']),
  }));

/** For a chart that stays legible: all rows in their order, or of too many the `count` with the most invested. */
export const largest = <Row extends Sums>(rows: readonly Row[], count: number): readonly Row[] =>
  rows.length <= count ? rows : rows.toSorted((a, b) => invested(b) - invested(a)).slice(0, count);

const invested = ({ investments }: Sums): number => {
  const number = Number(investments ?? 0);
  return Number.isFinite(number) ? number : 0;
};
