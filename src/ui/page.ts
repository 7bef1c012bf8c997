import type { ComponentType } from 'react';
import { grant, type Wanted } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import type { Text, TextKey, Words } from '#i18n/useText.ts';
import type { IconName } from '#ui/icons.ts';

/** The sections of the drawer, in their order (APP-10). */
export const MENU_SECTIONS = [
  'predictions',
  'tooltips',
  'mail',
  'tds',
  'groups',
  'picks',
  'trades',
  'coupons',
  'street',
  'moreGames',
  'pan',
  'bank',
  'call',
  'financials',
] as const;
/** A section of the drawer, by its key. */
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** A text of ours, or words that came with a declaration from /config.json. */
export type Label = TextKey | Text | { text: Words };

/** A value that is typed into the palette. */
export type TakenValue = 'userId' | 'gameId' | 'phone';

/** One page of the console: who may open it and where the menu and the palette find it (APP-01, APP-04, APP-14). */
export interface Page {
  /** Unique: 'bank-verifications', 'trades-stats'. */
  name: string;
  /** Route pattern; `?` marks a part that the page asks for when the route lacks it. */
  path: string;
  roles: readonly Role[];
  title: Label;
  /** Loaded when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** It does with the texts of the first script (see `englishFirst`); default: all are there before it is shown. */
  texts?: 'first';
  /** Of its section in the drawer, where that is none of ours. */
  icon?: IconName;
  /** An entry of the drawer; `to` where the pattern needs a value ('/picks/games-list/active'). */
  menu?: { section: MenuSection | { text: Words }; label?: Label; to?: string };
  /** Which typed values lead here from the palette: those of its path, and this one. */
  takes?: TakenValue;
  /** Where a taken value goes when it is no part of the path: a query name, or the name of a list's filter. */
  takesAs?: { query: string } | { filter: string };
}

/** Opening a page, as the gate is asked for it. */
export const openingOf = ({ name }: Pick<Page, 'name'>): Wanted => ({
  resource: name,
  action: 'list',
});

/** Lets the roles of these pages open them. */
export function grantPages(pages: readonly Pick<Page, 'name' | 'roles'>[]): void {
  for (const { name, roles } of pages) grant(name, 'list', roles);
}

/** The address of a page with its parts filled in; optional parts without a value are dropped. */
export function addressOfPage(path: string, parts: Record<string, string | number> = {}): string {
  const filled = path
    .split('/')
    .flatMap((part) => {
      if (!part.startsWith(':')) return [part];
      const value = parts[part.replace(/^:|\?$/g, '')];
      return value === undefined || value === '' ? [] : [encodeURIComponent(value)];
    })
    .join('/');
  return filled === '' ? '/' : filled;
}
