/** A seeded source of numbers: the same seed gives the same data on every machine. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some of the list in random order, all different. */
  some<T>(list: readonly T[], count: number): T[];
  /** 24 hexadecimal digits, like the services' own ids. */
  hexId(): string;
  digits(count: number): string;
}

/** FNV-1a: text to a 32-bit seed. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Chance that comes out the same for the same seed. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  const text = (alphabet: string, count: number) => {
    let out = '';
    for (let i = 0; i < count; i++) out += alphabet[int(0, alphabet.length - 1)];
    return out;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    some: (list, count) => {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
    hexId: () => text('0123456789abcdef', 24),
    digits: (count) => text('0123456789', count),
  };
}
