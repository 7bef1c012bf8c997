import { useContext } from 'react';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import type { Period } from '#rules/periods.ts';
import { placesOf, type Step } from '#rules/reportPoints.ts';
import { formatter } from '#rules/timeZones.ts';
import { Chart, type ChartChoice, type ChartProps, type ChartSeries } from './Chart.tsx';
import { TimeZoneContext } from './TimeZone.ts';

/** A group of a report with its figures, one for each series: a game by its id, a day, a month; null has neither. */
export interface PeriodGroup {
  key: string | null;
  values: readonly unknown[];
}

interface Point {
  /** Undefined where only the other period has something. */
  key: string | null | undefined;
  other: string | null | undefined;
}

const noNames = (keys: readonly (string | null)[]): string[] => keys.map((key) => key ?? '');

/** A day 'YYYY-MM-DD' or a month 'YYYY-MM' in words. */
export function usePointName(): (key: string | null) => string {
  const t = useText();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  return (key) => {
    if (key === null) return t('ranges.only.noDate');
    if (key.length > 7) return formatDate(key, { timeZone, locale });
    const words = formatter(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return words.format(Date.parse(`${key}-15T12:00Z`));
  };
}

/** Games and months as bars, days as lines; with another period the series of both (RNG-02). */
export function PeriodChart({
  label,
  by,
  columns,
  groups,
  period = null,
  compared = null,
  nameGames = noNames,
  format = 'rupees',
  choice,
  tools,
  note,
}: Pick<ChartProps, 'tools' | 'note'> & {
  label: string;
  by: 'game' | Step;
  columns: readonly Omit<ChartSeries, 'values'>[];
  groups: readonly PeriodGroup[];
  /** Whose days are all shown, also those with nothing; only where all of it was read. */
  period?: Period | null;
  compared?: { period: Period; groups: readonly PeriodGroup[] } | null;
  /** The names of games by their ids, told apart. */
  nameGames?: (keys: readonly (string | null)[]) => string[];
  format?: ChartProps['format'];
  /** Of which group alone the list shows the rows, where there is one. */
  choice?: Pick<ChartChoice, 'only' | 'onChoose'>;
}) {
  const t = useText();
  const pointName = usePointName();
  const main = new Map(groups.map(({ key, values }) => [key, values]));
  const beside = new Map((compared?.groups ?? []).map(({ key, values }) => [key, values]));
  const points = pointsOf(by, [...main.keys()], [...beside.keys()], period, compared?.period);
  const isTime = by !== 'game';
  const figure = (
    of: Map<string | null, readonly unknown[]>,
    key: string | null | undefined,
    nth: number,
  ): unknown => {
    if (key === undefined) return null;
    const values = of.get(key);
    // A day on which nothing was is a day with nothing, not one that is not known.
    return values ? values[nth] : isTime && key !== null ? '0' : null;
  };
  const names = isTime
    ? points.map(({ key, other }) => {
        const [name, also] = [key, other].map((one) => one !== undefined && pointName(one));
        if (name === false) return t('ranges.chart.otherOnly', { name: String(also) });
        return also === false || also === undefined || also === name
          ? String(name)
          : t('ranges.chart.both', { name: String(name), other: String(also) });
      })
    : nameGames(points.map(({ key, other }) => key ?? other ?? null)).map((name, place) =>
        points[place]?.key === undefined ? t('ranges.chart.otherOnly', { name }) : name,
      );
  return (
    <Chart
      label={label}
      kind={by === 'day' ? 'lines' : 'bars'}
      groupLabel={t(`ranges.chart.${by}`)}
      groups={names}
      {...(isTime && { ticks: points.map(({ key }) => (key === undefined ? '' : pointName(key))) })}
      format={format}
      {...(tools !== undefined && { tools })}
      {...(note !== undefined && { note })}
      series={columns.flatMap((column, nth) => [
        { ...column, values: points.map(({ key }) => figure(main, key, nth)) },
        ...(compared
          ? [
              {
                ...column,
                label: t('ranges.chart.compared', { series: column.label }),
                compared: true,
                values: points.map(({ other }) => figure(beside, other, nth)),
              },
            ]
          : []),
      ])}
      {...(choice && {
        choice: {
          ...choice,
          label: t('ranges.only.label'),
          keys: points.map(({ key }) => (key !== undefined && main.has(key) ? key : undefined)),
        },
      })}
    />
  );
}

function pointsOf(
  by: 'game' | Step,
  keys: readonly (string | null)[],
  others: readonly (string | null)[],
  period: Period | null,
  other: Period | null | undefined,
): Point[] {
  if (by !== 'game' && period) {
    const places = placesOf(by, period, keys, other ?? null, others);
    const undated = { key: keys.includes(null), other: others.includes(null) };
    return [
      ...places.map(({ key, other: also }) => ({
        key: key ?? undefined,
        other: also ?? undefined,
      })),
      ...(undated.key || undated.other
        ? [{ key: undated.key ? null : undefined, other: undated.other ? null : undefined }]
        : []),
    ];
  }
  const known = new Set(keys);
  const points: Point[] = [
    ...keys.map((key) => ({ key, other: others.includes(key) ? key : undefined })),
    ...others.filter((key) => !known.has(key)).map((key) => ({ key: undefined, other: key })),
  ];
  // Games stand as in the list, time runs from left to right; what has no date is last.
  const rank = ({ key, other }: Point) => key ?? other ?? '\uffff';
  return by === 'game' ? points : points.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
