import { useContext, useState } from 'react';
import { useRead } from '#cache/useRead.ts';
import { getPicksReport } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { dayOf } from '#rules/timeZones.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { Count } from '#ui/Count.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/** The user's picks from the first of this month until today, by the configured time zone. */
export function PicksPanel({ userId }: { userId: string }) {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const from = `${today.slice(0, 8)}01`;
  const read = useRead(getPicksReport, { query: { from, to: today, page: 1, user_id: userId } });
  return (
    <ReadView
      read={read}
      bar={({ summary }) =>
        summary && (
          <CopyRows
            rows={() => [
              [t('ui.userId'), t('home.teams'), t('home.fees'), t('home.winnings')],
              [
                userId,
                summary.totalTeams,
                rupeesCell(summary.totalEntryFees),
                rupeesCell(summary.totalWinningsDistributed),
              ],
            ]}
          />
        )
      }
    >
      {({ summary }) => (
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
