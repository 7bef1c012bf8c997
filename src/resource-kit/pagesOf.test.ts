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

it('brings a list whole: without its rows it is not shown [CFG-01, NET-09]', async () => {
  await expect(list(streetHoldings)).rejects.toThrow('gone');
});

it('leaves it to a page of its own to say which part of its list is missing [CFG-01, NET-09]', async () => {
  const own = { ...streetHoldings, list: async () => ({ default: () => null }) };
  expect(await list(own)).toHaveProperty('default');
  expect(ListOwnCards.bring).toHaveBeenCalled();
});
