import type { ReactNode } from 'react';
import type { TradesGame } from '#contract/trades.ts';
import { GameCard } from '#ui/GameCard.tsx';

/** A trades game that leads to one of its pages (TRD-01, TRD-04). */
export function TradesGameCard({
  game,
  to,
  children,
}: {
  game: TradesGame;
  to: string;
  children?: ReactNode;
}) {
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: game.home_team?.logo }}
      away={{ code: game.away_team_code, logo: game.away_team?.logo }}
      tournament={game.tournament?.name}
      date={game.game_date}
      status={game.status}
      id={game.id}
      to={to}
    >
      {children}
    </GameCard>
  );
}
