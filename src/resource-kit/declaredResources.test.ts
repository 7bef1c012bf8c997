import { expect, it, vi } from 'vitest';
import { declaredResource } from '#resource-kit/declaredResource.ts';
import { bringResource, here } from '#resource-kit/declaredResources.ts';
import { headOf } from '#resource-kit/head.ts';
import { pagesOf, pagesOfHead } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { tooltips } from '#resources/tooltips/resource.ts';

it('a resource of which the head is here comes once, and others know it then [CFG-01, CFG-07]', async () => {
  const load = vi.fn(async () => tooltips);
  const deferred = { head: headOf(tooltips), load };
  expect(declaredResource('tooltips')).toBeUndefined();
  await Promise.all([bringResource(deferred), bringResource(deferred)]);
  expect(await bringResource(deferred)).toBe(tooltips);
  expect(load).toHaveBeenCalledTimes(1);
  expect(declaredResource('tooltips')).toBe(tooltips);
});

it('one that cannot be had fails as a part does, and is asked for again [NET-09]', async () => {
  const [other = tooltips] = resources;
  const load = vi.fn(async () => other).mockRejectedValueOnce(new Error('offline'));
  const deferred = { head: headOf(other), load };
  await expect(bringResource(deferred)).rejects.toMatchObject({ name: 'ChunkFailure' });
  expect(await bringResource(deferred)).toBe(other);
  expect(load).toHaveBeenCalledTimes(2);
});

it('one that is here is taken as it is', async () => {
  expect(await bringResource(here(tooltips))).toBe(tooltips);
});

it.each(resources.map((resource) => [resource.name, resource] as const))(
  'the head of %s has the pages of the whole [CFG-01, APP-04, APP-10]',
  (_name, resource) => {
    const plain = (pages: ReturnType<typeof pagesOf>) =>
      pages.map(({ load: _load, ...page }) => page);
    const head = JSON.parse(JSON.stringify(headOf(resource)));
    expect(plain(pagesOfHead(head, async () => resource))).toEqual(plain(pagesOf(resource)));
  },
);
