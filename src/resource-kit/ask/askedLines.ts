import { valueAt } from '#dataProvider/paths.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { asText, literal, type Text } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import type { Label } from '#ui/page.ts';

const textOf = (label: Label): Text =>
  typeof label === 'object' && 'text' in label ? literal(label.text) : asText(label);

/** A value in words, as a choice is called or as its kind writes it. */
function said(field: Field, value: unknown): Text | string {
  const choice = field.choices?.find(({ id }) => id === String(value));
  return choice ? textOf(choice.label) : kindOf(field.type).toText(value, field) || MISSING;
}

/**
 * What was typed before an action, a line for each field that was asked for, as its confirmation says it once more
 * (CFG-11, CFG-12).
 */
export const askedLines = (fields: readonly Field[], typed: FormValues | undefined): Text[] =>
  typed === undefined
    ? []
    : fields.flatMap((field) => {
        const value = valueAt(typed, field.source);
        if (value === undefined) return [];
        const params = { field: textOf(field.label), value: said(field, value) };
        return [{ key: 'records.typed' as const, params }];
      });
