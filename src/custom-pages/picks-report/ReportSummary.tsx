import type { PicksReport } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { Count } from '#ui/Count.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** The summary band of the report; '—' for what the service does not tell (PIC-06). */
export function ReportSummary({ summary }: { summary: PicksReport['summary'] }) {
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
