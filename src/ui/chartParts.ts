import type { Theme } from '@mui/material/styles';
import { shownDirections } from '#rules/direction.ts';
import { formatCount, formatRupees } from '#rules/money.ts';
import type { ChartProps, PlotProps } from './Chart.tsx';

/** Of the plot, in pixels: alone, and one of several below each other. */
export const HEIGHT = 300;
export const LOW_HEIGHT = 200;
const AXIS_WIDTH = 96;

/** Number of a figure as a chart can show it; what is no number is left out. */
export const toShown = (value: unknown): number | null => {
  const blank = value === null || (typeof value === 'string' && value.trim() === '');
  const number = blank ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** What bars and lines have in common. */
export function plotProps(
  { label, groups, ticks = groups, series, format, choice, low = false, places }: PlotProps,
  { palette }: Theme,
  scaleType: 'band' | 'point',
) {
  const written = format === 'rupees' ? formatRupees : formatCount;
  return {
    title: label,
    height: low ? LOW_HEIGHT : HEIGHT,
    skipAnimation: true,
    // Nothing may take the focus inside of what is hidden from screen readers.
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    // At the start, where it is in sight also while the rest is scrolled away.
    slotProps: { legend: { position: { vertical: 'top', horizontal: 'start' } } },
    margin: { left: 0, right: 8, top: 8, bottom: 0 },
    xAxis: [
      {
        id: 'groups',
        scaleType,
        data: groups.map((_, index) => index),
        // Two groups may share a label; the place tells them apart.
        valueFormatter: (place: number, { location }: { location: string }) =>
          shownDirections((location === 'tick' ? ticks : groups)[place] ?? ''),
      },
    ],
    yAxis: [
      {
        width: AXIS_WIDTH,
        valueFormatter: (value: number) => written(value).replace(/\.00$/, ''),
      },
    ],
    series: series.map(({ label: name, tone, values, compared }, nth) => ({
      id: `${compared ? 'compared' : 'main'}-${places?.[nth] ?? nth}`,
      label: name,
      color: palette.status[tone].mark,
      data: values.map(toShown),
      valueFormatter: (value: number | null) => written(value),
    })),
    ...(choice && {
      onAxisClick: (_: unknown, at: { dataIndex: number } | null) => {
        const key = at ? choice.keys[at.dataIndex] : undefined;
        if (key !== undefined) choice.onChoose(key === choice.only ? undefined : key);
      },
    }),
  } as const;
}

/** The place of the group that is shown alone; null where none is. */
export const chosenPlace = ({ choice }: Pick<ChartProps, 'choice'>): number | null => {
  const place = choice?.only === undefined ? -1 : choice.keys.indexOf(choice.only);
  return place < 0 ? null : place;
};
