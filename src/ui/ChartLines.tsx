import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartProps } from './Chart.tsx';
import { chosenPlace, plotProps } from './chartParts.ts';

/** More points than these would stand in each other's way as dots. */
const MOST_DOTS = 40;

/** The lines of `Chart`, dashed for what is compared with; loaded when the first of them is shown (RNG-02). */
export default function ChartLines(props: ChartProps) {
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
        ...(one.id.startsWith('compared') && { shape: 'diamond' as const }),
      }))}
      sx={{
        ...(props.choice && { '& svg': { cursor: 'pointer' } }),
        '& path[data-series^="compared"]': { strokeDasharray: '6 4' },
      }}
    >
      {chosen !== null && <ChartsReferenceLine x={chosen} lineStyle={{ strokeDasharray: '4 4' }} />}
    </LineChart>
  );
}
