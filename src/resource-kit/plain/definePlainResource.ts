import { valueAt } from '#dataProvider/paths.ts';
import type { Choice, Field } from '#fields/field.ts';
import type { Words } from '#i18n/useText.ts';
import { defineResource, type Resource } from '#resource-kit/defineResource.ts';
import { formActions, recordAction } from '#resource-kit/plain/actions.ts';
import { contradictions } from '#resource-kit/plain/checks.ts';
import { dataOf } from '#resource-kit/plain/endpoints.ts';
import { meantIssue, problem, problemOf, ResourceMistake } from '#resource-kit/plain/mistake.ts';
import {
  type PlainResource,
  plainResourceSchema,
  type ReadPlainResource,
} from '#resource-kit/plain/schema.ts';
import { MENU_SECTIONS, type MenuSection } from '#ui/page.ts';

/**
 * Makes a resource of plain data; the object may as well stand in /config.json (CFG-01, CFG-03).
 * Throws ResourceMistake for the first mistake.
 */
export function definePlainResource(plain: PlainResource): Resource {
  return readPlainResource(plain, 0);
}

/** The same for data of unknown shape; `index` names a resource that does not even have a name. */
export function readPlainResource(raw: unknown, index: number): Resource {
  const named = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  const resource = typeof named === 'string' && named !== '' ? named : `resources.${index}`;
  const parsed = plainResourceSchema.safeParse(raw);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const issue = first && meantIssue(first);
    const path = issue?.path ?? [];
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    if (unknown !== undefined)
      throw new ResourceMistake(resource, [...path, unknown].join('.'), problem('noKey'));
    const found = path.length === 0 ? raw : valueAt(raw, path.join('.'));
    throw new ResourceMistake(
      resource,
      path.join('.') || 'declaration',
      issue ? problemOf(issue, found) : problem('invalid'),
    );
  }
  for (const [key, wrong] of contradictions(parsed.data))
    throw new ResourceMistake(resource, key, wrong);
  return toResource(parsed.data);
}

function toResource(plain: ReadPlainResource): Resource {
  const { name, label, one = label, route = `/${name}`, roles, menu, perPage, sort } = plain;
  const data = dataOf(plain);
  const fields = plain.fields.map(toField);
  return defineResource({
    name,
    route,
    roles,
    title: { text: label },
    one: { text: one },
    ...(menu !== undefined && {
      menu: { section: isSection(menu) ? menu : { text: menu } },
    }),
    data,
    perPage,
    ...(sort && { sort }),
    fields,
    shows: plain.show,
    actions: {
      row: plain.rowActions.map((action) => recordAction(plain, data, action)),
      bulk: plain.bulkActions.map((action) => recordAction(plain, data, action)),
      ...formActions(plain, data, fields),
    },
  });
}

const isSection = (menu: Words): menu is MenuSection =>
  (MENU_SECTIONS as readonly unknown[]).includes(menu);

function toField({ label, source, choices, ...rest }: ReadPlainResource['fields'][number]): Field {
  const given = Object.entries({ ...rest, source }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as unknown as Omit<Field, 'label' | 'choices'>),
    label: { text: label ?? titleOf(source) },
    ...(choices && {
      choices: choices.map(toChoice),
    }),
  };
}

function toChoice(
  choice: NonNullable<ReadPlainResource['fields'][number]['choices']>[number],
): Choice {
  const { id, label } =
    typeof choice === 'object' ? choice : { id: choice, label: titleOf(String(choice)) };
  return {
    id: String(id),
    ...(typeof id !== 'string' && { value: id }),
    label: { text: label },
  };
}

/** 'start_date' as 'Start date'. */
function titleOf(source: string): string {
  const spaced = source.replace(/[._-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
