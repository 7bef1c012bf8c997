import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { PlotProps } from './Chart.tsx';
import { chosenPlace, plotProps } from './chartParts.ts';

/** Hollow in the colour of what they are compared with. */
const hollow = (id: string, color: string) => ({
  [`& [data-series="${id}"] rect`]: {
    fillOpacity: 0.25,
    stroke: color,
    strokeWidth: 2,
  },
});

/** What stands for a hollow bar in the legend. */
const Hollow = ({ className, color }: ChartsLabelCustomMarkProps) => (
  <svg className={className} viewBox="0 0 14 14" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="12"
      height="12"
      fill={color}
      fillOpacity="0.25"
      stroke={color}
      strokeWidth="2"
    />
  </svg>
);

/** The bars of `Chart`, in a part of their own that is loaded when the first chart is shown (PIC-07). */
export function ChartBars(props: PlotProps) {
  const theme = useTheme();
  const plot = plotProps(props, theme, 'band');
  const chosen = chosenPlace(props);
  const compared = plot.series.filter(({ id }) => id.startsWith('compared'));
  return (
    <BarChart
      {...plot}
      series={plot.series.map((one) =>
        one.id.startsWith('compared') ? { ...one, labelMarkType: Hollow } : one,
      )}
      sx={{
        ...(props.choice && { '& svg': { cursor: 'pointer' } }),
        ...Object.assign({}, ...compared.map(({ id, color }) => hollow(id, color))),
      }}
    >
      {chosen !== null && <ChartsReferenceLine x={chosen} lineStyle={{ strokeDasharray: '4 4' }} />}
    </BarChart>
  );
}
