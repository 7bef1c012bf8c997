import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { GameCard } from '#ui/GameCard.tsx';

/** The game of the context as a card; `to` is where it leads, `actions` what can be done with it. */
export function RecordGameCard({ to, actions }: { to?: string; actions?: ReactNode }) {
  const game = useRecordContext<ResourceRecord>();
  if (!game) return null;
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: valueAt(game, 'home_team.logo') }}
      away={{ code: game.away_team_code, logo: valueAt(game, 'away_team.logo') }}
      tournament={valueAt(game, 'tournament.name')}
      date={game.game_date}
      {...(game.status !== undefined && { status: game.status })}
      id={game.id}
      {...(to !== undefined && { to })}
      {...(actions !== undefined && { actions })}
    />
  );
}
