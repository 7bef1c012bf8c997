import type { Field } from '#fields/field.ts';
import { Refused, readJson } from '#fields/rules.ts';
import { isBlank } from '#rules/text.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { writeJson } from '#rules/writeJson.ts';
import { plainText } from '#ui/plainText.ts';

/** One key with its value: the text that stands in its input, and what was stored when it was read. */
export interface Entry {
  key: string;
  text: string;
  stored: unknown;
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? (plainText(value) ?? writeJson(value))
      : String(value);

const asEntry = (key: string, stored: unknown): Entry => ({ key, stored, text: textOf(stored) });

/** The keys and values of a map, or what was typed of one that was refused. */
export function entriesOf(value: unknown): Entry[] {
  if (value instanceof Refused) {
    const typed = readJson(value.typed);
    return Array.isArray(typed)
      ? typed.map(([key, text, stored]) => ({ key: String(key), text: String(text), stored }))
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, stored]) => asEntry(key, stored));
}

/** Names that no object can have as a key of its own. */
const NO_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** The map that these entries make, or why they make none. A value that was not touched stays of its own type. */
export function mapOf(entries: readonly Entry[], { values = 'text' }: Field): unknown {
  const typed = entries.filter(({ key, text }) => !isBlank(key) || !isBlank(text));
  const refused = (why: Refused['why']) =>
    new Refused(writeJson(typed.map(({ key, text, stored }) => [key, text, stored ?? null])), why);
  const keys = typed.map(({ key }) => key.trim());
  if (keys.includes('')) return refused('noName');
  if (keys.some((key) => NO_NAMES.has(key))) return refused('badName');
  if (new Set(keys).size < keys.length) return refused('nameTwice');
  const made: [string, unknown][] = [];
  for (const [place, { text, stored }] of typed.entries()) {
    const value = text === textOf(stored) ? stored : valueOfText(text, values);
    if (value === undefined && values === 'number') return refused('notNumber');
    made.push([keys[place] ?? '', value ?? null]);
  }
  return Object.fromEntries(made);
}

function valueOfText(text: string, values: NonNullable<Field['values']>): unknown {
  if (values === 'boolean') return text === 'true' ? true : text === 'false' ? false : null;
  if (values === 'text') return text;
  if (isBlank(text)) return null;
  const number = parseTyped(text);
  return number.ok ? number.value : undefined;
}
