import type { QueryClient } from '@tanstack/react-query';
import type { ActivityEntry } from '#actions/activity.ts';
import type { Role } from '#authProvider/roles.ts';
import type { FavouriteLink } from '#layout/favouriteLinks.ts';
import { foundGames } from '#layout/palette/games.ts';
import type { Label, Page } from '#ui/page.ts';
import type { PageCommand } from '#ui/pageCommands.ts';
import { fitting, type PaletteEntry } from './entries.ts';

/** So many of what was done last are offered, and of the actions of rows. */
const LAST = 5;
const OF_MANY = 12;

/** A setting, such as the theme, and what changing it would give. */
export interface Setting {
  key: string;
  label: string;
  run: () => void;
}

/** What the palette offers beyond pages and what was typed; see `withFurther`. */
export interface Further {
  pages: readonly Page[];
  role: Role;
  client: QueryClient;
  favourites: readonly FavouriteLink[];
  commands: readonly PageCommand[];
  settings: readonly Setting[];
  activity: readonly ActivityEntry[];
  /** An entry of the activity in words, and how it ended. */
  tell: (entry: ActivityEntry) => { says: string; note: string };
  showActivity: () => void;
  nameOf: (label: Label) => string;
}

function actionEntries(commands: readonly PageCommand[], typed: string): PaletteEntry[] {
  const fits = fitting(typed);
  const all = commands.filter(
    ({ kind, label, ofMany }) => kind === 'action' && fits(label) && !(ofMany && typed === ''),
  );
  return all.slice(0, OF_MANY).map(({ label, reason, run }, place) => ({
    key: `action ${place}`,
    group: 'actions',
    says: label,
    run,
    ...(reason !== undefined && { note: reason, closed: true }),
  }));
}

/**
 * The palette's lines with what else is there: favourites, the actions of the open page with why they may not be done,
 * games among what was read, settings, what was done last (WRK-03). A game whose id was typed leads. While nothing is
 * typed the actions stand ahead of the pages, later behind them: the name of a page must not run one.
 */
export function withFurther(
  lines: readonly PaletteEntry[],
  typed: string,
  further: Further,
): PaletteEntry[] {
  const { pages, role, client, nameOf, tell } = further;
  const text = typed.trim();
  const fits = fitting(text);
  const games = foundGames(client, pages, role, text).map(
    ({ id, name, page, to }): PaletteEntry & { exact: boolean } => ({
      key: `game ${to}`,
      group: 'games',
      to,
      says: `${name} · ${nameOf(page.title)}`,
      note: id,
      exact: id === text,
    }),
  );
  const favourites = further.favourites
    .filter(({ label }) => fits(label))
    .map(
      ({ to, label }): PaletteEntry => ({
        key: `favourite ${to}`,
        group: 'favourites',
        to,
        says: label,
      }),
    );
  const settings = [
    ...further.commands
      .filter(({ kind }) => kind === 'setting')
      .map(({ label, run }) => ({ key: label, label, run })),
    ...further.settings,
  ]
    .filter(({ label }) => fits(label))
    .map(
      ({ key, label, run }): PaletteEntry => ({
        key: `setting ${key}`,
        group: 'settings',
        says: label,
        run,
      }),
    );
  const done = further.activity
    .map((entry) => ({ entry, ...tell(entry) }))
    .filter(({ says }) => fits(says))
    .slice(0, LAST)
    .map(
      ({ entry, says, note }): PaletteEntry => ({
        key: `activity ${entry.id}`,
        group: 'activity',
        says,
        note,
        run: further.showActivity,
      }),
    );
  const of = (group: PaletteEntry['group']) => lines.filter((line) => line.group === group);
  const marked = new Set(favourites.map(({ to }) => to));
  const named = of('pages').filter(({ to }) => !marked.has(to));
  const actions = actionEntries(further.commands, text);
  return [
    ...games.filter(({ exact }) => exact),
    ...of('typed'),
    ...favourites,
    ...of('recent'),
    ...(text === '' ? [...actions, ...named] : [...named, ...actions]),
    ...games.filter(({ exact }) => !exact),
    ...settings,
    ...done,
  ];
}
