import { useState } from 'react';
import type { Field } from '#fields/field.ts';
import { Refused } from '#fields/rules.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { useTypedField } from '#fields/useTypedField.ts';
import { type Decimal, decimalNumber, decimalText, parseDecimal } from '#rules/decimal.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { useTextFor } from '#ui/useTextFor.ts';

/** A number times ten to the power of `shift`, exactly. */
const shifted = (value: Decimal, shift: number): Decimal => value.times(`1e${shift}`);

const writtenBy =
  (shift: number) =>
  (value: unknown): string => {
    if (value instanceof Refused) return value.typed;
    const decimal = parseDecimal(value);
    return decimal === null ? '' : decimalText(shifted(decimal, shift));
  };

/** A stored number that no double is: shown with all its digits and left as it is, never rounded. */
function isBeyond(value: unknown): boolean {
  const stored = parseDecimal(value);
  if (stored === null) return value instanceof ExactNumber;
  return !parseTyped(decimalText(stored)).ok;
}

/**
 * Types exactly a number or says why not (UI-06); null while nothing usable is typed. Reads '12.50' as 12.5. With
 * `shift` 2 a stored 0.2 is typed as 20.
 */
export function NumberFieldInput({
  field,
  shift = 0,
  decimals = field.decimals,
}: {
  field: Field;
  shift?: number;
  decimals?: number | undefined;
}) {
  const { input, label, required, locked, error, message } = useTypedField(field);
  const stored = parseDecimal(input.value);
  const [start] = useState<unknown>(input.value);
  const [text, type] = useTextFor<unknown>(input.value, writtenBy(shift));
  if (isBeyond(start))
    return <TextFieldInput field={{ ...field, readOnly: true, hint: 'fields.keptAsIs' }} />;
  return (
    <NumberInput
      label={label}
      value={stored === null ? null : decimalNumber(shifted(stored, shift))}
      onChange={(value, { error: refused, text: typed }) => {
        const number = parseDecimal(value);
        const next = refused
          ? new Refused(typed, 'notNumber')
          : number && decimalNumber(shifted(number, -shift));
        type(typed, next);
        input.onChange(next);
      }}
      typed={text}
      required={required}
      {...(field.min !== undefined && { min: field.min })}
      {...(field.max !== undefined && { max: field.max })}
      integer={field.integer ?? false}
      {...(decimals !== undefined && { decimals })}
      disabled={field.readOnly ?? false}
      readOnly={locked}
      invalid={error}
      helperText={message}
    />
  );
}
