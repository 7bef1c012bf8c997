import type { Role } from '#authProvider/roles.ts';
import { wordsIn } from '#i18n/useText.ts';
import { menuOf } from '#layout/menuEntries.ts';
import type { Label, MenuSection, Page } from '#ui/page.ts';

/** The letter after 'g' that goes to an area: its first one, or another of its name where that is taken (WRK-03). */
const LETTERS = {
  predictions: 'p',
  tooltips: 'o',
  mail: 'm',
  tds: 'd',
  groups: 'g',
  picks: 'k',
  trades: 't',
  coupons: 'c',
  street: 's',
  moreGames: 'r',
  pan: 'n',
  bank: 'b',
  call: 'l',
  financials: 'f',
} as const satisfies Record<MenuSection, string>;

/** An area of the console and how it is gone to. */
export interface Area {
  letter: string;
  name: Label;
  to: string;
}

const HOME = 'h';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The areas of a role, home first: each leads to the first page of its section that the role may open. A section that
 * came with the configuration gets the first letter of its name that is free, or another free one; none when all are taken.
 */
export function areasOf(pages: readonly Page[], role: Role): Area[] {
  // Those of areas that the role has not are kept free, so that a letter means the same to everybody.
  const taken = new Set<string>([HOME, ...Object.values(LETTERS)]);
  const letterOf = (name: string) => {
    const free = [...name.toLowerCase(), ...ALPHABET].find(
      (letter) => ALPHABET.includes(letter) && !taken.has(letter),
    );
    if (free !== undefined) taken.add(free);
    return free;
  };
  const areas = menuOf(pages, role).flatMap(({ section, entries: [first] }): Area[] => {
    if (!first) return [];
    if (typeof section === 'string')
      return [{ letter: LETTERS[section], name: `layout.sections.${section}`, to: first.to }];
    const letter = letterOf(wordsIn('en', section.text));
    return letter === undefined ? [] : [{ letter, name: section, to: first.to }];
  });
  return [{ letter: HOME, name: 'layout.home', to: '/' }, ...areas];
}
