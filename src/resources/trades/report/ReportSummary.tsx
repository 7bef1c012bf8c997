import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { OnlyChip, useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { useReport } from '#resources/report/useReport.tsx';
import { type ReportedGame, useGameRows } from '#resources/trades/report/GamesFrame.tsx';
import { SUMS, type Sum, sumsOf } from '#rules/books.ts';
import { totalOf } from '#rules/differences.ts';
import { CompareNote } from '#ui/CompareNote.tsx';
import { Count } from '#ui/Count.tsx';
import { Difference } from '#ui/Difference.tsx';
import { isWhole } from '#ui/exportRows.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { MissingRows } from '#ui/MissingRows.tsx';
import { usePointName } from '#ui/PeriodChart.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { ReadingProgress } from '#ui/ReadingProgress.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** The sums of the days in force, beside those of the days that they are compared with (RNG-02). */
export function ReportSummary() {
  const { period } = useReport();
  return (
    <>
      {period && <Period />}
      <Narrowed />
    </>
  );
}

function Period() {
  const t = useText();
  const { period, compared, readings, at, readAll } = useReport();
  const { games, others, undated } = useGameRows();
  const [all] = readings;
  if (!period || !all) return null;
  const { phase, read } = all;
  const missing = phase !== 'idle' && phase !== 'reading' && !isWhole(read);
  const reading = phase === 'reading';
  const totals = (rows: readonly ReportedGame[]) => {
    const sums = rows.map(sumsOf);
    return (sum: Sum) => totalOf(sums.map((row) => row[sum]));
  };
  const [now, before] = [totals(games), totals(others)];
  const beside = compared.period !== null;
  return (
    <Box sx={{ pb: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CompareNote period={period} compared={compared} />
          {at === null && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('ranges.ask')}</Box>
          )}
        </Box>
        {reading && (
          <Box sx={{ width: 280, maxWidth: '100%' }}>
            <ReadingProgress all={all} />
          </Box>
        )}
        {!reading && at === null && !missing && (
          <Button size="small" onClick={() => readAll()}>
            {t('ranges.readAll')}
          </Button>
        )}
        {at !== null && (
          <ReadAt
            at={at}
            onRefresh={() => readAll()}
            refreshing={reading}
            failed={missing}
            failure={missing ? read.failure : null}
          />
        )}
      </Box>
      {missing && <MissingRows read={read} onAgain={() => readAll(phase === 'stopped')} />}
      {at !== null && (
        <FigureBand
          label={t('ranges.sums')}
          figures={[
            {
              label: t('ranges.games'),
              value: <Count value={games.length} />,
              ...(beside && {
                note: <Difference now={games.length} before={others.length} format="count" />,
              }),
            },
            ...SUMS.map((sum) => {
              const { sum: value, unread } = now(sum);
              const difference = beside && (
                <Difference now={value} before={before(sum).sum} format="rupees" />
              );
              const untold = unread > 0 && t('ranges.totals.unread', { smart_count: unread });
              return {
                label: t(`trades.report.${sum}`),
                value: <Rupees value={value} />,
                ...((difference || untold) && {
                  note: (
                    <>
                      {difference}
                      {untold && <span>{untold}</span>}
                    </>
                  ),
                }),
              };
            }),
          ]}
        />
      )}
      {undated > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('ranges.undated', { smart_count: undated })}
        </Box>
      )}
    </Box>
  );
}

/** The group that the list shows alone, in words. */
function Narrowed() {
  const pointName = usePointName();
  const [only] = useOnly();
  const { by } = useReport();
  const { games } = useGameRows();
  const { data = [] } = useUnnarrowedList<ReportedGame>();
  const game = [...games, ...data].find(({ id }) => String(id) === only);
  if (only === undefined) return null;
  return <OnlyChip name={by === 'game' ? game?.teams || String(only) : pointName(only)} />;
}
