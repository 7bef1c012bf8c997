import { audio } from '#fields/audio.tsx';
import { boolean } from '#fields/boolean.tsx';
import { choice } from '#fields/choice.tsx';
import { date } from '#fields/date.tsx';
import { datetime } from '#fields/datetime.tsx';
import type { FieldKind, FieldType } from '#fields/field.ts';
import { image } from '#fields/image.tsx';
import { knownKind, noteKinds } from '#fields/knownKinds.ts';
import { longText } from '#fields/longText.tsx';
import { number } from '#fields/number.tsx';
import { reference } from '#fields/reference.tsx';
import { rupees } from '#fields/rupees.tsx';
import { status } from '#fields/status.tsx';
import { text } from '#fields/text.tsx';

/** The kinds of field that the console's own resources have, by name; see `furtherKinds`. */
export const ownKinds = {
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
  datetime,
  longText,
} satisfies Partial<Record<FieldType, FieldKind>>;

noteKinds(ownKinds);

/** How fields of this type are shown, typed and written as text. */
export const kindOf = (type: FieldType): FieldKind => knownKind(type);
