import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { gameName, gameToName } from '#resources/coupons/gameName.ts';
import { useUpcomingGames } from '#resources/coupons/useUpcomingGames.ts';
import { GameCard } from '#ui/GameCard.tsx';
import { GameList } from '#ui/GameList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** The upcoming games, each with 'Add Coupon' (CPN-01). */
export function UpcomingGames({ resource }: { resource: Resource }) {
  const t = useText();
  const read = useUpcomingGames();
  const names = useGameLabels();
  const labels = new Map(
    names((read.data ?? []).map((game) => gameToName(game, t('ui.vs')))).map((label, place) => [
      read.data?.[place],
      label,
    ]),
  );
  return (
    <>
      <PageTitle title={t('coupons.title')} note={t('coupons.games')} />
      <GameList
        read={read}
        idOf={({ id }) => id}
        file="coupon-games"
        none={{ title: t('coupons.empty'), message: t('coupons.emptyHint') }}
      >
        {(game) => (
          <GameCard
            home={{ code: game.home_team_code, logo: game.home_team?.logo }}
            away={{ code: game.away_team_code, logo: game.away_team?.logo }}
            tournament={game.tournament?.name}
            date={game.game_date}
            id={game.id}
            actions={
              <Button
                component={Link}
                to={`${resource.route}/${encodeURIComponent(game.id)}`}
                variant="outlined"
                size="small"
                aria-label={t('coupons.addTo', {
                  game: labels.get(game) ?? gameName(game, t('ui.vs')),
                })}
              >
                {t('coupons.add')}
              </Button>
            }
          />
        )}
      </GameList>
    </>
  );
}
