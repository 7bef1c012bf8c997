import { random } from '#mocks/data/random.ts';
import { CLUB_TEAMS, NATIONAL_TEAMS, type Team, UNUSUAL_TEAMS } from '#mocks/data/teams.ts';
import type { Database, World } from '#mocks/database.ts';

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

/** Where among the upcoming matches the unusual pairs play. */
const UNUSUAL_AT = [4, 8, 12];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PHASES = { live: 3, upcoming: 15, completed: 24 };

/**
 * Live matches, then upcoming ones (the next first), then completed ones (the last first): 42 at scale 1.
 * A few upcoming ones bear the unusual names.
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
  const unusual = phase === 'upcoming' ? UNUSUAL_AT.indexOf(index) : -1;
  const pool = from.chance(0.6) ? CLUB_TEAMS : NATIONAL_TEAMS;
  const [home, away] =
    unusual < 0 ? from.some(pool, 2) : UNUSUAL_TEAMS.slice(2 * unusual, 2 * unusual + 2);
  if (!home || !away) throw new RangeError('a match needs two teams');
  const usual = from.pick(pool === CLUB_TEAMS ? TOURNAMENTS : SERIES);
  return {
    id: index % 6 === 5 ? from.hexId() : FIRST_ID[phase] + index,
    phase,
    home,
    away,
    tournament: unusual < 0 ? usual : UNUSUAL_TOURNAMENT,
    start,
  };
}

/** The date as services give it: ISO text, here and there milliseconds, seconds, nothing or nonsense. */
export function gameDate({ id, start }: Match): string | number | null {
  if (id === 70014) return start;
  if (id === 70016) return Math.floor(start / 1000);
  if (id === 70020) return null;
  if (id === 70022) return '0000-00-00';
  return new Date(start).toISOString();
}

/** A match as the game of most services: trades, street and the list of active games. */
export function toGame(match: Match, status: string) {
  return {
    id: match.id,
    status,
    game_date: gameDate(match),
    home_team_code: match.home.code,
    away_team_code: match.away.code,
    home_team: { logo: match.home.logo },
    away_team: { logo: match.away.logo },
    tournament: { name: match.tournament },
  };
}

const known = new WeakMap<object, Match[]>();

/** The matches of a database. */
export function matchesOf(db: Database): Match[] {
  const list = known.get(db) ?? matches(db);
  known.set(db, list);
  return list;
}
