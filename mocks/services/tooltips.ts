import { addTooltip, editTooltip, listTooltips, removeTooltip } from '#contract/tooltips.ts';
import { tooltips } from '#mocks/data/tooltips.ts';
import type { Database } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const roles: readonly Role[] = ['admin'];

async function find(db: Database, _id: string) {
  const collection = (await db.area(tooltips)).tooltips;
  const tooltip = collection.findFirst((q) => q.where((row) => sameId(row._id, _id)));
  if (!tooltip) refuse(404, 'No such tooltip');
  return { collection, tooltip };
}

/** The calls of tooltips, played. */
export const tooltipMocks = [
  mock(listTooltips, {
    roles,
    handle: async ({ db }) => ({ result: { tooltips: (await db.area(tooltips)).tooltips.all() } }),
  }),
  mock(addTooltip, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const collection = (await db.area(tooltips)).tooltips;
      if (collection.findFirst((q) => q.where((row) => sameId(row.id, body.id))))
        refuse(409, `There is a tooltip for ${body.id}`);
      await collection.create({ _id: `tooltip-${collection.count() + 1}-${body.id}`, ...body });
      return { success: true, message: 'Tooltip added' };
    },
  }),
  mock(editTooltip, {
    roles,
    handle: async ({ input: { path, body }, db }) => {
      const { collection, tooltip } = await find(db, path._id);
      await collection.update(tooltip, {
        data: (draft) => {
          Object.assign(draft, body);
        },
      });
      return { success: true, message: 'Tooltip saved' };
    },
  }),
  mock(removeTooltip, {
    roles,
    handle: async ({ input: { path }, db }) => {
      const { collection, tooltip } = await find(db, path._id);
      collection.delete(tooltip);
      return { success: true, message: 'Tooltip deleted' };
    },
  }),
];
