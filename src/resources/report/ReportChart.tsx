import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { useReport } from '#resources/report/useReport.tsx';
import type { ChartSeries } from '#ui/Chart.tsx';
import { isWhole } from '#ui/exportRows.ts';
import { MissingRows } from '#ui/MissingRows.tsx';
import { PeriodChart, type PeriodGroup } from '#ui/PeriodChart.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { ReadingProgress } from '#ui/ReadingProgress.tsx';

/**
 * The chart of a report by game or day: of the page shown, or of all rows of the period once they were read, then with
 * the period that is compared with. A press on a group shows its rows alone (PIC-07, TRD-06, UI-15, RNG-02).
 */
export function ReportChart({
  label,
  columns,
  groups,
  others,
  nameGames,
  note,
  reads = false,
}: {
  label: string;
  columns: readonly Omit<ChartSeries, 'values'>[];
  groups: readonly PeriodGroup[];
  /** Of the other period; null while that is not known. */
  others: readonly PeriodGroup[] | null;
  /** The names of games by their ids, told apart. */
  nameGames: (keys: readonly (string | null)[]) => string[];
  /** What is left out of it. */
  note?: string | undefined;
  /** All pages are read from here, where nothing above it does that. */
  reads?: boolean;
}) {
  const t = useText();
  const [only, show] = useOnly();
  const { period, compared, by, groupBy, whole } = useReport();
  const other = compared.period;
  return (
    <PeriodChart
      label={label}
      tools={
        <>
          <Box role="group" aria-label={t('ranges.chart.by')} sx={{ display: 'flex', gap: 0.5 }}>
            {(['game', 'day'] as const).map((grouping) => {
              const chosen = (by === 'game') === (grouping === 'game');
              return (
                <Button
                  key={grouping}
                  size="small"
                  variant={chosen ? 'contained' : 'outlined'}
                  aria-pressed={chosen}
                  onClick={() => {
                    if (!chosen) groupBy(grouping);
                  }}
                >
                  {t(`ranges.chart.${grouping}`)}
                </Button>
              );
            })}
          </Box>
          {reads && <Reading charted={others !== null} />}
        </>
      }
      {...(note && { note })}
      by={by}
      columns={columns}
      groups={groups}
      period={whole ? period : null}
      compared={whole && other && others ? { period: other, groups: others } : null}
      nameGames={nameGames}
      choice={{ only, onChoose: show }}
    />
  );
}

/** Reads all pages on demand, and says how that stands; `charted`: the other period is in the chart. */
function Reading({ charted }: { charted: boolean }) {
  const t = useText();
  const { meta } = useUnnarrowedList();
  const { compared, whole, others, at, readings, readAll } = useReport();
  const other = compared.period;
  const reading = readings.find(({ phase }) => phase === 'reading');
  const stopped = readings.find(
    ({ phase, read }) => (phase === 'stopped' || phase === 'done') && !isWhole(read),
  );
  const demand =
    !whole && (meta?.pages !== 1 || other)
      ? 'ranges.chart.readAll'
      : whole && other && !others
        ? 'ranges.chart.readOther'
        : null;
  return (
    <>
      {demand && !reading && (
        <Button size="small" onClick={() => readAll()}>
          {t(demand)}
        </Button>
      )}
      {reading && (
        <Box sx={{ width: 280, maxWidth: '100%' }}>
          <ReadingProgress all={reading} />
        </Box>
      )}
      {at !== null && (
        <Box sx={{ ml: 'auto' }}>
          <ReadAt
            at={at}
            onRefresh={() => readAll()}
            refreshing={reading !== undefined}
            failed={stopped !== undefined}
            failure={stopped?.read.failure ?? null}
          />
        </Box>
      )}
      {stopped && (
        <Box sx={{ flexBasis: '100%' }}>
          <MissingRows read={stopped.read} onAgain={() => readAll(stopped.phase === 'stopped')} />
        </Box>
      )}
      {other && !charted && (
        <Box sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}>
          {t(
            whole || (stopped && stopped !== readings[0])
              ? 'ranges.compare.partly'
              : 'ranges.compare.needsAll',
          )}
        </Box>
      )}
    </>
  );
}
