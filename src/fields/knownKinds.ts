import type { FieldKind, FieldType } from '#fields/field.ts';

const known = new Map<string, FieldKind>();

/** Makes the kinds known to those that are made of others, such as a list of records: importing them would be a cycle. */
export function noteKinds(kinds: Readonly<Record<FieldType, FieldKind>>): void {
  for (const [type, kind] of Object.entries(kinds)) known.set(type, kind);
}

/** A kind of the fields within a field. */
export function knownKind(type: FieldType): FieldKind {
  const kind = known.get(type);
  if (!kind) throw new Error(`No kind ${type}`);
  return kind;
}
