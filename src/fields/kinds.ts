import { audio } from '#fields/audio.tsx';
import { boolean } from '#fields/boolean.tsx';
import { choice } from '#fields/choice.tsx';
import { choices } from '#fields/choices.tsx';
import { colour } from '#fields/colour.tsx';
import { email, phone } from '#fields/contact.tsx';
import { date } from '#fields/date.tsx';
import { datetime } from '#fields/datetime.tsx';
import type { FieldKind, FieldType } from '#fields/field.ts';
import { image } from '#fields/image.tsx';
import { json } from '#fields/json.tsx';
import { noteKinds } from '#fields/knownKinds.ts';
import { link } from '#fields/link.tsx';
import { list } from '#fields/list.tsx';
import { longText } from '#fields/longText.tsx';
import { map } from '#fields/map.tsx';
import { money, percent } from '#fields/money.tsx';
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
  money,
  percent,
  datetime,
  email,
  phone,
  link,
  colour,
  longText,
} satisfies Record<FieldType, FieldKind>;

noteKinds(kinds);

/** How fields of this type are shown, typed and written as text. */
export const kindOf = (type: FieldType): FieldKind => kinds[type];
