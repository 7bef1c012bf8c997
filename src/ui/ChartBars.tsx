import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { shownDirections } from '#rules/direction.ts';
import { formatCount, formatRupees } from '#rules/money.ts';
import type { ChartProps } from './Chart.tsx';

/** Of the plot, in pixels. */
const HEIGHT = 300;
const AXIS_WIDTH = 96;

/** Number of a figure as a bar can show it; what is no number has no bar. */
const toBar = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** The bars of `Chart`, in a part of their own that is loaded when the first chart is shown (PIC-07). */
export default function ChartBars({ label, groups, series, format }: ChartProps) {
  const { palette } = useTheme();
  const written = format === 'rupees' ? formatRupees : formatCount;
  return (
    <BarChart
      title={label}
      height={HEIGHT}
      skipAnimation
      // Nothing may take the focus inside of what is hidden from screen readers.
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      // At the start, where it is in sight also while the rest is scrolled away.
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: groups.map((_, index) => index), valueFormatter }]}
      yAxis={[
        {
          width: AXIS_WIDTH,
          valueFormatter: (value: number) => written(value).replace(/\.00$/, ''),
        },
      ]}
      series={series.map(({ label: name, tone, values }) => ({
        label: name,
        color: palette.status[tone].mark,
        data: values.map(toBar),
        valueFormatter: (value: number | null) => written(value),
      }))}
    />
  );

  /** Two groups may share a label; the place tells them apart. */
  function valueFormatter(place: number): string {
    return shownDirections(groups[place] ?? '');
  }
}
