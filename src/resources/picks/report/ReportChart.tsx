import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useListContext, useLocale } from 'ra-core';
import { useContext, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { formatDate } from '#rules/dates.ts';
import { groupReport, REPORT_GROUPINGS } from '#rules/picksReport.ts';
import { gameCode } from '#rules/settlement.ts';
import { Chart } from '#ui/Chart.tsx';
import { isWhole } from '#ui/exportRows.ts';
import { MissingRows } from '#ui/MissingRows.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { ReadingProgress } from '#ui/ReadingProgress.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useAllRows } from '#ui/useAllRows.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';
import { useTab } from '#ui/useTab.ts';

/** Entry fees, winnings and earnings by game or day: of the page shown, or of all pages on demand (PIC-07, UI-15). */
export function ReportChart({ resource }: { resource: Resource }) {
  const t = useText();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const gamesApart = useGameLabels();
  const [by, groupBy] = useTab(REPORT_GROUPINGS, 'by');
  const { data: rows = [], page, meta } = useListContext<ReportedTeam>();
  const all = useAllRows({ readPage: useReadPage(resource), keyOf: ({ id }) => String(id) });
  const began = useRef(0);
  // All pages as they were last read, and when: the rest of the report is refreshed without them.
  const [whole, setWhole] = useState<{ rows: readonly ReportedTeam[]; at: number } | null>(null);
  const readAll = async (on = false) => {
    if (!on) began.current = Date.now();
    const read = await all.start(on);
    if (read && isWhole(read))
      setWhole({ rows: read.rows as readonly ReportedTeam[], at: began.current });
  };
  const charted = whole?.rows ?? rows;
  const games = new Map(charted.map(({ game_id, game }) => [String(game_id), game]));
  const { groups, leftOut } = groupReport(charted, games, by, timeZone);
  const nameOf = (key: string | null): string => {
    if (key === null) return t(by === 'day' ? 'picks.chart.noDay' : 'picks.chart.noGame');
    if (by === 'day') return formatDate(key, { timeZone, locale });
    const game = games.get(key);
    return (game && gameCode(game)) || key;
  };
  const names = gamesApart(
    groups.map(({ key }) => ({
      name: nameOf(key),
      date: key === null ? null : games.get(key)?.game_date,
      id: key,
    })),
  );
  const missing = (all.phase === 'stopped' || all.phase === 'done') && !isWhole(all.read);
  return (
    <Card sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
        <Box role="group" aria-label={t('picks.chart.by')} sx={{ display: 'flex', gap: 0.5 }}>
          {REPORT_GROUPINGS.map((grouping) => (
            <Button
              key={grouping}
              size="small"
              variant={grouping === by ? 'contained' : 'outlined'}
              aria-pressed={grouping === by}
              onClick={() => groupBy(grouping)}
            >
              {t(`picks.chart.${grouping}`)}
            </Button>
          ))}
        </Box>
        {!whole && all.phase !== 'reading' && meta?.pages !== 1 && (
          <Button size="small" onClick={() => readAll()}>
            {t('picks.chart.readAll')}
          </Button>
        )}
        {all.phase === 'reading' && (
          <Box sx={{ width: 280, maxWidth: '100%' }}>
            <ReadingProgress all={all} />
          </Box>
        )}
        {whole && (
          <Box sx={{ ml: 'auto' }}>
            <ReadAt
              at={whole.at}
              onRefresh={() => readAll()}
              refreshing={all.phase === 'reading'}
              failed={missing}
              failure={missing ? all.read.failure : null}
            />
          </Box>
        )}
      </Box>
      {missing && <MissingRows read={all.read} onAgain={() => readAll(all.phase === 'stopped')} />}
      <Chart
        label={
          whole
            ? t('picks.chart.scopeAll', { teams: charted.length })
            : t('picks.chart.scopePage', { page })
        }
        groupLabel={t(`picks.chart.${by}`)}
        groups={names}
        series={[
          { label: t('picks.chart.fees'), tone: 'info', values: groups.map(({ fees }) => fees) },
          {
            label: t('picks.chart.winnings'),
            tone: 'waiting',
            values: groups.map(({ winnings }) => winnings),
          },
          {
            label: t('picks.chart.earnings'),
            tone: 'positive',
            values: groups.map(({ earnings }) => earnings),
          },
        ]}
        format="rupees"
      />
      {leftOut > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('picks.chart.leftOut', { smart_count: leftOut })}
        </Box>
      )}
    </Card>
  );
}
