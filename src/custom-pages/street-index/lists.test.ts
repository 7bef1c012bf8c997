// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ListOwnCards } from '#resource-kit/list/laterParts.ts';
import { streetHoldings } from '#resources/street/holdings/resource.ts';
import { streetLeaderboard } from '#resources/street/leaderboard/resource.ts';
import { bringLists, shownList } from './lists.ts';

it('has the list of the tab in the address, else the first [STR-02, APP-15]', () => {
  expect(shownList(new URLSearchParams('tab=holdings'))).toBe(streetHoldings);
  expect(shownList(new URLSearchParams('tab=other'))).toBe(streetLeaderboard);
});

it('leaves it to the page to say what of its lists cannot be had [STR-02, NET-09]', async () => {
  const bring = vi.spyOn(ListOwnCards, 'bring').mockRejectedValue(new Error('gone'));
  await bringLists(new URLSearchParams());
  expect(bring).toHaveBeenCalled();
});
