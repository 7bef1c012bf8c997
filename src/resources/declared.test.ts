import { expect, it } from 'vitest';
import { customPages } from '#custom-pages/pages.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';

it('coupons, tooltips, PAN, bank, call logs and groups are declared, each under a name of its own [CFG-04]', () => {
  const names = resources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'bank-verifications',
      'pan-verifications',
      'tooltips',
      'groups',
      'coupons',
      'call-logs',
    ]),
  );
});

it('the pages of a declared entity are its declaration’s: none is routed by hand [CFG-04, CFG-01]', () => {
  const paths = resources.flatMap(pagesOf).map(({ path }) => path);
  expect(paths).not.toContain('');
  expect(new Set(paths).size).toBe(paths.length);
  expect(customPages.map(({ path }) => path).filter((path) => paths.includes(path))).toEqual([]);
});
