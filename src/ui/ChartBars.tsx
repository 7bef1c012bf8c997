import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartProps } from './Chart.tsx';
import { chosenPlace, plotProps } from './chartParts.ts';

/** Hollow in the colour of what they are compared with. */
const hollow = (id: string, color: string) => ({
  [`& [data-series="${id}"] .MuiBarElement-root, & [data-series="${id}"] rect`]: {
    fillOpacity: 0.25,
    stroke: color,
    strokeWidth: 2,
  },
});

/** The bars of `Chart`, in a part of their own that is loaded when the first chart is shown (PIC-07). */
export default function ChartBars(props: ChartProps) {
  const theme = useTheme();
  const plot = plotProps(props, theme, 'band');
  const chosen = chosenPlace(props);
  const compared = plot.series.filter(({ id }) => id.startsWith('compared'));
  return (
    <BarChart
      {...plot}
      sx={{
        ...(props.choice && { '& svg': { cursor: 'pointer' } }),
        ...Object.assign({}, ...compared.map(({ id, color }) => hollow(id, color))),
      }}
    >
      {chosen !== null && <ChartsReferenceLine x={chosen} lineStyle={{ strokeDasharray: '4 4' }} />}
    </BarChart>
  );
}
