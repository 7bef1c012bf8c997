import Box from '@mui/material/Box';
import type { TradesGameReport } from '#contract/trades.ts';
import { SUMS } from '#custom-pages/trades-report/columns.ts';
import { GameLink, showsSum } from '#custom-pages/trades-report/GamesTable.tsx';
import { useText } from '#i18n/useText.ts';
import { DateText } from '#ui/DateText.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { IdText } from '#ui/IdText.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The games of a page of the report one below the other, for small screens (TRD-06). */
export function GameRows({ games }: { games: readonly TradesGameReport[] }) {
  const t = useText();
  return (
    <Box
      component="ul"
      aria-label={t('trades.report.games')}
      sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}
    >
      {withKeys(games, ({ id }) => id).map(({ key, item: game }) => (
        <li key={key}>
          <FigureRow
            name={<GameLink game={game} />}
            badges={
              <>
                <DateText value={game.game_date} />
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <IdText value={game.id} what={t('trades.report.gameId')} />
                </Box>
              </>
            }
            figures={SUMS.map((sum) => ({
              label: t(`trades.report.${sum}`),
              value: <Rupees value={showsSum(sum, game[sum]) ? game[sum] : null} />,
            }))}
          />
        </li>
      ))}
    </Box>
  );
}
