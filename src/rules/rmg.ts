import { hasId, type Id, sameId } from './ids.ts';
import { signOf } from './money.ts';
import { isBlank } from './text.ts';
import { safeHttpUrl } from './urls.ts';

interface Player {
  readonly unique_id?: unknown;
  readonly winnings?: unknown;
}

export interface Seats<T> {
  readonly user: T | null;
  readonly opponents: readonly T[];
}

/**
 * The user looked up and the others, whichever place `players` holds them in; nobody stands in for that user (RMG-05).
 */
export function seats<T extends Player>(players: readonly T[], userId: unknown): Seats<T> {
  const found = players.findIndex((player) => sameId(player.unique_id, userId));
  return {
    user: players[found] ?? null,
    opponents: players.filter((_, index) => index !== found),
  };
}

/** A gold medal for a player with winnings (RMG-02). */
export const hasMedal = (player: Player): boolean => signOf(player.winnings) === 1;

/** The name of a game type on its button: 'ludo' → 'Ludo' (RMG-01). */
export function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}

interface Room {
  /** The path of the game type's room: '/ludo'. */
  readonly navigate: unknown;
  readonly game_id: unknown;
  readonly user_id: unknown;
}

/**
 * The address of a game's room, made from the configured template by filling {navigate}, {game_id} and
 * {user_id}, all encoded. Null when something is missing or the data would lead elsewhere than the template
 * says: another host, up the path, another scheme (RMG-03, NET-12).
 */
export function replayUrl(template: string, room: Room): string | null {
  const path = roomPath(room.navigate);
  if (path === null || !named(room.game_id) || !named(room.user_id)) return null;
  const values = new Map<string, string>([
    ['navigate', path],
    ['game_id', encodeURIComponent(room.game_id)],
    ['user_id', encodeURIComponent(room.user_id)],
  ]);
  const fill = (value: (name: string) => string): string | null =>
    safeHttpUrl(template.replace(/\{(navigate|game_id|user_id)\}/g, (_, name) => value(name)));
  const url = fill((name) => values.get(name) ?? '');
  const bare = fill(() => '');
  return url !== null && bare !== null && origin(url) === origin(bare) ? url : null;
}

const origin = (address: string): string => new URL(address, 'https://own.invalid').origin;

/** An id that can stand in an address: a lone surrogate cannot be encoded, dots would fold the path. */
const named = (id: unknown): id is Id =>
  hasId(id) && !isBlank(String(id)) && String(id).isWellFormed() && !/^\.{1,2}$/.test(String(id));

/** A path of plain segments with a slash in front; null for anything that could become a host or go up. */
function roomPath(navigate: unknown): string | null {
  if (typeof navigate !== 'string' || isBlank(navigate)) return null;
  const segments = navigate.trim().replace(/^\//, '').replace(/\/$/, '').split('/');
  return segments.every(named) ? `/${segments.map(encodeURIComponent).join('/')}` : null;
}
