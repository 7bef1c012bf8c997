import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { getUserTrades, type TradesStats as Stats } from '#contract/trades.ts';
import { TradeCard } from '#custom-pages/trades-stats/TradeCard.tsx';
import { tradeCells, tradeWords } from '#custom-pages/trades-stats/tradeCells.ts';
import { useText } from '#i18n/useText.ts';
import { statsAddress, userGamesAddress } from '#resources/trades/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { type GameAndUser, GameUserFilter } from '#ui/GameUserFilter.tsx';
import { IdText } from '#ui/IdText.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { useRouteGameName } from '#ui/routeGame.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

/** What a user traded in a game: totals and each question (TRD-05). */
export function TradesStats() {
  const t = useText();
  const params = useParams();
  const navigate = useNavigate();
  const chosen = { gameId: addressId(params.gameId), userId: addressId(params.userId) };
  const { gameId, userId } = chosen;
  const complete = gameId !== '' && userId !== '';
  const game = useRouteGameName(gameId);
  return (
    <>
      <PageTitle
        title={
          complete ? t('trades.stats.titleOf', { user: userId, game }) : t('trades.stats.title')
        }
        note={complete && <Ids {...chosen} />}
        actions={complete && <Links userId={userId} />}
      />
      <GameUserFilter
        value={chosen}
        onApply={(both) => navigate(statsAddress(both.gameId, both.userId))}
      />
      {complete ? <Totals {...chosen} /> : <EmptyState message={t('trades.stats.ask')} />}
    </>
  );
}

function Ids({ gameId, userId }: GameAndUser) {
  const t = useText();
  return (
    <>
      {t('ui.filters.gameId')} <IdText value={gameId} what={t('ui.filters.gameId')} />{' '}
      {t('ui.filters.userId')} <IdText value={userId} what={t('ui.filters.userId')} />
    </>
  );
}

function Links({ userId }: { userId: string }) {
  const t = useText();
  return (
    <>
      <Button component={Link} to={userGamesAddress(userId)} variant="outlined">
        {t('trades.stats.allGames')}
      </Button>
      <LookUpLink userId={userId} />
    </>
  );
}

function Totals({ gameId, userId }: GameAndUser) {
  const t = useText();
  const read = useRead(getUserTrades, { query: { game_id: gameId, user_id: userId } });
  useNoteUser(userId, userGamesAddress(userId));
  return (
    <ReadView read={read} bar={(stats) => <CopyTrades stats={stats} />}>
      {(stats) => (
        <>
          <FigureBand
            label={t('trades.stats.totals')}
            figures={[
              {
                label: t('trades.stats.investments'),
                value: <Rupees value={stats.total_investments} />,
              },
              { label: t('trades.stats.refunds'), value: <Rupees value={stats.total_refunds} /> },
              { label: t('trades.stats.winnings'), value: <Rupees value={stats.winnings} /> },
            ]}
          />
          {stats.trades.length === 0 ? (
            <EmptyState title={t('trades.stats.none')} />
          ) : (
            <Box sx={{ pt: 1.5 }}>
              <VirtualList
                label={t('trades.stats.list')}
                items={stats.trades}
                keyOf={(_trade, index) => String(index)}
                textOf={tradeWords}
                height={96}
                gap={8}
              >
                {(trade) => <TradeCard trade={trade} />}
              </VirtualList>
            </Box>
          )}
        </>
      )}
    </ReadView>
  );
}

function CopyTrades({ stats }: { stats: Stats }) {
  const t = useText();
  const headings = [
    t('trades.stats.question'),
    t('trades.stats.status'),
    t('trades.stats.answer'),
    t('trades.stats.selected'),
    t('trades.stats.amount'),
    t('trades.stats.quantity'),
    t('trades.stats.matched'),
    t('trades.stats.unmatched'),
    t('trades.stats.cancelled'),
    t('trades.report.questionId'),
  ];
  if (stats.trades.length === 0) return null;
  return <CopyRows rows={() => [headings, ...stats.trades.map(tradeCells)]} />;
}
