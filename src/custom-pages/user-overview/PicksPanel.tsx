import { useContext, useState } from 'react';
import { useRead } from '#cache/useRead.ts';
import { getPicksReport } from '#contract/picks.ts';
import { monthSoFar } from '#custom-pages/user-overview/monthSoFar.ts';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { Count } from '#ui/Count.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/** The user's picks from the first of this month until today, by the configured time zone. */
export function PicksPanel({ userId }: { userId: string }) {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const [days] = useState(() => monthSoFar(timeZone));
  const read = useRead(getPicksReport, { query: { ...days, page: 1, user_id: userId } });
  const summary = read.data?.summary;
  usePanelTool(
    t('home.picks'),
    read,
    summary
      ? () => [
          [t('ui.userId'), t('home.teams'), t('home.fees'), t('home.winnings')],
          [
            userId,
            summary.totalTeams,
            rupeesCell(summary.totalEntryFees),
            rupeesCell(summary.totalWinningsDistributed),
          ],
        ]
      : null,
  );
  return (
    <ReadView read={read} quiet outline={<TableSkeleton columns={3} rows={1} />}>
      {() => (
        <FigureBand
          label={t('home.picks')}
          figures={[
            { label: t('home.teams'), value: <Count value={summary?.totalTeams} /> },
            { label: t('home.fees'), value: <Rupees value={summary?.totalEntryFees} /> },
            {
              label: t('home.winnings'),
              value: <Rupees value={summary?.totalWinningsDistributed} />,
            },
          ]}
        />
      )}
    </ReadView>
  );
}
