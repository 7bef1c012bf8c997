import { audio } from '#fields/audio.tsx';
import { boolean } from '#fields/boolean.tsx';
import { choice } from '#fields/choice.tsx';
import { choices } from '#fields/choices.tsx';
import { date } from '#fields/date.tsx';
import type { FieldKind, FieldType } from '#fields/field.ts';
import { image } from '#fields/image.tsx';
import { json } from '#fields/json.tsx';
import { noteKinds } from '#fields/knownKinds.ts';
import { list } from '#fields/list.tsx';
import { map } from '#fields/map.tsx';
import { number } from '#fields/number.tsx';
import { reference } from '#fields/reference.tsx';
import { rupees } from '#fields/rupees.tsx';
import { status } from '#fields/status.tsx';
import { text } from '#fields/text.tsx';

/** Every kind of field by its name; a new one must be complete to compile (CFG-01). */
export const kinds = {
  text,
  number,
  rupees,
  date,
  boolean,
  choice,
  status,
  reference,
  image,
  audio,
  json,
  choices,
  list,
  map,
} satisfies Record<FieldType, FieldKind>;

noteKinds(kinds);

/** How fields of this type are shown, typed and written as text. */
export const kindOf = (type: FieldType): FieldKind => kinds[type];
