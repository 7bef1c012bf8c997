import { wordsOf } from '#resource-kit/draft/wordsOf.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import { ExactNumber } from '#rules/exactJson.ts';

type PlainField = PlainResource['fields'][number];

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const EMAIL = /^[^@\s]{1,64}@[^@\s]{1,190}\.[a-z]{2,}$/i;
const LINK = /^https?:\/\/\S+$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;
const SOUND = /\.(?:mp3|wav|ogg|m4a)(?:[?#].*)?$/i;
const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const PHONE = /^\+?\d[\d ()-]{7,18}$/;
const MONEY = /amount|price|fee|total|cost|balance|winning|tax|sum$|_inr$/i;
/** A text of more characters than these is typed in several lines. */
const LONG = 120;
/** So many different values at most are taken for choices, each met so often at least. */
const CHOICES = 8;
const OFTEN = 3;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number that a double would change is a number all the same. */
const plainNumber = (value: unknown): unknown =>
  value instanceof ExactNumber ? Number(value.text) : value;

/** The field that the values of a source look like; none for a source that is empty everywhere (CFG-14). */
export function guessField(
  source: string,
  values: readonly unknown[],
  isKey: boolean,
): PlainField[] {
  const there = values
    .map(plainNumber)
    .filter((value) => value !== null && value !== undefined && value !== '');
  const base = { source, label: wordsOf(source) };
  if (isKey) return [{ ...base, type: 'text', id: true, readOnly: true }];
  if (there.length === 0) return [{ ...base, type: 'text' }];
  const every = (test: (value: unknown) => boolean) => there.every(test);
  const everyText = (pattern: RegExp) =>
    every((value) => typeof value === 'string' && pattern.test(value));
  if (every((value) => typeof value === 'boolean')) return [{ ...base, type: 'boolean' }];
  if (
    /(?:^|[_.])id$|Id$/.test(source) &&
    every((value) => !isObject(value) && !Array.isArray(value))
  )
    return [{ ...base, type: 'text', id: true }];
  if (every((value) => typeof value === 'number'))
    return [
      MONEY.test(source)
        ? { ...base, type: 'money' }
        : { ...base, type: 'number', ...(every(Number.isInteger) && { integer: true }) },
    ];
  if (everyText(MOMENT)) return [{ ...base, type: 'datetime', sortable: true }];
  if (everyText(DAY)) return [{ ...base, type: 'date', day: true, sortable: true }];
  if (everyText(EMAIL)) return [{ ...base, type: 'email' }];
  if (everyText(LINK)) {
    if (everyText(PICTURE)) return [{ ...base, type: 'image' }];
    return [{ ...base, type: everyText(SOUND) ? 'audio' : 'link' }];
  }
  if (everyText(COLOUR)) return [{ ...base, type: 'colour' }];
  if (/phone|mobile|tel$/i.test(source) && everyText(PHONE)) return [{ ...base, type: 'phone' }];
  if (every((value) => typeof value === 'string')) return [textField(base, there as string[])];
  if (every((value) => Array.isArray(value) && value.every(isObject))) {
    const rows = (there as Record<string, unknown>[][]).flat();
    const fields = [...new Set(rows.flatMap(Object.keys))].flatMap((inner) => {
      const [field] = guessField(
        inner,
        rows.map((row) => row[inner]),
        false,
      );
      return field && field.type !== 'list' && field.type !== 'map' ? [field] : [];
    });
    if (fields.length > 0) return [{ ...base, type: 'list', fields } as PlainField];
  }
  return [{ ...base, type: 'json', list: false }];
}

function textField(base: { source: string; label: string }, texts: readonly string[]): PlainField {
  if (texts.some((text) => [...text].length > LONG || text.includes('\n')))
    return { ...base, type: 'longText', list: false };
  const different = [...new Set(texts)];
  const few =
    different.length > 1 && different.length <= CHOICES && texts.length >= different.length * OFTEN;
  const isStatus = /status|state$/i.test(base.source);
  if (isStatus || few) {
    const choices = different.map((id) => ({ id, label: wordsOf(id) }));
    return { ...base, type: isStatus ? 'status' : 'choice', choices, filter: true };
  }
  return { ...base, type: 'text' };
}
