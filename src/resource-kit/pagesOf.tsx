import type { ComponentType } from 'react';
import { asText, literal } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useGranted } from '#resource-kit/granted.ts';
import { headOf, type ResourceHead } from '#resource-kit/head.ts';
import { bringParts, bringRowParts } from '#resource-kit/list/laterParts.ts';
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

/**
 * The pages of a resource: its list, and its forms and records below the list's route (CFG-01). `bring` gives the whole
 * of it when one of them is opened.
 */
export function pagesOfHead(head: ResourceHead, bring: () => Promise<Resource>): Page[] {
  const { name, route, roles, title, one = title, menu, icon, takes, takesAs, texts } = head;
  const further = (head.pages ?? []).map(
    (page): Page => ({ ...page, load: async () => furtherPage(await bring(), page.name).load() }),
  );
  if (route === '') return further;
  const { create, edit } = head.actions ?? {};
  const page = (suffix: string, path: string, named: Label, load: Loading): Page => ({
    name: `${name}${suffix}`,
    path: `${route}${path}`,
    roles,
    title: named,
    ...(texts && { texts }),
    load: async () => load(await bring()),
  });
  const list = {
    ...page('', '', title, loadList),
    ...(menu && { menu }),
    ...(icon && { icon }),
    ...(takes && { takes }),
    ...(takesAs && { takesAs }),
  };
  const added = head.add ?? about('resources.addNew', one);
  const { createPage } = head;
  return [
    list,
    ...(create && createPage
      ? [
          {
            ...page('-create', '', added, loadCreatePage),
            path: createPage.route,
            roles: create.roles,
          },
        ]
      : []),
    ...(create && !createPage
      ? [{ ...page('-create', '/create', added, loadForm), roles: create.roles }]
      : []),
    ...(edit
      ? [
          {
            ...page('-edit', '/:id/edit', about('resources.editOne', one), loadForm),
            roles: edit.roles,
          },
        ]
      : []),
    ...(head.shows ? [page('-show', '/:id/show', one, loadShow)] : []),
    ...further,
  ];
}

type Loading = (resource: Resource) => Promise<{ default: ComponentType }>;

const loadList: Loading = async (resource) => {
  const [View] = await Promise.all([
    resource.list
      ? resource.list().then((m) => m.default)
      : import('#resource-kit/ResourceList.tsx').then((m) => m.ResourceList),
    bringParts(resource),
  ]);
  return bound(resource, View);
};

const loadForm: Loading = (resource) =>
  resource.formBeside
    ? import('#resource-kit/ListWithForm.tsx').then((m) => bound(resource, m.ListWithForm))
    : import('#resource-kit/ResourceForm.tsx').then((m) => bound(resource, m.ResourceForm));

const loadShow: Loading = (resource) =>
  Promise.all([import('#resource-kit/ResourceShow.tsx'), bringRowParts(resource)]).then(([m]) =>
    bound(resource, m.ResourceShow),
  );

const loadCreatePage: Loading = async (resource) => {
  if (!resource.createPage) throw new Error(`${resource.name} has no page for a new record`);
  return bound(resource, (await resource.createPage.load()).default);
};

function furtherPage({ name: of, pages = [] }: Resource, name: string): Page {
  const page = pages.find((one) => one.name === name);
  if (page) return page;
  throw new Error(`${of} has no page ${name}`);
}

/** The pages of a resource that is here. */
export const pagesOf = (resource: Resource): Page[] =>
  pagesOfHead(headOf(resource), async () => resource);
