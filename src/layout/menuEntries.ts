import { matchPath } from 'react-router';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { type Words, wordsIn } from '#i18n/useText.ts';
import type { IconName } from '#ui/icons.ts';
import {
  addressOfPage,
  type Label,
  MENU_SECTIONS,
  type MenuSection,
  openingOf,
  type Page,
} from '#ui/page.ts';

export interface MenuEntry {
  page: string;
  /** The page's route, of which the entry may be one address only. */
  path: string;
  label: Label;
  to: string;
}

export interface MenuGroup {
  section: MenuSection | { text: Words };
  /** The first that one of its pages names, whoever may open that page: a section looks the same to everyone. */
  icon?: IconName | undefined;
  entries: readonly MenuEntry[];
}

/** The drawer of a role: only pages that it may open, in the order of the sections (APP-10). */
export function menuOf(pages: readonly Page[], role: Role): MenuGroup[] {
  const groups = new Map<string, Omit<MenuGroup, 'entries'> & { entries: MenuEntry[] }>();
  for (const section of MENU_SECTIONS) groups.set(section, { section, entries: [] });
  for (const page of pages) {
    if (!page.menu) continue;
    const { section, label = page.title, to = addressOfPage(page.path) } = page.menu;
    const key = typeof section === 'string' ? section : `:${wordsIn('en', section.text)}`;
    const group = groups.get(key) ?? { section, entries: [] };
    if (mayRole(role, openingOf(page)))
      group.entries.push({ page: page.name, path: page.path, label, to });
    groups.set(key, { ...group, icon: group.icon ?? page.icon });
  }
  return [...groups.values()].filter(({ entries }) => entries.length > 0);
}

/**
 * The entry that the address belongs to: a page below an entry's route is the entry's, unless another fits
 * better; any other page of the console is of the first entry that its address shares its first part with
 * ('/street/index' is of '/street/games-list').
 */
export function currentEntry(
  groups: readonly MenuGroup[],
  pathname: string,
  pages: readonly Page[],
): MenuEntry | undefined {
  const entries = groups.flatMap((group) => group.entries);
  let best: { entry: MenuEntry; length: number } | undefined;
  for (const entry of entries) {
    const length = matchPath({ path: entry.path, end: false }, pathname)?.pathname.length ?? 0;
    if (length > (best?.length ?? 0)) best = { entry, length };
  }
  if (best) return best.entry;
  if (!pages.some(({ path }) => matchPath(path, pathname))) return undefined;
  return entries.find(({ path }) => firstPart(path) === firstPart(pathname));
}

const firstPart = (path: string): string | undefined => path.split('/')[1];
