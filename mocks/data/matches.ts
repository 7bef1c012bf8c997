import { random } from '#mocks/data/random.ts';
import { CLUB_TEAMS, NATIONAL_TEAMS, type Team, UNUSUAL_TEAMS } from '#mocks/data/teams.ts';
import type { World } from '#mocks/database.ts';

/** A cricket match. Each product makes its own game of it, under the same id. */
export interface Match {
  id: number | string;
  phase: 'upcoming' | 'live' | 'completed';
  home: Team;
  away: Team;
  tournament: string;
  /** Milliseconds. */
  start: number;
}

const TOURNAMENTS = ['Coastal Premier League', 'Five Rivers Twenty20', 'Hill Stations Cup'];
const SERIES = ['Monsoon Trophy', 'Tri-Nation Series', 'Ocean Rim One-Day Cup'];
const UNUSUAL_TOURNAMENT = 'राष्ट्रीय टी20 चषक & "Friends" <Exhibition>';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PHASES = { live: 3, upcoming: 15, completed: 24 };

/**
 * Live matches, then upcoming ones (the next first), then completed ones (the last first): 42 at scale 1.
 * The first two upcoming ones bear the unusual names.
 */
export function matches({ now, rows }: Pick<World, 'now' | 'rows'>): Match[] {
  const today = Math.floor(now / HOUR) * HOUR;
  const of = (phase: Match['phase'], count: number, startOf: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => matchOf(phase, index, startOf(index)));
  return [
    ...of('live', PHASES.live, (index) => today - (index + 1) * HOUR),
    ...of('upcoming', rows(PHASES.upcoming), (index) => today + 5 * HOUR + index * 9 * HOUR),
    ...of('completed', rows(PHASES.completed), (index) => today - DAY - index * 15 * HOUR),
  ];
}

const FIRST_ID = { live: 71001, upcoming: 72001, completed: 70001 };

function matchOf(phase: Match['phase'], index: number, start: number): Match {
  const from = random(`match ${phase} ${index}`);
  const unusual = phase === 'upcoming' && index < 2;
  const pool = unusual ? UNUSUAL_TEAMS : from.chance(0.6) ? CLUB_TEAMS : NATIONAL_TEAMS;
  const [home, away] = from.some(pool, 2);
  if (!home || !away) throw new RangeError('a match needs two teams');
  const competition = unusual
    ? UNUSUAL_TOURNAMENT
    : from.pick(pool === CLUB_TEAMS ? TOURNAMENTS : SERIES);
  return {
    id: index % 6 === 5 ? from.hexId() : FIRST_ID[phase] + index,
    phase,
    home,
    away,
    tournament: competition,
    start,
  };
}

/** A match as the game of most services: trades, street and the list of active games. */
export function toGame(match: Match, status: string) {
  return {
    id: match.id,
    status,
    game_date: new Date(match.start).toISOString(),
    home_team_code: match.home.code,
    away_team_code: match.away.code,
    home_team: { logo: match.home.logo },
    away_team: { logo: match.away.logo },
    tournament: { name: match.tournament },
  };
}
