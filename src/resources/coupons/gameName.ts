import type { Game } from '#contract/games.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';
import type { GameToName } from '#ui/useGameLabels.ts';

/** 'IND v AUS'. */
export const gameName = ({ home_team_code, away_team_code }: Game, versus: string): string =>
  `${plainText(home_team_code) ?? MISSING} ${versus} ${plainText(away_team_code) ?? MISSING}`;

/** A game as it is told apart from others of the same teams. */
export const gameToName = (game: Game, versus: string): GameToName => ({
  name: gameName(game, versus),
  date: game.game_date,
  id: game.id,
});
