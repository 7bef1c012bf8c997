import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { PICKS_STATUSES } from '#contract/assumptions.ts';
import type { PicksGame } from '#contract/games.ts';
import { listPicksGames } from '#contract/picks.ts';
import {
  addPlayersAddress,
  gamesAddress,
  PICKS,
  questionsAddress,
} from '#custom-pages/picks-games/addresses.ts';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { found } from '#ui/findMatches.ts';
import { GameCard } from '#ui/GameCard.tsx';
import { GrowingGrid } from '#ui/GrowingGrid.tsx';
import { gameListColumns } from '#ui/gameListColumns.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { RowTools } from '#ui/RowTools.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

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

/** What a game is found by: teams, tournament, id. */
const gameWords = (game: PicksGame): string =>
  [gameCode(game), game.tournament?.name, game.game_id].join(' ');

function Games({ status }: { status: string }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const sought = params.get('find') ?? '';
  const timeZone = useContext(TimeZoneContext);
  const read = useRead(listPicksGames, { query: { status } });
  const columns = gameListColumns<PicksGame>(t, timeZone, ({ game_id }) => game_id);
  const find = (next: string) => setParams(next === '' ? {} : { find: next }, { replace: true });
  return (
    <ReadView
      read={read}
      outline={<CardSkeleton />}
      bar={(games) => (
        <>
          <SearchField label={t('picks.games.find')} value={sought} onChange={find} />
          <RowTools
            file={`picks-games-${status}`}
            columns={columns}
            rows={found(games, gameWords, sought)}
          />
        </>
      )}
    >
      {(games) => {
        const shown = found(games, gameWords, sought);
        if (games.length === 0)
          return <EmptyState title={t('picks.games.none')} message={t('picks.games.noneHint')} />;
        if (shown.length === 0) return <EmptyState onClear={() => find('')} />;
        return (
          <GrowingGrid key={sought} items={shown} keyOf={({ game_id }) => game_id}>
            {(game) => <Game game={game} />}
          </GrowingGrid>
        );
      }}
    </ReadView>
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
