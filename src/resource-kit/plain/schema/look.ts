import { z } from 'zod';
import { filterValues } from '#resource-kit/plain/schema/filters.ts';
import { label, source, words } from '#resource-kit/plain/schema/parts.ts';
import { roles, tone, when } from '#resource-kit/plain/schema/words.ts';
import { ICONS } from '#ui/icons.ts';

/** What a field's form and column look like, and who sees it (CFG-11). */
export const fieldLook = {
  /** Said below its input. */
  hint: label.optional(),
  /** Shown while another field has one of these values. */
  showIf: when.optional(),
  /** A column that is left out until a person asks for it. */
  hidden: z.boolean().optional(),
  /** Who may see and send it; default: whoever opens the resource. */
  roles: roles.optional(),
};

/** What a list and its form look like (CFG-11). */
export const look = {
  /** Of the drawer's section, and of the resource. */
  icon: z.enum(ICONS).optional(),
  /** Presets of the filter above the list, each with its number of records. */
  tabs: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z0-9-]+$/),
        label,
        filter: filterValues.optional(),
      }),
    )
    .min(2)
    .optional(),
  /** Its records as cards beside the table: sources, or texts with `{source}`. */
  card: z
    .strictObject({
      picture: source.optional(),
      title: words,
      lines: z.array(words).optional(),
    })
    .optional(),
  /** Parts of the form, one below the other, or behind tabs where each names its `tab`. */
  sections: z
    .array(z.strictObject({ label, fields: z.array(source).min(1), tab: label.optional() }))
    .min(1)
    .optional(),
  /** The tone of rows: the first that holds. */
  tones: z.array(z.strictObject({ when, tone })).optional(),
};

/** Is there such a form or action; or for whom, of the resource's roles. */
export const granted = z.union([z.boolean(), z.strictObject({ roles })]);

/** Rows of a page, or the sizes to choose from, the first of which is the usual one. */
export const perPage = z.union([z.int().min(1).max(100), z.array(z.int().min(1).max(100)).min(1)]);
