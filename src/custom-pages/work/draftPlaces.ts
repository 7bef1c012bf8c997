import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { isSeenName } from '#resources/answer-desk/seenName.ts';
import { addressOfPage, openingOf, type Page } from '#ui/page.ts';

/** Where typed input of some names is: the page by its name. A group of the pattern is the record of the page. */
const PLACES: readonly (readonly [names: RegExp, page: string])[] = [
  [/^bulk-mail$/, 'bulk-mail'],
  [/^bypass-list:user$/, 'bank-verifications'],
  [/^picks-(?:lines|paste)\/(.+)$/, 'picks-questions'],
  [/^picks-add-players\/(.+)$/, 'picks-add-players'],
  [/^trades-questions\/(.+)$/, 'trades-questions'],
  [/^\/super-predictor\/questions\/([^/ ]+)(?: answers| league)?$/, 'prediction-questions'],
  [/^coupons\/(.+)$/, 'coupons-create'],
];

/** Of a form: its resource and its record, none of a new one. */
const FORM = /^([^/:]+)\/([^/]*)$/;

/** A page on which something is typed and not sent. */
export interface DraftPlace {
  page: Page;
  /** The record of the page; '' where it has none. */
  record: string;
  to: string;
  /** When something was last typed there, in milliseconds since 1970. */
  at: number;
}

function placeOf(name: string, pages: readonly Page[]): Omit<DraftPlace, 'at'> | null {
  const named = PLACES.flatMap(([names, page]) => {
    const match = names.exec(name);
    return match ? [{ page, record: match[1] ?? '' }] : [];
  });
  const [, resource = '', id = ''] = FORM.exec(name) ?? [];
  const form =
    resource === '' ? [] : [{ page: `${resource}-${id ? 'edit' : 'create'}`, record: id }];
  for (const { page: wanted, record } of [...named, ...form]) {
    const page = pages.find((one) => one.name === wanted);
    if (!page) continue;
    const part = /:(\w+)/.exec(page.path)?.[1];
    if (part !== undefined && record === '') continue;
    return { page, record, to: addressOfPage(page.path, part ? { [part]: record } : {}) };
  }
  return null;
}

/**
 * The pages on which this person has typed something that is not sent, the latest first, each once. Input of dialogs and
 * of what only serves the screen, such as the name of a view, leads nowhere and is left out (WRK-01, UI-10).
 */
export function draftPlaces(
  drafts: readonly { name: string; at: number }[],
  pages: readonly Page[],
  role: Role,
): DraftPlace[] {
  const places = new Map<string, DraftPlace>();
  for (const { name, at } of drafts.toSorted((one, other) => other.at - one.at)) {
    const place = isSeenName(name) ? null : placeOf(name, pages);
    if (!place || !mayRole(role, openingOf(place.page)) || places.has(place.to)) continue;
    places.set(place.to, { ...place, at });
  }
  return [...places.values()];
}
