import { columnOf, type Field } from '#fields/field.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import type { ResourceHead } from '#resource-kit/head.ts';
import { didYouMean } from '#resource-kit/plain/hints.ts';
import { problem, ResourceMistake } from '#resource-kit/plain/mistake.ts';
import type { ReadPlainResource } from '#resource-kit/plain/schema.ts';

/** A resource of our own, with its fields where a declaration may name it. */
export type BuiltIn = ResourceHead & { fields?: readonly Field[] };

/** A resource with the declaration that it was made of. */
export interface Made {
  resource: Resource;
  plain: ReadPlainResource;
}

type Found = [key: string, reference: string];
type Referring = {
  reference?: string | undefined;
  fields?: readonly Referring[] | undefined;
};

const referencesIn = (fields: readonly Referring[] = [], key: string): Found[] =>
  fields.flatMap(({ reference, fields: inner }, index) => [
    ...(reference === undefined ? [] : [[`${key}.${index}.reference`, reference] as Found]),
    ...referencesIn(inner, `${key}.${index}.fields`),
  ]);

/** Every reference of a declaration, by its key: of fields, of rows in them, of filters, of what actions ask for. */
const referencesOf = ({ fields, filters, rowActions, bulkActions }: ReadPlainResource): Found[] => [
  ...referencesIn(fields, 'fields'),
  ...referencesIn(filters, 'filters'),
  ...Object.entries({ rowActions, bulkActions }).flatMap(([list, actions]) =>
    actions.flatMap(({ ask }, index) => referencesIn(ask, `${list}.${index}.ask`)),
  ),
];

/**
 * What leads from one resource to another has to arrive: references and related lists name a declared resource, the
 * latter its fields. What leads to a declaration with a mistake is left out, a reference shows ids, and the neighbours
 * work (CFG-13).
 */
export function wellLinked(
  made: readonly Made[],
  mistakes: readonly ResourceMistake[],
  builtIn: readonly BuiltIn[],
  asked: readonly string[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const declared = [...new Set([...builtIn.map(({ name }) => name), ...asked])];
  const dangling = made.flatMap(({ plain }) =>
    [
      ...(plain.related ?? []).map(
        ({ resource }, index): Found => [`related.${index}.resource`, resource],
      ),
      ...referencesOf(plain),
    ].flatMap(([key, reference]) =>
      declared.includes(reference)
        ? []
        : new ResourceMistake(
            plain.name,
            key,
            problem('noResource', { reference }),
            didYouMean(reference, declared),
          ),
    ),
  );
  const sound = without(made, dangling);
  const strangers = sound.flatMap(({ plain }) => wrongRelated(plain, sound, builtIn));
  const usable = without(sound, strangers).map(({ resource }) => resource);
  const there = new Map([...builtIn, ...usable].map(({ name }) => [name, name]));
  return {
    resources: usable.map((resource) => linked(resource, there)),
    mistakes: [...mistakes, ...dangling, ...strangers],
  };
}

const without = (made: readonly Made[], mistakes: readonly ResourceMistake[]): readonly Made[] =>
  made.filter(({ plain }) => !mistakes.some(({ resource }) => resource === plain.name));

/** What related lists name of another resource that this one does not have, where the other one can be used (CFG-08). */
function wrongRelated(
  { name, related = [] }: ReadPlainResource,
  made: readonly Made[],
  builtIn: readonly BuiltIn[],
): ResourceMistake[] {
  return related.flatMap(({ resource, by, columns = [] }, index) => {
    const fields =
      made.find(({ plain }) => plain.name === resource)?.plain.fields ??
      builtIn.find((one) => one.name === resource)?.fields;
    if (!fields) return [];
    const stranger = (key: string, written: string, known: readonly string[]) =>
      known.includes(written)
        ? []
        : new ResourceMistake(
            name,
            `related.${index}.${key}`,
            problem('noFieldOf', { name: written, resource }),
            didYouMean(written, known),
          );
    const filters = made.find(({ plain }) => plain.name === resource)?.plain.filters ?? [];
    const sources = ['id', ...[...fields, ...filters].map(({ source }) => source)];
    const shown = fields.map(columnOf);
    return [
      stranger('by', by, sources),
      ...columns.map((column, place) => stranger(`columns.${place}`, column, shown)),
    ].flat();
  });
}

/** The same with each reference by the name that react-admin knows, or as an id where nothing can be read of it. */
function linked(
  { related, fields, asks, ...one }: Resource,
  there: ReadonlyMap<string, string>,
): Resource {
  const resolved = ({ reference, many, fields: inner, ...field }: Field): Field => {
    const rows = inner && { fields: inner.map(resolved) };
    const target = reference === undefined ? undefined : there.get(reference);
    if (reference !== undefined && target === undefined)
      return { ...field, type: 'text', id: true };
    return {
      ...field,
      ...rows,
      ...(many !== undefined && { many }),
      ...(target !== undefined && { reference: target }),
    };
  };
  const kept = related?.filter(({ resource }) => there.has(resource));
  return {
    ...one,
    fields: fields.map(resolved),
    ...(asks && {
      asks: Object.fromEntries(
        Object.entries(asks).map(([name, asked]) => [name, asked.map(resolved)]),
      ),
    }),
    ...(kept?.length && { related: kept }),
  };
}
