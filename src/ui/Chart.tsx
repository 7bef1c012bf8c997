import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { chartScales } from '#rules/chartScales.ts';
import { ChartTable } from './ChartTable.tsx';
import { toShown } from './chartParts.ts';
import { hiddenFromSight } from './HiddenText.tsx';
import { later } from './later.ts';
import { withKeys } from './withKeys.ts';

export interface ChartSeries {
  label: string;
  tone: 'info' | 'waiting' | 'positive' | 'negative' | 'neutral';
  /** One for each group: numbers or decimal text, as they came. */
  values: readonly unknown[];
  /** Of the period that is compared with: dashed, or hollow (RNG-02). */
  compared?: boolean;
}

/** Of which group alone the rows are shown; undefined: of all (RNG-02). */
export interface ChartChoice {
  /** What the groups are to the list: 'Show only one game'. */
  label: string;
  /** One for each group; undefined for one that has no rows of its own. */
  keys: readonly (string | null | undefined)[];
  only: string | null | undefined;
  onChoose: (key: string | null | undefined) => void;
}

export interface ChartProps {
  /** What the chart shows: its name for everybody. */
  label: string;
  /** What the groups are: 'Game'. */
  groupLabel: string;
  /** Names of the groups, from left to right. */
  groups: readonly string[];
  /** Shorter ones for the axis. */
  ticks?: readonly string[];
  series: readonly ChartSeries[];
  format: 'rupees' | 'count';
  /** Lines for what follows in time, bars (the default) for the rest. */
  kind?: 'bars' | 'lines';
  choice?: ChartChoice;
  /** Above it, on the same surface: how it is grouped, what is read for it. */
  tools?: ReactNode;
  /** Below it: what is left out. */
  note?: string;
}

/** A chart, or the part of it whose series stand on one scale. */
export interface PlotProps extends ChartProps {
  /** One of several below each other. */
  low?: boolean;
  /** Not the first of them. */
  below?: boolean;
  /** Of its series among all of the chart. */
  places?: readonly number[];
}

/** Room that a group needs to stay legible, in pixels: of bars, of those of months, and of a point of lines. */
const GROUP_WIDTH = { bars: 64, months: 10, lines: 2 };

function Unloaded({ below }: PlotProps) {
  const t = useText();
  return below ? null : <Alert severity="warning">{t('ui.chart.failed')}</Alert>;
}

/** A chart that cannot be loaded leaves the table. */
const otherwise = { otherwise: Unloaded };
const ChartBars = later<'ChartBars', PlotProps>(
  () => import('./ChartBars.tsx'),
  'ChartBars',
  otherwise,
);
const ChartLines = later<'ChartLines', PlotProps>(
  () => import('./ChartLines.tsx'),
  'ChartLines',
  otherwise,
);

/**
 * Bars side by side for each group, or lines, each on a scale that shows it, in both themes, with the same figures as a
 * table: shown on demand, and always there for screen readers (PIC-07, TRD-06). A press on a group chooses it, another
 * one lets go; the box beside the heading does the same for the keyboard (RNG-02).
 */
export function Chart(props: ChartProps) {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const { label, groups, choice, tools, note, kind = 'bars' } = props;
  // A series of thousands beside one of millions would be a flat line.
  const scales = chartScales(
    props.series.map(({ values, compared }) => ({ values: values.map(toShown), compared })),
  );
  const Plot = kind === 'lines' ? ChartLines : ChartBars;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {tools && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
          {tools}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h2" sx={{ m: 0, flex: 1, typography: 'subtitle2' }}>
          {label}
        </Box>
        {choice && <GroupSelect groups={groups} choice={choice} />}
        <Button size="small" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
        </Button>
      </Box>
      {!asTable && (
        <Box
          role="region"
          aria-label={t('ui.chart.scrolls', { label })}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Box
            aria-hidden="true"
            sx={{
              minWidth:
                groups.length * GROUP_WIDTH[kind === 'bars' && props.ticks ? 'months' : kind] + 96,
            }}
          >
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              {scales.map((places, nth) => (
                <Plot
                  key={places.join()}
                  {...props}
                  series={places.flatMap((place) => props.series[place] ?? [])}
                  low={scales.length > 1}
                  below={nth > 0}
                  places={places}
                />
              ))}
            </Suspense>
          </Box>
        </Box>
      )}
      <Box sx={asTable ? { overflowX: 'auto' } : hiddenFromSight}>
        <ChartTable {...props} />
      </Box>
      {note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}

const ALL = 'all';

/** Chooses a group without the pointer. */
function GroupSelect({ groups, choice }: { groups: readonly string[]; choice: ChartChoice }) {
  const t = useText();
  const { label, keys, only, onChoose } = choice;
  const chosen = only === undefined ? -1 : keys.indexOf(only);
  return (
    <TextField
      select
      label={label}
      value={chosen < 0 ? ALL : String(chosen)}
      onChange={({ target }) =>
        onChoose(target.value === ALL ? undefined : keys[Number(target.value)])
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 200, maxWidth: '100%' }}
    >
      <option value={ALL}>{t('ranges.only.all')}</option>
      {withKeys(groups, (group) => group).map(({ key, item }, place) =>
        keys[place] === undefined ? null : (
          <option key={key} value={place}>
            {item}
          </option>
        ),
      )}
    </TextField>
  );
}
