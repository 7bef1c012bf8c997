import { z } from 'zod';
import type { MenuGroup } from '#layout/menuEntries.ts';

/** What the parts of the drawer are high, in pixels: an entry, one below the name of its section, around a section. */
export const MENU_ROW = 34;
export const MENU_SUBROW = 30;
export const MENU_GAP = 4;
/** Above the first entry and below the last. */
export const MENU_EDGE = 8;

/** Sections that a person opened (true) or closed; the others open where there is room. */
export type ChosenSections = Readonly<Record<string, boolean>>;
/** As they may stand in the storage. */
export const storedSections: z.ZodType<ChosenSections> = z.record(z.string(), z.boolean());

/** By what a section is known in the storage. */
export const sectionKey = (section: MenuGroup['section']): string =>
  typeof section === 'string' ? section : JSON.stringify(section.text);

/** A section as far as it matters whether it stands open. */
export interface Foldable {
  key: string;
  /** How many entries stand below its name; 1: it is an entry itself, and never folds. */
  entries: number;
  /** The open page is one of them. */
  current: boolean;
}

const heightOf = ({ entries }: Foldable, folded: boolean): number =>
  entries <= 1 ? MENU_ROW : MENU_ROW + MENU_GAP + (folded ? 0 : entries * MENU_SUBROW);

/**
 * The sections that stand folded: those that the person closed, and from the last one up as many as it takes for all
 * names to be in sight in `room` pixels, but none that the person opened or that the open page is in. Null: no room is
 * known, nothing folds by itself.
 */
export function foldedSections(
  sections: readonly Foldable[],
  chosen: ChosenSections,
  room: number | null,
): ReadonlySet<string> {
  const many = sections.filter(({ entries }) => entries > 1);
  const folded = new Set(many.flatMap(({ key }) => (chosen[key] === false ? [key] : [])));
  if (room === null) return folded;
  const height = () =>
    sections.reduce(
      (sum, section) => sum + heightOf(section, folded.has(section.key)),
      2 * MENU_EDGE + MENU_ROW,
    );
  for (const { key, current } of many.toReversed()) {
    if (height() <= room) break;
    if (!current && chosen[key] !== true) folded.add(key);
  }
  return folded;
}
