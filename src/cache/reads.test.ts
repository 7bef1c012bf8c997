import { expect, it } from 'vitest';
import { noteResourceReads, readsOf } from '#cache/reads.ts';
import { listBypass } from '#contract/bank.ts';
import { listGroups } from '#contract/groups.ts';

it('finds the reads of a resource that comes after somebody began to wait for them [NET-04, NET-06]', () => {
  const ofBank = readsOf([listBypass]);
  const list = { queryKey: ['bank-verifications', 'getList', {}] };
  expect(ofBank(list)).toBe(false);
  noteResourceReads('bank-verifications', [listBypass]);
  expect(ofBank(list)).toBe(true);
  expect(readsOf([listGroups])(list)).toBe(false);
});
