import { columnOf, type Field } from '#fields/field.ts';
import type { FormSection } from '#resource-kit/defineResource.ts';

/** A section with its fields. */
export type PlacedSection = Omit<FormSection, 'fields'> & { fields: readonly Field[] };

/** Fields in the sections that name them, which are there while they have any; those of none come first (CFG-11). */
export function sectionsOf(
  sections: readonly FormSection[] = [],
  fields: readonly Field[],
): { rest: readonly Field[]; sections: readonly PlacedSection[] } {
  const placed = new Set(sections.flatMap((section) => section.fields));
  return {
    rest: fields.filter((field) => !placed.has(columnOf(field))),
    sections: sections
      .map((section) => ({
        ...section,
        fields: section.fields.flatMap(
          (name) => fields.find((field) => columnOf(field) === name) ?? [],
        ),
      }))
      .filter((section) => section.fields.length > 0),
  };
}

/** Sections by the tab that they stand behind, in the order of the tabs; those of no tab stand before all. */
export function tabbed(sections: readonly PlacedSection[]) {
  const keyOf = ({ tab }: PlacedSection) => (tab === undefined ? null : JSON.stringify(tab));
  const keys = [...new Set(sections.map(keyOf))].filter((key) => key !== null);
  return {
    untabbed: sections.filter((section) => keyOf(section) === null),
    tabs: keys.flatMap((key) => {
      const within = sections.filter((section) => keyOf(section) === key);
      const label = within[0]?.tab;
      return label === undefined ? [] : [{ key, label, sections: within }];
    }),
  };
}
