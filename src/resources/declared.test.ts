import { describe, expect, it } from 'vitest';
import { customPages } from '#custom-pages/pages.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';

describe('the declared resources', () => {
  it('are coupons, tooltips, PAN, bank, call logs and groups; two bring a list of their own [CFG-04]', () => {
    const own = resources.map(({ name, list }) => [name, list !== undefined]);
    expect(Object.fromEntries(own)).toEqual({
      'bank-verifications': false,
      'pan-verifications': true,
      tooltips: false,
      groups: false,
      coupons: true,
      'call-logs': false,
    });
  });

  it('give the console their pages: none is routed by hand [CFG-04, CFG-01]', () => {
    const paths = resources.flatMap(pagesOf).map(({ path }) => path);
    expect(paths).toEqual([
      '/bank-verification/manage',
      '/pan-verification/manage',
      '/manage-tooltips',
      '/manage-tooltips/create',
      '/manage-tooltips/:id/edit',
      '/group/stats',
      '/coupons/add',
      '/coupons/add/:gameId',
      '/call-logs/manage',
    ]);
    expect(customPages.map(({ path }) => path).filter((path) => paths.includes(path))).toEqual([]);
  });
});
