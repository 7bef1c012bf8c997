import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldType } from '#fields/field.ts';

const known = new Map<string, FieldKind>();

/** Makes kinds known: some come later, and those that are made of others cannot import them. */
export function noteKinds(kinds: Readonly<Partial<Record<FieldType, FieldKind>>>): void {
  for (const [type, kind] of Object.entries(kinds)) known.set(type, kind);
}

/** A kind by its name. */
export function knownKind(type: FieldType): FieldKind {
  const kind = known.get(type);
  if (!kind) throw new Error(`No kind ${type}`);
  return kind;
}

/** How a field of a form is typed. */
export type FieldInput = ComponentType<{ field: Field }>;

const inputs = new Map<string, FieldInput>();

/** The same for what they are typed with. */
export function noteInputs(given: Readonly<Record<FieldType, FieldInput>>): void {
  for (const [type, input] of Object.entries(given)) inputs.set(type, input);
}

/** What the fields within a field are typed with. */
export function knownInput(type: FieldType): FieldInput {
  const input = inputs.get(type);
  if (!input) throw new Error(`No input of ${type}`);
  return input;
}
