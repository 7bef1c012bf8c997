import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listTradesGames, type TradesGame } from '#contract/trades.ts';
import { questionsAddress } from '#custom-pages/trades-games/addresses.ts';
import { gameWords } from '#custom-pages/trades-games/gameWords.ts';
import { TradesGameCard } from '#custom-pages/trades-games/TradesGameCard.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { findMatches } from '#ui/findMatches.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useTab } from '#ui/useTab.ts';

/** Cards drawn at once; the rest of a long answer on demand. */
const STEP = 60;

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
  const read = useRead(listTradesGames, { query: { status: tab } });
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
      bar={() => <SearchField label={t('trades.games.find')} value={sought} onChange={find} />}
    >
      {(games) => {
        const found =
          sought === ''
            ? games
            : findMatches(games.map(gameWords), sought).flatMap((index) => games[index] ?? []);
        if (games.length === 0)
          return <EmptyState title={t('trades.games.none')} message={t('trades.games.noneHint')} />;
        if (found.length === 0) return <EmptyState onClear={() => find('')} />;
        return <Cards key={sought} games={found} />;
      }}
    </ReadView>
  );
}

/** A grid that grows by steps, so that thousands of games in one answer stay fluid. */
function Cards({ games }: { games: readonly TradesGame[] }) {
  const t = useText();
  const [limit, setLimit] = useState(STEP);
  const more = games.length - limit;
  return (
    <>
      <CardGrid>
        {games.slice(0, limit).map((game, index) => (
          <TradesGameCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a game may come twice
            key={`${game.id} ${index}`}
            game={game}
            to={questionsAddress(game.id)}
          />
        ))}
      </CardGrid>
      {more > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 2, typography: 'body2' }}>
          <span>{t('trades.games.shown', { shown: limit, all: games.length })}</span>
          <Button variant="outlined" size="small" onClick={() => setLimit(limit + STEP)}>
            {t('trades.games.more', { smart_count: Math.min(more, STEP) })}
          </Button>
        </Box>
      )}
    </>
  );
}
