import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { PICKS_STATUSES } from '#contract/assumptions.ts';
import type { PicksGame } from '#contract/games.ts';
import { listPicksGames } from '#contract/picks.ts';
import {
  addPlayersAddress,
  gamesAddress,
  PICKS,
  questionsAddress,
} from '#custom-pages/picks-games/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { GameCard } from '#ui/GameCard.tsx';
import { GameList } from '#ui/GameList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';

/** The picks games by the status in the route; a status that has no tab gets one of its own (PIC-01). */
export function PicksGames() {
  const t = useText();
  const { status = '' } = useParams();
  const navigate = useNavigate();
  const statuses: readonly string[] = PICKS_STATUSES;
  const tabs = [
    ...PICKS_STATUSES.map((value) => ({ value: value as string, label: t(`ui.status.${value}`) })),
    ...(statuses.includes(status) ? [] : [{ value: status, label: status }]),
  ];
  return (
    <>
      <PageTitle title={t('picks.games.title')} place={PICKS.games} />
      <TabsBar
        name="picks-games"
        label={t('picks.games.tabs')}
        tabs={tabs}
        value={status}
        onChange={(next) => navigate(gamesAddress(next))}
      />
      <TabPanel name="picks-games" value={status}>
        <Games key={status} status={status} />
      </TabPanel>
    </>
  );
}

function Games({ status }: { status: string }) {
  const t = useText();
  return (
    <GameList
      read={useRead(listPicksGames, { query: { status } })}
      idOf={({ game_id }) => game_id}
      file={`picks-games-${status}`}
      none={{ title: t('picks.games.none'), message: t('picks.games.noneHint') }}
    >
      {(game) => <Game game={game} />}
    </GameList>
  );
}

function Game({ game }: { game: PicksGame }) {
  const t = useText();
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: game.home_team_logo }}
      away={{ code: game.away_team_code, logo: game.away_team_logo }}
      tournament={game.tournament?.name}
      date={game.game_date}
      status={game.status}
      id={game.game_id}
      to={questionsAddress(game.game_id)}
      actions={
        <Button component={Link} to={addPlayersAddress(game.game_id)} size="small">
          {t('picks.games.addPlayers')}
        </Button>
      }
    />
  );
}
