import type { ComponentType } from 'react';
import { asText, literal } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useGranted } from '#resource-kit/granted.ts';
import { searchName } from '#resource-kit/list/filterNames.ts';
import { bringCells, bringParts } from '#resource-kit/list/laterParts.ts';
import type { Label, Page } from '#ui/page.ts';

type View = ComponentType<{ resource: Resource }>;

const bound = (resource: Resource, View: View): { default: ComponentType } => {
  const Bound = () => <View resource={useGranted(resource)} />;
  return { default: Bound };
};

/** 'Add offer', 'Edit tooltip': what a page does with one record. */
const about = (key: 'resources.addNew' | 'resources.editOne', one: Label): Label => ({
  key,
  params: { one: typeof one === 'object' && 'text' in one ? literal(one.text) : asText(one) },
});

/** The pages of a resource: its list, and its forms and records below the list's route (CFG-01). */
export function pagesOf(resource: Resource): Page[] {
  const {
    name,
    route,
    roles,
    title,
    one = title,
    menu,
    icon,
    takes,
    takesAs,
    fields,
    texts,
  } = resource;
  const { actions = {} } = resource;
  if (route === '') return [...(resource.pages ?? [])];
  const searched = fields.map(searchName).find((found) => found !== null);
  const list: Page = {
    name,
    path: route,
    roles,
    title,
    ...(texts && { texts }),
    load: () =>
      resource.list
        ? Promise.all([resource.list(), bringCells(resource)]).then(([m]) =>
            bound(resource, m.default),
          )
        : Promise.all([import('#resource-kit/ResourceList.tsx'), bringParts(resource)]).then(
            ([m]) => bound(resource, m.ResourceList),
          ),
    ...(menu && { menu }),
    ...(icon && { icon }),
    ...(takes && { takes }),
    ...(takesAs ? { takesAs } : searched && { takesAs: { filter: searched } }),
  };
  const form = (suffix: string, path: string, named: Label = one): Page => ({
    name: `${name}-${suffix}`,
    path: `${route}${path}`,
    roles,
    title: named,
    ...(texts && { texts }),
    load: () =>
      resource.formBeside
        ? import('#resource-kit/ListWithForm.tsx').then((m) => bound(resource, m.ListWithForm))
        : import('#resource-kit/ResourceForm.tsx').then((m) => bound(resource, m.ResourceForm)),
  });
  const { create } = actions;
  const { createPage: own } = resource;
  const added = form('create', '/create', resource.add ?? about('resources.addNew', one));
  return [
    list,
    ...(create && own
      ? [
          {
            ...added,
            path: own.route,
            roles: create.roles,
            load: () => own.load().then((m) => bound(resource, m.default)),
          },
        ]
      : []),
    ...(create && !own ? [{ ...added, roles: create.roles }] : []),
    ...(actions.edit
      ? [
          {
            ...form('edit', '/:id/edit', about('resources.editOne', one)),
            roles: actions.edit.roles,
          },
        ]
      : []),
    ...(resource.shows
      ? [
          {
            ...form('show', '/:id/show'),
            load: () =>
              Promise.all([import('#resource-kit/ResourceShow.tsx'), bringCells(resource)]).then(
                ([m]) => bound(resource, m.ResourceShow),
              ),
          },
        ]
      : []),
    ...(resource.pages ?? []),
  ];
}
