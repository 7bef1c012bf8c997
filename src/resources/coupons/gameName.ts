import type { Game } from '#contract/games.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

/** 'IND v AUS'. */
export const gameName = ({ home_team_code, away_team_code }: Game, versus: string): string =>
  `${plainText(home_team_code) ?? MISSING} ${versus} ${plainText(away_team_code) ?? MISSING}`;
