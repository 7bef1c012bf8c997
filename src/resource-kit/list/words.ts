import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { filled } from '#fields/names.ts';
import { wordsIn } from '#i18n/useText.ts';

const made = new WeakMap<readonly Field[], (record: ResourceRecord) => string>();

/** What a record is found by: its fields as text, one function per declaration. */
export function wordsOf(fields: readonly Field[]): (record: ResourceRecord) => string {
  const known = made.get(fields);
  if (known) return known;
  const named = fields.filter(({ findable }) => findable !== false);
  const words = (record: ResourceRecord) =>
    named
      .map((field) => {
        if (field.template !== undefined)
          return filled(wordsIn('en', field.template), record) ?? '';
        const value = valueAt(record, field.source);
        return field.text ? field.text(value) : kindOf(field.type).toText(value, field);
      })
      .join(' ');
  made.set(fields, words);
  return words;
}
