import { personName } from '#mocks/data/people.ts';
import { random } from '#mocks/data/random.ts';

/** A cricket team. */
export interface Team {
  code: string;
  name: string;
  /** Address of its logo; some are missing. */
  logo: string | null;
}

/** A player of a team. */
export interface Player {
  id: number | string;
  name: string;
  team_code: string;
  position: string;
  /** Address of a photo; some are broken. */
  image: string | null;
}

const NATIONS: [string, string][] = [
  ['IND', 'India'],
  ['AUS', 'Australia'],
  ['ENG', 'England'],
  ['SA', 'South Africa'],
  ['NZ', 'New Zealand'],
  ['SL', 'Sri Lanka'],
  ['BAN', 'Bangladesh'],
  ['WI', 'West Indies'],
  ['AFG', 'Afghanistan'],
  ['IRE', 'Ireland'],
];

const CLUBS: [string, string][] = [
  ['KOK', 'Konkan Kites'],
  ['DED', 'Deccan Drummers'],
  ['MAM', 'Malabar Mariners'],
  ['HIM', 'Himalayan Markhors'],
  ['SUN', 'Sundarban Tigers'],
  ['THA', 'Thar Chargers'],
  ['VIN', 'Vindhya Vipers'],
  ['CHO', 'Cholamandal Royals'],
  ['BRH', 'Brahmaputra Braves'],
  ['NIL', 'Nilgiri Foxes'],
];

/** Codes and names that text handling trips over. */
const UNUSUAL: [string, string][] = [
  ['A$K', 'A$$ & $1 Kings'],
  ['சேர', 'சேரநாட்டு வீரர்கள்'],
  ['RKT', 'राजकोट तूफान'],
  ['SHJ', 'صقور الشارقة'],
  ['LNG', `The ${'Most Honourable and Ancient '.repeat(6)}Wanderers of Long Lane`],
  ['X<Y', '<img src=x onerror="window.__pwn=1">'],
];

const team = ([code, name]: [string, string], index: number): Team => ({
  code,
  name,
  logo:
    index === 7
      ? '/services/media/missing/logo.png'
      : index === 8
        ? null
        : `/services/media/logo/${encodeURIComponent(code)}.svg`,
});

/** Teams of countries. */
export const NATIONAL_TEAMS = NATIONS.map(team);
/** Teams of clubs. */
export const CLUB_TEAMS = CLUBS.map(team);
/** Teams with names that are hard to show. */
export const UNUSUAL_TEAMS = UNUSUAL.map((one) => team(one, -1));

const POSITIONS = [
  'WK',
  'BAT',
  'BAT',
  'BAT',
  'BAT',
  'AR',
  'AR',
  'AR',
  'BOWL',
  'BOWL',
  'BOWL',
  'BOWL',
];
const SQUAD = 15;

/** The squad of a team, the same wherever the team plays. */
export function squad(of: Team): Player[] {
  const from = random(`squad ${of.code}`);
  const first = from.int(10, 90) * 1000;
  return Array.from({ length: SQUAD }, (_, index) => ({
    id: index % 5 === 4 ? from.hexId() : first + index,
    name: personName(from),
    team_code: of.code,
    position: POSITIONS[index % POSITIONS.length] ?? 'BAT',
    image:
      index === 6
        ? '/services/media/missing/player.png'
        : index === 9
          ? null
          : `/services/media/player/${first + index}`,
  }));
}
