import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { PicksReport } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { ReportChart } from '#resources/picks/report/ReportChart.tsx';
import { Count } from '#ui/Count.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** The sums of the report and its chart, above its teams, where there are any (PIC-06, PIC-07). */
export function Summary({ resource }: { resource: Resource }) {
  const { data = [], meta } = useListContext();
  const { given } = useListParts(resource);
  const report = meta?.answer as PicksReport | undefined;
  if (!report || data.length === 0) return null;
  return (
    <Box sx={{ pb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Sums summary={report.summary} />
      <ReportChart key={given.join('/')} resource={resource} />
    </Box>
  );
}

/** The sums as the service has them; '—' for what it does not tell (PIC-06). */
function Sums({ summary }: { summary: PicksReport['summary'] }) {
  const t = useText();
  return (
    <FigureBand
      label={t('picks.report.summary')}
      figures={[
        { label: t('picks.report.totalTeams'), value: <Count value={summary?.totalTeams} /> },
        {
          label: t('picks.report.totalEntryFees'),
          value: <Rupees value={summary?.totalEntryFees} />,
        },
        {
          label: t('picks.report.totalWinnings'),
          value: <Rupees value={summary?.totalWinningsDistributed} />,
        },
        { label: t('picks.report.avgPicks'), value: <Count value={summary?.avgPicksSelected} /> },
        {
          label: t('picks.report.earnings'),
          value: <Rupees value={summary?.totalCompanyEarnings} profit />,
        },
        {
          label: t('picks.report.invalidPicks'),
          value: <Count value={summary?.totalInvalidPicks} />,
        },
      ]}
    />
  );
}
