// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListOwnCards } from '#resource-kit/list/laterParts.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { streetHoldings } from '#resources/street/holdings/resource.ts';

const list = async (resource: Resource) => {
  vi.spyOn(ListOwnCards, 'bring').mockRejectedValue(new Error('gone'));
  const [page] = pagesOf({ ...resource, route: '/holdings' });
  return page?.load();
};

it('a list is shown without a part that cannot be had, which its place tells of [CFG-01, NET-09]', async () => {
  expect(await list(streetHoldings)).toHaveProperty('default');
  expect(ListOwnCards.bring).toHaveBeenCalled();
});
