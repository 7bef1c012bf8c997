import { z } from 'zod';
import { address, id, listOrNone, moment, shown, shownId, status, text } from './codecs.ts';

/** Name of the tournament a game belongs to. */
export const tournament = shown(z.looseObject({ name: text }));

/** A team as the general game carries it. */
const team = shown(z.looseObject({ logo: address }));

/** A game as trades, street and the list of active cricket games give it. */
export const game = z.looseObject({
  id,
  status,
  game_date: moment,
  home_team_code: text,
  away_team_code: text,
  home_team: team,
  away_team: team,
  tournament,
});
export type Game = z.output<typeof game>;

/** A player to choose for a picks question. */
export const player = z.looseObject({ id, name: text, team_code: text, position: text });
export type Player = z.output<typeof player>;

const picksGameFields = {
  status,
  tournament,
  home_team_code: text,
  away_team_code: text,
  home_team_logo: address,
  away_team_logo: address,
  game_date: moment,
};

/** A game of the picks service. No players: they are asked for by `listPlayers`. */
export const picksGame = z.looseObject({
  game_id: id,
  ...picksGameFields,
  players: listOrNone(player),
});
export type PicksGame = z.output<typeof picksGame>;

/** A picks game beside a report, where it is only shown. */
export const reportedPicksGame = z.looseObject({ game_id: shownId, ...picksGameFields });
export type ReportedPicksGame = z.output<typeof reportedPicksGame>;
