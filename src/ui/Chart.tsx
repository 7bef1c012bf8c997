import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { ChartTable } from './ChartTable.tsx';
import { hiddenFromSight } from './HiddenText.tsx';

export interface ChartSeries {
  label: string;
  tone: 'info' | 'waiting' | 'positive' | 'negative' | 'neutral';
  /** One for each group: numbers or decimal text, as they came. */
  values: readonly unknown[];
}

export interface ChartProps {
  /** What the chart shows: its name for everybody. */
  label: string;
  /** What the groups are: 'Game'. */
  groupLabel: string;
  /** Names of the groups, from left to right. */
  groups: readonly string[];
  series: readonly ChartSeries[];
  format: 'rupees' | 'count';
}

/** Room that a group of bars needs to stay legible, in pixels. */
const GROUP_WIDTH = 64;

function Unloaded() {
  const t = useText();
  return <Alert severity="warning">{t('ui.chart.failed')}</Alert>;
}

/** A chart that cannot be loaded leaves the table. */
const ChartBars = lazy(() => import('./ChartBars.tsx').catch(() => ({ default: Unloaded })));

/**
 * Bars side by side for each group, in both themes, with the same figures as a table: shown on demand, and
 * always there for screen readers (PIC-07, TRD-06).
 */
export function Chart(props: ChartProps) {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const { label, groups } = props;
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h2" sx={{ m: 0, flex: 1, typography: 'subtitle2' }}>
          {label}
        </Box>
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
          <Box aria-hidden="true" sx={{ minWidth: groups.length * GROUP_WIDTH + 96 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              <ChartBars {...props} />
            </Suspense>
          </Box>
        </Box>
      )}
      <Box sx={asTable ? { overflowX: 'auto' } : hiddenFromSight}>
        <ChartTable {...props} />
      </Box>
    </Box>
  );
}
