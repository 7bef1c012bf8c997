import type { Role } from '#authProvider/roles.ts';
import type { TextKey } from '#i18n/useText.ts';
import { menuOf } from '#layout/menuEntries.ts';
import type { MenuSection, Page } from '#ui/page.ts';

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
  name: TextKey;
  to: string;
}

/** The areas of a role, home first: each leads to the first page of its section that the role may open. */
export function areasOf(pages: readonly Page[], role: Role): Area[] {
  const areas = menuOf(pages, role).flatMap(({ section, entries: [first] }): Area[] =>
    typeof section === 'string' && first
      ? [{ letter: LETTERS[section], name: `layout.sections.${section}`, to: first.to }]
      : [],
  );
  return [{ letter: 'h', name: 'layout.home', to: '/' }, ...areas];
}
