import type { FormValues } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { parseJson } from '#http/json.ts';
import { typedFields } from '#resource-kit/form/formValues.ts';
import { GIVEN } from '#resource-kit/form/startedWith.ts';

/** The values that stand in this address, of the fields that are typed; text, numbers and yes or no alone. */
export function givenIn(query: URLSearchParams, fields: readonly Field[]): FormValues {
  const text = query.get(GIVEN);
  const given = text === null ? undefined : parsed(text);
  if (typeof given !== 'object' || given === null) return {};
  const typed = new Set(typedFields(fields).map(({ source }) => source));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([source, value]) =>
        typed.has(source) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
