import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Game } from '#contract/games.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { gameName } from '#resources/coupons/gameName.ts';
import { useUpcomingGames } from '#resources/coupons/useUpcomingGames.ts';
import type { Resource } from '#resources/defineResource.ts';
import { gameCode } from '#rules/settlement.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { found } from '#ui/findMatches.ts';
import { GameCard } from '#ui/GameCard.tsx';
import { gameListColumns } from '#ui/gameListColumns.ts';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Pager } from '#ui/Pager.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { RowTools } from '#ui/RowTools.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { Toolbar } from '#ui/Toolbar.tsx';

const PER_PAGE = 24;

/** The upcoming games, each with 'Add Coupon' (CPN-01). */
export function UpcomingGames({ resource }: { resource: Resource }) {
  const t = useText();
  const say = useSay();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useUpcomingGames();
  const problem = error && failureText(error);
  return (
    <>
      <PageTitle
        title={t('coupons.title')}
        note={t('coupons.games')}
        actions={
          data && (
            <ReadAt
              at={dataUpdatedAt}
              onRefresh={() => refetch()}
              refreshing={isFetching}
              failed={error !== null}
            />
          )
        }
      />
      {problem && (
        <ErrorState
          message={say(problem)}
          failure={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && <Games games={data} route={resource.route} />}
      {!data && !problem && (
        <LoadingText>
          <CardSkeleton />
        </LoadingText>
      )}
    </>
  );
}

function Games({ games, route }: { games: readonly Game[]; route: string }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const sought = params.get('q') ?? '';
  const timeZone = useContext(TimeZoneContext);
  const columns = gameListColumns<Game>(t, timeZone, ({ id }) => id);
  const shown = found(games, gameWords, sought);
  const pages = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  const go = (next: { q?: string; page?: number }) => {
    const { q = sought, page: to = 1 } = next;
    setParams({ ...(q && { q }), ...(to > 1 && { page: String(to) }) });
  };
  if (games.length === 0)
    return <EmptyState title={t('coupons.empty')} message={t('coupons.emptyHint')} />;
  return (
    <>
      <Toolbar
        label={t('resources.filters')}
        actions={<RowTools file="coupon-games" columns={columns} rows={shown} />}
      >
        <SearchField label={t('coupons.search')} value={sought} onChange={(q) => go({ q })} />
      </Toolbar>
      {shown.length === 0 && <EmptyState onClear={() => go({ q: '' })} />}
      <CardGrid>
        {shown.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((game, index) => (
          <GameCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a game that comes twice is shown twice
            key={`${game.id} ${index}`}
            home={{ code: game.home_team_code, logo: game.home_team?.logo }}
            away={{ code: game.away_team_code, logo: game.away_team?.logo }}
            tournament={game.tournament?.name}
            date={game.game_date}
            actions={
              <Button
                component={Link}
                to={`${route}/${encodeURIComponent(game.id)}`}
                variant="outlined"
                size="small"
                aria-label={t('coupons.addTo', { game: gameName(game, t('ui.vs')) })}
              >
                {t('coupons.add')}
              </Button>
            }
          />
        ))}
      </CardGrid>
      {pages > 1 && <Pager page={page} total={pages} onPage={(to) => go({ page: to })} />}
    </>
  );
}

/** What a game is found by: teams, tournament, id. */
const gameWords = (game: Game): string =>
  [gameCode(game), game.tournament?.name, game.id].join(' ');
