import { useRead } from '#cache/useRead.ts';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listTradesGames } from '#contract/trades.ts';
import { questionsAddress } from '#custom-pages/trades-games/addresses.ts';
import { TradesGameCard } from '#custom-pages/trades-games/TradesGameCard.tsx';
import { useText } from '#i18n/useText.ts';
import { GameList } from '#ui/GameList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
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
        <Games key={tab} tab={tab} />
      </TabPanel>
    </>
  );
}

function Games({ tab }: { tab: GameTab }) {
  const t = useText();
  return (
    <GameList
      read={useRead(listTradesGames, { query: { status: tab } })}
      idOf={({ id }) => id}
      file={`trades-games-${tab}`}
      none={{ title: t('trades.games.none'), message: t('trades.games.noneHint') }}
    >
      {(game) => <TradesGameCard game={game} to={questionsAddress(game.id)} />}
    </GameList>
  );
}
