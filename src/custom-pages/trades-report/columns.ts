import type { TradesGameReport, TradesQuestionReport } from '#contract/trades.ts';
import type { useText } from '#i18n/useText.ts';
import { orZero, rupeesCell } from '#rules/money.ts';
import { gameCode } from '#rules/settlement.ts';
import type { ChartSeries } from '#ui/Chart.tsx';
import { dayCell, type ExportColumn, zonedHead } from '#ui/exportRows.ts';

type Translate = ReturnType<typeof useText>;

/** The sums of a row, in the order of the report; in rupees (TRD-06). */
export const SUMS = ['investments', 'winnings', 'commission', 'refunds'] as const;
type Sums = Readonly<Partial<Record<(typeof SUMS)[number], unknown>>>;

const sumColumns = <Row extends Sums>(
  t: Translate,
  value: (sum: unknown) => unknown,
): ExportColumn<Row>[] =>
  SUMS.map((sum) => ({
    label: t(`trades.report.${sum}`),
    value: (row) => rupeesCell(value(row[sum])),
  }));

/** The file and the copied table of the games. */
export const gameColumns = (t: Translate): ExportColumn<TradesGameReport>[] => [
  { label: t('trades.report.game'), value: gameCode },
  { label: t('trades.report.gameId'), value: ({ id }) => id },
  { label: t('trades.report.tournament'), value: ({ tournament }) => tournament?.name },
  { label: zonedHead(t('trades.report.date')), value: ({ game_date }) => dayCell(game_date) },
  ...sumColumns<TradesGameReport>(t, (sum) => sum),
];

/** The file and the copied table of a game's questions, where a missing sum is 0. */
export const questionColumns = (t: Translate): ExportColumn<TradesQuestionReport>[] => [
  { label: t('trades.report.question'), value: ({ question_en }) => question_en },
  { label: t('trades.report.questionId'), value: ({ _id }) => _id },
  ...sumColumns<TradesQuestionReport>(t, orZero),
];

/** The bars of the report; `value` is what a sum is drawn as. */
export const sumSeries = (
  t: Translate,
  rows: readonly Sums[],
  value: (sum: unknown) => unknown = (sum) => sum,
): ChartSeries[] =>
  TONES.map(([sum, tone]) => ({
    label: t(`trades.report.${sum}`),
    tone,
    values: rows.map((row) => value(row[sum])),
  }));

const TONES = [
  ['investments', 'info'],
  ['winnings', 'positive'],
  ['commission', 'waiting'],
] as const;

/** For a chart that stays legible: all rows in their order, or of too many the `count` with the most invested. */
export const largest = <Row extends Sums>(rows: readonly Row[], count: number): readonly Row[] =>
  rows.length <= count ? rows : rows.toSorted((a, b) => invested(b) - invested(a)).slice(0, count);

const invested = ({ investments }: Sums): number => {
  const number = Number(investments ?? 0);
  return Number.isFinite(number) ? number : 0;
};
