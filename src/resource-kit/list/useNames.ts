import { useDataProvider } from 'ra-core';
import { useRef } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { nameOf } from '#fields/reference.tsx';
import { hasId } from '#rules/ids.ts';
import { plainText } from '#ui/plainText.ts';

/**
 * The names of the records that the references of rows lead to, for copies and files, which show what the list
 * shows. `learn` reads those that are not known yet and rejects when they cannot be read.
 */
export function useNames(fields: readonly Field[]) {
  const dataProvider = useDataProvider();
  const known = useRef(new Map<string, string | null>());
  const references = fields.filter(({ type }) => type === 'reference');
  const placeOf = (resource: string, id: unknown) => `${resource}/${plainText(id)}`;
  return {
    nameOf: (resource: string, id: unknown) => known.current.get(placeOf(resource, id)) ?? null,
    learn: async (records: readonly ResourceRecord[]) => {
      await Promise.all(
        references.map(async ({ source, reference = '' }) => {
          const ids = records
            .map((record) => valueAt(record, source))
            .filter(hasId)
            .filter((id) => !known.current.has(placeOf(reference, id)));
          const wanted = [...new Set(ids)];
          if (wanted.length === 0) return;
          const { data } = await dataProvider.getMany<ResourceRecord>(reference, { ids: wanted });
          for (const id of wanted) known.current.set(placeOf(reference, id), null);
          for (const record of data)
            known.current.set(placeOf(reference, record.id), plainText(nameOf(record)));
        }),
      );
    },
  };
}
