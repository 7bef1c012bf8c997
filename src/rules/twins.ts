/** Blanks, controls, and characters that take no room: joiners, direction marks, fillers, variation selectors. */
const UNSEEN =
  /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\p{Variation_Selector}|\u034F|\u17B4|\u17B5/gu;

/** Letters, digits and dashes that look like others, after capitals were made small: each with what it looks like. */
const LOOKS = new Map<string, string>(
  [
    // Digits and letters of one alphabet; a capital I is an i by now.
    ['o', '0οоօס๐०০੦૦௦౦೦൦٥۵'],
    ['l', '1i|!ıɩιіӏ׀ߊ'],
    ['s', '5ѕ'],
    ['b', 'вβьƅ'],
    // Cyrillic and Greek.
    ['a', 'аαɑ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєεҽ'],
    ['g', 'ɡ'],
    ['h', 'нηһ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пνո'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гᴦ'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵ'],
    ['w', 'ԝшω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ζᴢ'],
    // Punctuation.
    ['-', '‐‑‒–—―−ー'],
    ["'", '’‘`´ʼ′'],
    ['"', '“”″'],
    ['.', '·•․'],
    [':', '∶꞉'],
    ['/', '⁄∕'],
  ].flatMap(([plain = '', alike = '']) => [...alike].map((one): [string, string] => [one, plain])),
);

/**
 * What a label looks like at a glance: equal for labels that differ in capitals, blanks, unseen characters or
 * letters that look alike. To compare by, not to show.
 */
export const lookOf = (label: string): string =>
  [...label.normalize('NFKC').toLowerCase().replace(UNSEEN, '').normalize('NFC')]
    .map((character) => LOOKS.get(character) ?? character)
    .join('');

/** What tells a record apart, such as its day or its id. */
type Detail<T> = (item: T) => string | number | null | undefined;

function groupsOf<T>(items: readonly T[], look: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = look(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** How many of the details it takes until each twin has its own; all of them where none is enough. */
function enough(rows: readonly (readonly string[])[], details: number): number {
  for (let count = 1; count < details; count += 1) {
    const said = rows.map((row) => JSON.stringify(row.slice(0, count).map(lookOf)));
    if (new Set(said).size === rows.length && rows.every((row) => row[count - 1] !== ''))
      return count;
  }
  return details;
}

/**
 * For each of some records in sight together: '' where its label looks like no other, else what tells it apart.
 * Details are tried in their order, the record's id last: the day alone where every twin has a day of its own.
 */
export function tellingApart<T>(
  items: readonly T[],
  label: (item: T) => string | null | undefined,
  ...details: readonly Detail<T>[]
): string[] {
  const told = items.map(() => '');
  const rows = items.map((item) => details.map((detail) => String(detail(item) ?? '').trim()));
  const places = items.map((_item, place) => place);
  const lookAt = (place: number): string => {
    const item = items[place];
    return lookOf(withTelling(item === undefined ? '' : (label(item) ?? ''), told[place] ?? ''));
  };
  // A label may read like another one with what tells that one apart: it is told apart in a further round.
  for (let round = 0; round < 3; round += 1)
    for (const group of groupsOf(places, lookAt)) {
      const said = group.map((place) => rows[place] ?? []);
      // One record that comes twice has nothing that tells it apart from itself.
      if (new Set(said.map((row) => JSON.stringify(row))).size === 1) continue;
      const count = round === 0 ? enough(said, details.length) : details.length;
      for (const place of group)
        told[place] = (rows[place] ?? []).slice(0, count).filter(Boolean).join(', ');
    }
  return told;
}

/** A label with what tells it apart: 'Mega Dangal (902)'. */
export const withTelling = (label: string, telling: string): string =>
  telling === '' ? label : `${label} (${telling})`;

/** The labels of some records in sight together, all different as far as their details are. */
export function labelsApart<T>(
  items: readonly T[],
  label: (item: T) => string,
  ...details: readonly Detail<T>[]
): string[] {
  const told = tellingApart(items, label, ...details);
  return items.map((item, place) => withTelling(label(item), told[place] ?? ''));
}
