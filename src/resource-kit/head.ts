import type { Role } from '#authProvider/roles.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { searchedBy } from '#resource-kit/list/filterNames.ts';
import type { Page } from '#ui/page.ts';

type HeadKey =
  | 'name'
  | 'route'
  | 'roles'
  | 'title'
  | 'one'
  | 'add'
  | 'menu'
  | 'icon'
  | 'texts'
  | 'takes'
  | 'takesAs'
  | 'formBeside'
  | 'shows'
  | 'recordRoute';

/** Who may do it. */
interface Granted {
  roles: readonly Role[];
}

/** What menu, guards and routes know of a resource before the rest of it is here: a part of it, and plain data. */
export interface ResourceHead extends Pick<Resource, HeadKey> {
  actions?: {
    create?: Granted | undefined;
    edit?: Granted | undefined;
    remove?: Granted | undefined;
  };
  createPage?: { route: string };
  pages?: readonly Omit<Page, 'load'>[];
}

const granted = (action: Granted | undefined): Granted | undefined =>
  action && { roles: action.roles };

/** The head of a resource; a value that is typed into the palette goes to what it is searched by (APP-14). */
export function headOf(resource: Resource): ResourceHead {
  const { name, route, roles, title, one, add, menu, icon, texts, takes, fields } = resource;
  const { formBeside, shows, recordRoute, createPage, actions, pages } = resource;
  const searched = searchedBy(fields);
  const takesAs = resource.takesAs ?? (searched ? { filter: searched } : undefined);
  return {
    name,
    route,
    roles,
    title,
    ...(one && { one }),
    ...(add && { add }),
    ...(menu && { menu }),
    ...(icon && { icon }),
    ...(texts && { texts }),
    ...(takes && { takes }),
    ...(takesAs && { takesAs }),
    ...(formBeside && { formBeside }),
    ...(shows && { shows }),
    ...(recordRoute && { recordRoute }),
    ...(createPage && { createPage: { route: createPage.route } }),
    ...(actions && {
      actions: {
        create: granted(actions.create),
        edit: granted(actions.edit),
        remove: granted(actions.remove),
      },
    }),
    ...(pages && { pages: pages.map(({ load: _load, ...page }) => page) }),
  };
}
