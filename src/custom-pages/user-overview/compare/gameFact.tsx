import type { Game } from '#contract/games.ts';
import type { Fact } from '#custom-pages/user-overview/compare/facts.ts';
import { GameLabel, StatusLink } from '#custom-pages/user-overview/compare/GameLabel.tsx';

/** A game that a user took part in; its status leads to what the user has there. */
export const gameFact = (game: Game, to: string, stage = ''): Fact => ({
  key: `${stage}/${game.id}`,
  label: <GameLabel game={game} />,
  shown: <StatusLink status={game.status} to={to} />,
  value: game.status,
});
