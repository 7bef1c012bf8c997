import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import type { Text } from '#i18n/useText.ts';
import { foldCase } from '#rules/text.ts';
import { cleanIdentifier, mayBeUserId } from '#rules/userId.ts';
import { addressOfPage, type Label, openingOf, type Page, type TakenValue } from '#ui/page.ts';
import type { Recent } from '#ui/recent.ts';

/** One line of the palette: it leads somewhere, or does something. */
export interface PaletteEntry {
  key: string;
  group:
    | 'typed'
    | 'favourites'
    | 'recent'
    | 'pages'
    | 'actions'
    | 'games'
    | 'settings'
    | 'activity';
  to?: string;
  /** Runs what its own control would; what asks there asks. */
  run?: () => void;
  /** What it says; for a typed value the page's name is put in. */
  page?: Label;
  text?: Text['key'];
  value?: string;
  /** What it says, in words. */
  says?: string;
  /** Beside it: why it may not be done now, how it ended. */
  note?: string | undefined;
  /** It can be looked at and not chosen. */
  closed?: boolean;
}

/** Does a name hold every word that was typed? */
export function fitting(typed: string): (name: string) => boolean {
  const words = foldCase(typed).split(' ').filter(Boolean);
  return (name) => {
    const folded = foldCase(name);
    return words.every((word) => folded.includes(word));
  };
}

const TEXTS: Record<TakenValue, Text['key']> = {
  userId: 'palette.forUser',
  gameId: 'palette.forGame',
  phone: 'palette.forPhone',
};

const RECENT: Record<Recent['kind'], Text['key']> = {
  user: 'palette.recentUser',
  game: 'palette.recentGame',
  record: 'palette.recentRecord',
};

type Taken = readonly [kind: TakenValue, value: string];

const isPhone = (value: string): boolean => /^\+?\d{10,}$/.test(value);

/**
 * What a typed value may be. An id has a digit and no blank, a user's is no list or fraction (UI-06); a phone number is ten digits or more, '+' in front
 * allowed. One that is written in groups is looked for by its last ten digits: services store it either way.
 */
function takenFrom(value: string): Taken[] {
  if (!/\d/.test(value)) return [];
  const digits = value.replace(/[\s().-]/g, '');
  const phone: Taken[] = isPhone(digits)
    ? [['phone', digits === value ? value : digits.slice(-10)]]
    : [];
  if (/\s/.test(value)) return phone;
  const user: Taken[] = mayBeUserId(value) ? [['userId', value]] : [];
  return [...phone, ...user, ['gameId', value]];
}

const requiredParts = (path: string): string[] =>
  path.split('/').filter((part) => part.startsWith(':') && !part.endsWith('?'));

const isPart = (part: string, kind: TakenValue): boolean => part.replace(/^:|\?$/g, '') === kind;

/** The address of a page with that value in it, or null when the page does not take it. */
export function addressWith(page: Page, kind: TakenValue, value: string): string | null {
  const { path, takes, takesAs } = page;
  const parts = path.split('/').filter((part) => part.startsWith(':'));
  if (parts.some((part) => isPart(part, kind))) {
    // A part left out in front of it would put the value in that part's place.
    const first = parts[0] !== undefined && isPart(parts[0], kind);
    const alone = parts.slice(1).every((part) => part.endsWith('?'));
    return first && alone ? addressOfPage(path, { [kind]: value }) : null;
  }
  if (takes !== kind || !takesAs || requiredParts(path).length > 0) return null;
  const query =
    'query' in takesAs
      ? { [takesAs.query]: value }
      : { filter: JSON.stringify({ [takesAs.filter]: value }) };
  return `${addressOfPage(path)}?${new URLSearchParams(query)}`;
}

/** Pages that open without a value. */
const openable = (page: Page): string | null =>
  page.menu?.to ?? (requiredParts(page.path).length === 0 ? addressOfPage(page.path) : null);

/**
 * What the palette offers for what was typed: each page that takes the value, what was opened lately, the
 * pages by name; only what the role may open (APP-14, UI-17).
 */
export function paletteEntries(
  pages: readonly Page[],
  role: Role,
  typed: string,
  recents: readonly Recent[],
  nameOf: (label: Label) => string,
): PaletteEntry[] {
  const value = cleanIdentifier(typed);
  const allowed = pages.filter((page) => mayRole(role, openingOf(page)));
  const fits = fitting(typed);
  const taking = takenFrom(value).flatMap(([kind, taken]) =>
    allowed.flatMap((page): PaletteEntry[] => {
      const to = addressWith(page, kind, taken);
      if (to === null) return [];
      return [
        {
          key: `${page.name} ${kind}`,
          group: 'typed',
          to,
          page: page.title,
          text: TEXTS[kind],
          value: taken,
        },
      ];
    }),
  );
  const home: PaletteEntry[] = taking.some(({ text }) => text === TEXTS.userId)
    ? [
        {
          key: 'home userId',
          group: 'typed',
          to: `/?${new URLSearchParams({ user: value })}`,
          page: 'layout.home',
          text: TEXTS.userId,
          value,
        },
      ]
    : [];
  const lately = recents
    .filter(({ id, name }) => fits(`${id} ${name ?? ''}`))
    .map(
      ({ kind, id, to, name }): PaletteEntry => ({
        key: `recent ${kind} ${id}`,
        group: 'recent',
        to,
        text: RECENT[kind],
        value: kind === 'record' ? (name ?? id) : name ? `${id} (${name})` : id,
      }),
    );
  const named = allowed.flatMap((page): PaletteEntry[] => {
    const to = openable(page);
    if (to === null || !fits(nameOf(page.title))) return [];
    return [{ key: page.name, group: 'pages', to, page: page.title }];
  });
  return [...home, ...taking, ...lately, ...named];
}
