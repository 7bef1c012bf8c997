import { choices } from '#fields/choices.tsx';
import { colour } from '#fields/colour.tsx';
import { email, phone } from '#fields/contact.tsx';
import type { FieldKind, FieldType } from '#fields/field.ts';
import { json } from '#fields/json.tsx';
import { ownKinds } from '#fields/kinds.ts';
import { noteKinds } from '#fields/knownKinds.ts';
import { link } from '#fields/link.tsx';
import { list } from '#fields/list.tsx';
import { map } from '#fields/map.tsx';
import { money, percent } from '#fields/money.tsx';

/** The kinds that only resources of /config.json have; they come with what reads them. */
const furtherKinds = {
  json,
  choices,
  list,
  map,
  money,
  percent,
  email,
  phone,
  link,
  colour,
} satisfies Record<Exclude<FieldType, keyof typeof ownKinds>, FieldKind>;

noteKinds(furtherKinds);

/** Every kind of field by its name; a new one must be complete to compile (CFG-01). */
export const kinds: Readonly<Record<FieldType, FieldKind>> = { ...ownKinds, ...furtherKinds };
