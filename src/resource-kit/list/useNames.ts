import { useDataProvider } from 'ra-core';
import { useRef } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { referredIds } from '#fields/reference.tsx';
import { rowsIn } from '#fields/rows/rowsIn.ts';
import { useNameOf } from '#fields/useNameOf.ts';
import { labelsApart } from '#rules/twins.ts';
import { plainText } from '#ui/plainText.ts';

/** The records of one resource that were read, by their ids; null: there is none of this id. */
class Known {
  private readonly names = new Map<string, string | null>();
  private apart: ReadonlyMap<string, string> | null = null;

  has(id: unknown): boolean {
    return this.names.has(String(id));
  }

  learn(id: unknown, name: string | null): void {
    this.names.set(String(id), name);
    this.apart = null;
  }

  /** The name as the list shows it: with the id where another one looks the same. */
  nameOf(id: unknown): string | null {
    this.apart ??= this.labels();
    return this.apart.get(String(id)) ?? null;
  }

  private labels(): Map<string, string> {
    const named = [...this.names].flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
    const labels = labelsApart(
      named,
      ({ name }) => name,
      ({ id }) => id,
    );
    return new Map(named.map(({ id, name }, place) => [id, labels[place] ?? name]));
  }
}

/** A reference of a record, or of the rows `within` a list of it. */
interface Reference {
  field: Field;
  within?: string;
}

const referencesOf = (fields: readonly Field[]): Reference[] =>
  fields.flatMap((field): Reference[] => {
    if (field.type === 'reference') return [{ field }];
    const inner = field.type === 'list' ? (field.fields ?? []) : [];
    return referencesOf(inner).map((one) => ({ ...one, within: field.source }));
  });

/**
 * The names of the records that the references of rows lead to, for copies and files, which show what the list
 * shows. `learn` reads those that are not known yet and rejects when they cannot be read.
 */
export function useNames(fields: readonly Field[]) {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf();
  const resources = useRef(new Map<string, Known>());
  const references = referencesOf(fields);
  const knownOf = (resource: string) => {
    const known = resources.current.get(resource) ?? new Known();
    resources.current.set(resource, known);
    return known;
  };
  return {
    nameOf: (resource: string, id: unknown) => knownOf(resource).nameOf(plainText(id)),
    learn: async (records: readonly ResourceRecord[]) => {
      await Promise.all(
        references.map(async ({ field: { source, reference = '' }, within }) => {
          const known = knownOf(reference);
          const rows =
            within === undefined
              ? records
              : records.flatMap((record) => rowsIn(valueAt(record, within)) ?? []);
          const wanted = referredIds(rows, source).filter((id) => !known.has(id));
          if (wanted.length === 0) return;
          const { data } = await dataProvider.getMany<ResourceRecord>(reference, { ids: wanted });
          for (const id of wanted) known.learn(id, null);
          for (const record of data) known.learn(record.id, nameOf(reference, record));
        }),
      );
    },
  };
}
