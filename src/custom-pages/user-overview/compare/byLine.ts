import type { Fact } from '#custom-pages/user-overview/compare/facts.ts';

/** What two users have on one line; null where one of them has nothing there. */
export interface ComparedLine {
  key: string;
  label: Fact['label'];
  a: Fact | null;
  b: Fact | null;
  equal: boolean;
  /** What one of them is compared by was not read yet. */
  waits: boolean;
}

/** The lines of two users by their keys, in the order of the first user, then what the other one has alone (WHY-05). */
export function byLine(a: readonly Fact[], b: readonly Fact[]): ComparedLine[] {
  const first = keyed(a);
  const second = keyed(b);
  return [...new Set([...first.keys(), ...second.keys()])].map((key) => {
    const one = first.get(key) ?? null;
    const other = second.get(key) ?? null;
    return {
      key,
      label: (one ?? other)?.label,
      a: one,
      b: other,
      equal: one !== null && other !== null && one.value !== null && one.value === other.value,
      waits: one !== null && other !== null && (one.waits === true || other.waits === true),
    };
  });
}

/** What comes twice has a line each. */
function keyed(facts: readonly Fact[]): Map<string, Fact> {
  const map = new Map<string, Fact>();
  for (const fact of facts) {
    let key = fact.key;
    for (let nth = 2; map.has(key); nth += 1) key = `${fact.key}#${nth}`;
    map.set(key, fact);
  }
  return map;
}
