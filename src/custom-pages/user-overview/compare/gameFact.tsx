import type { Game } from '#contract/games.ts';
import type { Fact } from '#custom-pages/user-overview/compare/facts.ts';
import { GameLabel, StatusLink } from '#custom-pages/user-overview/compare/GameLabel.tsx';

/** What a user put into a game and got back, in words; `value` is null where part of it is not known. */
export interface GameMoney {
  shown: string;
  value: string | null;
}

/**
 * A game that a user took part in; its status leads to what the user has there. Two users are equal in it by their
 * money alone: the status is the game's own (WHY-05). `money` is undefined until it is read.
 */
export const gameFact = (game: Game, to: string, money: GameMoney | undefined): Fact => ({
  key: String(game.id),
  label: <GameLabel game={game} />,
  shown: (
    <>
      <StatusLink status={game.status} to={to} />
      {money && <> · {money.shown}</>}
    </>
  ),
  value: money?.value ?? null,
  waits: money === undefined,
});
