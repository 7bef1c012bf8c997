import type { Collection } from '@msw/data';
import { type Random, random } from '#mocks/data/random.ts';

// biome-ignore lint/suspicious/noExplicitAny: a collection is invariant in its schema
type Collections = Record<string, Collection<any>>;

/** What seeding works with. Dates are counted from `now`, amounts of rows through `rows`. */
export interface World {
  readonly random: Random;
  /** The moment the database was made, in milliseconds. */
  readonly now: number;
  readonly scale: number;
  /** `rows(60)` is 60 at scale 1 and 6,000 at scale 100; at least one. */
  rows(atScaleOne: number): number;
}

/**
 * The records of one product area, in the shape they have on the wire. An area is made and seeded when
 * a call first asks for it. A game with a status lives in a collection named `predictionGames`,
 * `tradesGames` or `picksGames` under `id` or `game_id`, so that the control can set its status.
 */
export interface Area<C extends Collections = Collections> {
  readonly name: string;
  collections(): C;
  seed(collections: C, world: World): void | Promise<void>;
}

/** Declares an area's collections and what they start with. */
export const area = <C extends Collections>(declaration: Area<C>): Area<C> => declaration;

/** The records of the services, area by area. */
export interface Database {
  /** The collections of an area, seeded. */
  area<C extends Collections>(of: Area<C>): Promise<C>;
  readonly scale: number;
  /** The moment it was made, in milliseconds. */
  readonly now: number;
  readonly rows: World['rows'];
}

/** A database of its own: nothing is shared with another one. */
export function createDatabase({
  scale = 1,
  now = Date.now(),
  seed = 'back office',
}: {
  scale?: number;
  now?: number;
  seed?: string;
} = {}): Database {
  const made = new Map<string, Promise<Collections>>();
  const rows = (atScaleOne: number) => Math.max(1, Math.round(atScaleOne * scale));
  const make = async <C extends Collections>(of: Area<C>): Promise<C> => {
    const collections = of.collections();
    await of.seed(collections, {
      random: random(`${seed} ${of.name}`),
      now,
      scale,
      rows,
    });
    return collections;
  };
  return {
    scale,
    now,
    rows,
    area: <C extends Collections>(of: Area<C>) => {
      const known = made.get(of.name) ?? make(of);
      made.set(of.name, known);
      return known as Promise<C>;
    },
  };
}
