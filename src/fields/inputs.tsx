import { Suspense } from 'react';
import { ChoiceInput } from '#fields/ChoiceInput.tsx';
import type { Field, FieldType } from '#fields/field.ts';
import { BooleanInput } from '#fields/inputs/BooleanInput.tsx';
import { ChoicesInput } from '#fields/inputs/ChoicesInput.tsx';
import { ColourInput } from '#fields/inputs/ColourInput.tsx';
import { DateTimeInput } from '#fields/inputs/DateTimeInput.tsx';
import { DayInput } from '#fields/inputs/DayInput.tsx';
import { JsonInput } from '#fields/inputs/JsonInput.tsx';
import { NumberFieldInput } from '#fields/inputs/NumberFieldInput.tsx';
import { ReferenceInput } from '#fields/inputs/ReferenceInput.tsx';
import { type FieldInput, noteInputs } from '#fields/knownKinds.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { decimalsOf } from '#rules/currency.ts';
import { later } from '#ui/later.ts';
import { MissingField } from '#ui/MissingPart.tsx';

const RowsInput = later<'RowsInput', { field: Field }>(
  () => import('#fields/rows/RowsInput.tsx'),
  'RowsInput',
  { otherwise: MissingField },
);
const MapInput = later<'MapInput', { field: Field }>(
  () => import('#fields/entries/MapInput.tsx'),
  'MapInput',
  { otherwise: MissingField },
);

/** What is typed has a unit, which its input says where the declaration says nothing else. */
const inUnit = (field: Field, unit: string): Field => ({ hint: { text: unit }, ...field });

const inputs: Record<FieldType, FieldInput> = {
  text: TextFieldInput,
  number: NumberFieldInput,
  rupees: NumberFieldInput,
  date: DayInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  status: ChoiceInput,
  reference: ReferenceInput,
  image: TextFieldInput,
  audio: TextFieldInput,
  json: JsonInput,
  choices: ChoicesInput,
  list: (input) => (
    <Suspense fallback={null}>
      <RowsInput {...input} />
    </Suspense>
  ),
  map: (input) => (
    <Suspense fallback={null}>
      <MapInput {...input} />
    </Suspense>
  ),
  money: ({ field }) => (
    <NumberFieldInput field={inUnit(field, field.currency ?? 'INR')} decimals={decimalsOf(field)} />
  ),
  percent: ({ field }) => (
    <NumberFieldInput field={inUnit(field, '%')} shift={field.fraction ? 2 : 0} />
  ),
  datetime: DateTimeInput,
  email: ({ field }) => <TextFieldInput field={field} type="email" />,
  phone: ({ field }) => <TextFieldInput field={field} type="tel" />,
  link: ({ field }) => <TextFieldInput field={field} type="url" />,
  colour: ColourInput,
  longText: ({ field }) => <TextFieldInput field={{ ...field, multiline: true }} />,
};

noteInputs(inputs);

/** How fields of this type are typed in a form; a new kind must have one to compile (CFG-01). */
export const inputOf = (type: FieldType): FieldInput => inputs[type];
