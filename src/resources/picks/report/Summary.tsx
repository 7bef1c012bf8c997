import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRead } from '#cache/useRead.ts';
import { getPicksReport, type PicksReport } from '#contract/picks.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { OnlyChip, useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { TeamsChart } from '#resources/picks/report/TeamsChart.tsx';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { useReport } from '#resources/report/useReport.tsx';
import { hasId } from '#rules/ids.ts';
import { gameCode } from '#rules/settlement.ts';
import { CompareNote } from '#ui/CompareNote.tsx';
import { Count } from '#ui/Count.tsx';
import { Difference } from '#ui/Difference.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { usePointName } from '#ui/PeriodChart.tsx';
import { Rupees } from '#ui/Rupees.tsx';

type Sums = PicksReport['summary'];

/** The sums of the report, what they are compared with, and its chart, above its teams (PIC-06, PIC-07, RNG-02). */
export function Summary({ resource }: { resource: Resource }) {
  const { data = [], meta } = useUnnarrowedList();
  const { period, compared } = useReport();
  const { asked } = useListParts(resource);
  const { kind, period: other } = compared;
  const days = other ?? period ?? { from: '', to: '' };
  const beside = useRead(
    getPicksReport,
    {
      query: {
        ...days,
        page: 1,
        ...(hasId(asked.user_id) && { user_id: asked.user_id }),
      },
    },
    { enabled: other !== null },
  );
  const report = meta?.answer as PicksReport | undefined;
  if (!report || !period || (data.length === 0 && kind === '')) return null;
  return (
    <Box sx={{ pb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <CompareNote period={period} compared={compared} />
        {other && <ComparedRead read={beside} />}
        <SumsBand
          summary={report.summary}
          before={other && beside.data ? beside.data.summary : undefined}
        />
      </Box>
      <TeamsChart />
      <Narrowed />
    </Box>
  );
}

/** How the reading of the other period stands; its failure leaves the report as it is. */
function ComparedRead({
  read,
}: {
  read: Pick<
    ReturnType<typeof useRead<typeof getPicksReport>>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >;
}) {
  const t = useText();
  const say = useSay();
  if (read.error)
    return (
      <Alert
        severity="warning"
        sx={{ my: 1 }}
        action={
          <Button color="inherit" size="small" onClick={() => void read.refetch()}>
            {t('ranges.compare.again')}
          </Button>
        }
      >
        {t('ranges.compare.failed')} {say(failureText(read.error))}
      </Alert>
    );
  const told = read.data
    ? !read.data.summary && t('ranges.compare.nothing')
    : t('ranges.compare.reading');
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>
      {told}
    </Box>
  );
}

/** The group that the list shows alone, in words. */
function Narrowed() {
  const t = useText();
  const pointName = usePointName();
  const [only] = useOnly();
  const { by, whole } = useReport();
  const { data = [] } = useUnnarrowedList<ReportedTeam>();
  if (only === undefined) return null;
  const rows = (whole ?? data) as readonly ReportedTeam[];
  const nameOfGame = (id: string) => {
    const game = rows.find(({ game_id }) => String(game_id) === id)?.game;
    return (game && gameCode(game)) || id;
  };
  const name =
    by === 'game' ? (only === null ? t('picks.chart.noGame') : nameOfGame(only)) : pointName(only);
  return <OnlyChip name={name} />;
}

/** The sums as the service has them, '—' for what it does not tell; `before` those of the other period (PIC-06, RNG-02). */
function SumsBand({ summary, before }: { summary: Sums; before: Sums | undefined }) {
  const t = useText();
  const figures = [
    ['totalTeams', 'totalTeams', 'count'],
    ['totalEntryFees', 'totalEntryFees', 'rupees'],
    ['totalWinnings', 'totalWinningsDistributed', 'rupees'],
    ['avgPicks', 'avgPicksSelected', 'count'],
    ['earnings', 'totalCompanyEarnings', 'rupees'],
    ['invalidPicks', 'totalInvalidPicks', 'count'],
  ] as const;
  const shown = (name: (typeof figures)[number][1], format: 'rupees' | 'count'): ReactNode =>
    format === 'count' ? (
      <Count value={summary?.[name]} />
    ) : (
      <Rupees value={summary?.[name]} profit={name === 'totalCompanyEarnings'} />
    );
  return (
    <FigureBand
      label={t('picks.report.summary')}
      figures={figures.map(([label, name, format]) => ({
        label: t(`picks.report.${label}`),
        value: shown(name, format),
        ...(before !== undefined && {
          note: <Difference now={summary?.[name]} before={before?.[name]} format={format} />,
        }),
      }))}
    />
  );
}
