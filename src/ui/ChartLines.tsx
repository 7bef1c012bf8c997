import { useTheme } from '@mui/material/styles';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import type { PlotProps } from './Chart.tsx';
import { chosenPlace, plotProps } from './chartParts.ts';

/** More points than these would stand in each other's way as dots. */
const MOST_DOTS = 40;

/** What stands for a dashed line in the legend. */
const Dashes = ({ className, color }: ChartsLabelCustomMarkProps) => (
  <svg className={className} viewBox="0 0 24 14" aria-hidden="true">
    <line x1="0" x2="24" y1="7" y2="7" stroke={color} strokeWidth="3" strokeDasharray="5 4" />
  </svg>
);

/** The lines of `Chart`, dashed for what is compared with; loaded when the first of them is shown (RNG-02). */
export function ChartLines(props: PlotProps) {
  const theme = useTheme();
  const { series, ...plot } = plotProps(props, theme, 'point');
  const chosen = chosenPlace(props);
  return (
    <LineChart
      {...plot}
      series={series.map((one) => ({
        ...one,
        curve: 'linear',
        showMark: props.groups.length <= MOST_DOTS,
        ...(one.id.startsWith('compared') && { shape: 'diamond' as const, labelMarkType: Dashes }),
      }))}
      sx={{
        ...(props.choice && { '& svg': { cursor: 'pointer' } }),
        '& .MuiLineChart-line[data-series^="compared"]': { strokeDasharray: '6 4' },
      }}
    >
      {chosen !== null && <ChartsReferenceLine x={chosen} lineStyle={{ strokeDasharray: '4 4' }} />}
    </LineChart>
  );
}
