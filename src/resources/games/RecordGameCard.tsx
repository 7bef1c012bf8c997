import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { GameCard } from '#ui/GameCard.tsx';

/** The logo of a side, inside its team or beside it, as the service has it. */
const logoOf = (game: ResourceRecord, side: 'home' | 'away'): unknown =>
  valueAt(game, `${side}_team.logo`) ?? game[`${side}_team_logo`];

/** The game of the context as a card; `to` says where its id leads, `actions` what can be done with it. */
export function RecordGameCard({
  to,
  actions,
  children,
}: {
  to?: (id: string | number) => string;
  actions?: ReactNode;
  /** More about the game. */
  children?: ReactNode;
}) {
  const game = useRecordContext<ResourceRecord>();
  if (!game) return null;
  const id = idAsRead(game);
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: logoOf(game, 'home') }}
      away={{ code: game.away_team_code, logo: logoOf(game, 'away') }}
      tournament={valueAt(game, 'tournament.name')}
      date={game.game_date}
      {...(game.status !== undefined && { status: game.status })}
      id={id}
      {...(to !== undefined && { to: to(id) })}
      {...(actions !== undefined && { actions })}
    >
      {children}
    </GameCard>
  );
}
