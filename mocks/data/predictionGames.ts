import { type Match, toGame } from '#mocks/data/matches.ts';
import { planOf } from '#mocks/data/predictionPlans.ts';
import { squad, type Team } from '#mocks/data/teams.ts';
import type { World } from '#mocks/database.ts';

const team = (of: Team) => ({
  name: of.name,
  logo: of.logo,
  players: squad(of).map(({ name }) => name),
});

/** Values of the leagues by name; the second game's league names are odd, some games bring none. */
export const LEAGUE_VALUES = { Starter: 10, Classic: 49, Mega: '1000' };
const leaguesOf = ({ id }: Match) => {
  if (id === 72002) return { 'हर मैच लीग': 25, '<b>Bold</b> & "Co"': 99.5, constructor: 5 };
  return id === 72010 ? null : LEAGUE_VALUES;
};

/** A match as a prediction game, with the heading that it is listed under. */
export function predictionGameOf(match: Match, { now }: Pick<World, 'now'>) {
  return {
    ...toGame(match, planOf(match.id).status),
    home_team: team(match.home),
    away_team: team(match.away),
    leagues: leaguesOf(match),
    heading: headingOf(match, now),
    ...(match.id === 72010 ? { tournament: null } : {}),
  };
}

const INDIA = 5.5 * 3_600_000;
const dayOf = (moment: number) => Math.floor((moment + INDIA) / 86_400_000);

function headingOf({ phase, start }: Match, now: number): string {
  if (phase === 'live') return 'Today';
  if (phase === 'completed') return 'Earlier';
  return ['Today', 'Tomorrow'][dayOf(start) - dayOf(now)] ?? 'Later';
}
