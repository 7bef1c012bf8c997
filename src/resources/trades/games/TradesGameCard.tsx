import { useRecordContext } from 'ra-core';
import type { TradesGame } from '#contract/trades.ts';
import { questionsAddress } from '#resources/trades/addresses.ts';
import { GameCard } from '#ui/GameCard.tsx';

/** A trades game that leads to its questions (TRD-01); `to` leads elsewhere. */
export function TradesGameCard({ to = questionsAddress }: { to?: (gameId: string) => string }) {
  const game = useRecordContext<TradesGame & { id: string }>();
  if (!game) return null;
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: game.home_team?.logo }}
      away={{ code: game.away_team_code, logo: game.away_team?.logo }}
      tournament={game.tournament?.name}
      date={game.game_date}
      status={game.status}
      id={game.id}
      to={to(game.id)}
    />
  );
}
