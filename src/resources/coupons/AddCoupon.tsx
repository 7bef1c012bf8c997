import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { useText } from '#i18n/useText.ts';
import { COUPONS } from '#resources/coupons/addresses.ts';
import { CouponFormCard } from '#resources/coupons/CouponFormCard.tsx';
import { gameToName } from '#resources/coupons/gameName.ts';
import { useUpcomingGames } from '#resources/coupons/useUpcomingGames.ts';
import { sameId } from '#rules/ids.ts';
import { GameCard } from '#ui/GameCard.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** The page that adds a coupon to the game in the address; the game is shown where it is known (CPN-02). */
export function AddCoupon() {
  const t = useText();
  const { gameId = '' } = useParams();
  const { data: games } = useUpcomingGames();
  const game = games?.find(({ id }) => sameId(id, gameId));
  const names = useGameLabels();
  const labels = names((games ?? []).map((one) => gameToName(one, t('ui.vs'))));
  const name = labels[games?.findIndex(({ id }) => sameId(id, gameId)) ?? -1] ?? gameId;
  return (
    <>
      <PageTitle
        title={t('coupons.addTo', { game: name })}
        {...(games && !game && { note: t('coupons.gameUnknown') })}
        actions={
          mayAccess({ resource: 'coupons', action: 'list' }) && (
            <Button component={Link} to={COUPONS.games} startIcon={<ArrowBack />}>
              {t('coupons.toGames')}
            </Button>
          )
        }
      />
      <CouponFormCard
        key={gameId}
        gameId={gameId}
        beside={
          game && (
            <GameCard
              home={{ code: game.home_team_code, logo: game.home_team?.logo }}
              away={{ code: game.away_team_code, logo: game.away_team?.logo }}
              tournament={game.tournament?.name}
              date={game.game_date}
            />
          )
        }
      />
    </>
  );
}
