import Box from '@mui/material/Box';
import { useRead } from '#cache/useRead.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import type { Game } from '#contract/games.ts';
import { listUserTradesGames } from '#contract/trades.ts';
import { counted } from '#custom-pages/user-overview/counted.ts';
import { GamesTable } from '#custom-pages/user-overview/GamesTable.tsx';
import { Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { SumsControls } from '#custom-pages/user-overview/SumsControls.tsx';
import { sumColumns } from '#custom-pages/user-overview/sumColumns.ts';
import { useTradesSums } from '#custom-pages/user-overview/useTradesSums.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { gameFields } from '#resources/games/fields.ts';
import { statsAddress } from '#resources/trades/addresses.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

/** The games that the user traded in, the latest finished ones first; on demand all of them, added up (APP-18, WHY-04). */
export function TradesPanel({ userId }: { userId: string }) {
  const t = useText();
  const columns = useFileColumns(gameFields);
  const read = useRead(listUserTradesGames, { query: { user_id: userId, pageNo: 1 } });
  const all = useTradesSums(userId);
  const whole = all.items.length > 0;
  const games: readonly Game[] = whole ? all.items : (read.data ?? []);
  const sums = sumColumns(t, all.results);
  usePanelTool(
    t('home.trades'),
    read,
    games.length > 0 ? () => tableOf([...columns, ...sums], finishedFirst(games)) : null,
  );
  return (
    <ReadView read={read} quiet outline={<TableSkeleton columns={3} rows={3} />}>
      {(first) =>
        first.length === 0 ? (
          <Nothing>{t('home.none.trades')}</Nothing>
        ) : (
          <>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('why.user.games')}{' '}
              {whole ? t('home.count', { count: games.length }) : t(counted(first))}
            </Box>
            <GamesTable
              label={t('home.trades')}
              games={finishedFirst(games)}
              to={(gameId) => statsAddress(gameId, userId)}
              sums={all.results}
            />
            {!whole && first.length >= PAGE_SIZE && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('why.user.sortedAmong', { count: first.length })}
              </Box>
            )}
            <SumsControls all={all} label={t('why.user.addUp')} />
          </>
        )
      }
    </ReadView>
  );
}
