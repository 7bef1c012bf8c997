import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listTradesGames, type TradesGame } from '#contract/trades.ts';
import { questionsAddress } from '#custom-pages/trades-games/addresses.ts';
import { gameWords } from '#custom-pages/trades-games/gameWords.ts';
import { TradesGameCard } from '#custom-pages/trades-games/TradesGameCard.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { found } from '#ui/findMatches.ts';
import { GrowingGrid } from '#ui/GrowingGrid.tsx';
import { gameListColumns } from '#ui/gameListColumns.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { RowTools } from '#ui/RowTools.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useTab } from '#ui/useTab.ts';

/** The trades games under Upcoming, Live and Completed (TRD-01). */
export function TradesGames() {
  const t = useText();
  const [tab, choose] = useTab(GAME_TABS);
  return (
    <>
      <PageTitle title={t('trades.games.title')} />
      <TabsBar
        name="trades-games"
        label={t('trades.games.tabs')}
        tabs={GAME_TABS.map((value) => ({ value, label: t(`trades.games.${value}`) }))}
        value={tab}
        onChange={choose}
      />
      <TabPanel name="trades-games" value={tab}>
        <Box sx={{ pt: 1 }}>
          <Games key={tab} tab={tab} />
        </Box>
      </TabPanel>
    </>
  );
}

function Games({ tab }: { tab: GameTab }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const sought = params.get('find') ?? '';
  const timeZone = useContext(TimeZoneContext);
  const read = useRead(listTradesGames, { query: { status: tab } });
  const columns = gameListColumns<TradesGame>(t, timeZone, ({ id }) => id);
  const find = (next: string) =>
    setParams(
      (now) => {
        if (next === '') now.delete('find');
        else now.set('find', next);
        return now;
      },
      { replace: true },
    );
  return (
    <ReadView
      read={read}
      outline={<CardSkeleton />}
      bar={(games) => (
        <>
          <SearchField label={t('trades.games.find')} value={sought} onChange={find} />
          <RowTools
            file={`trades-games-${tab}`}
            columns={columns}
            rows={found(games, gameWords, sought)}
          />
        </>
      )}
    >
      {(games) => {
        const shown = found(games, gameWords, sought);
        if (games.length === 0)
          return <EmptyState title={t('trades.games.none')} message={t('trades.games.noneHint')} />;
        if (shown.length === 0) return <EmptyState onClear={() => find('')} />;
        return (
          <GrowingGrid key={sought} items={shown} keyOf={({ id }) => id}>
            {(game) => <TradesGameCard game={game} to={questionsAddress(game.id)} />}
          </GrowingGrid>
        );
      }}
    </ReadView>
  );
}
