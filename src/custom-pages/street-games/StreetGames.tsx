import { useNavigate, useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listStreetGames } from '#contract/street.ts';
import { streetGameAddress, streetGamesOf } from '#custom-pages/street-games/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GameCard } from '#ui/GameCard.tsx';
import { GameList } from '#ui/GameList.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { UserIdForm } from '#ui/UserIdForm.tsx';
import { usePlaceNow } from '#ui/useQueryChange.ts';
import { useTab } from '#ui/useTab.ts';

/** The street games of a user, asked for when the address names none, under their tabs (STR-01). */
export function StreetGames() {
  const t = useText();
  const { userId = '' } = useParams();
  const placeNow = usePlaceNow();
  const navigate = useNavigate();
  const [tab, choose] = useTab(GAME_TABS);
  useNoteUser(userId, streetGamesOf(userId));
  return (
    <>
      <PageTitle
        title={userId === '' ? t('street.games') : t('street.gamesOf', { user: userId })}
        actions={userId !== '' && <LookUpLink userId={userId} />}
      />
      <UserIdForm
        value={userId}
        label={t('street.askTitle')}
        submit={t('street.show')}
        onUser={(user) => navigate(streetGamesOf(user) + placeNow().search)}
      />
      {userId === '' ? (
        <EmptyState title={t('street.askTitle')} message={t('street.ask')} />
      ) : (
        <>
          <TabsBar
            name="street-games"
            label={t('street.tabs.label')}
            tabs={GAME_TABS.map((value) => ({ value, label: t(`street.tabs.${value}`) }))}
            value={tab}
            onChange={choose}
          />
          <TabPanel name="street-games" value={tab}>
            <Games userId={userId} tab={tab} />
          </TabPanel>
        </>
      )}
    </>
  );
}

function Games({ userId, tab }: { userId: string; tab: GameTab }) {
  const t = useText();
  const read = useRead(listStreetGames, { path: { status: tab }, query: { user_id: userId } });
  return (
    <GameList
      read={{ ...read, data: read.data?.games }}
      idOf={({ id }) => id}
      file={`street-games-${userId}-${tab}`}
      none={{ title: t('street.noGames'), message: t('street.noGamesHint', { user: userId }) }}
    >
      {(game) => (
        <GameCard
          home={{ code: game.home_team_code, logo: game.home_team?.logo }}
          away={{ code: game.away_team_code, logo: game.away_team?.logo }}
          tournament={game.tournament?.name}
          date={game.game_date}
          status={game.status}
          id={game.id}
          to={streetGameAddress('index', userId, game.id)}
        />
      )}
    </GameList>
  );
}
