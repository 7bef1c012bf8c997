import type { Resource } from '#resource-kit/defineResource.ts';
import { bringParts } from '#resource-kit/list/laterParts.ts';
import { streetHoldings } from '#resources/street/holdings/resource.ts';
import { streetLeaderboard } from '#resources/street/leaderboard/resource.ts';
import { streetOrders } from '#resources/street/orders/resource.ts';
import { streetPrizes } from '#resources/street/prizes/resource.ts';

/** The tabs of the page, in their order, as its address says them. */
export const PARTS = ['leaderboard', 'orders', 'holdings', 'prizes'] as const;
export type Part = (typeof PARTS)[number];

export const LISTS: Record<Part, Resource> = {
  leaderboard: streetLeaderboard,
  orders: streetOrders,
  holdings: streetHoldings,
  prizes: streetPrizes,
};

/** The list that an address shows. */
export const shownList = (query: URLSearchParams): Resource =>
  LISTS[PARTS.find((part) => part === query.get('tab')) ?? PARTS[0]];

/** Brings what the rows of all of them are drawn with; what cannot be had is told where it is drawn. */
export const bringLists = (): Promise<unknown> =>
  Promise.allSettled(Object.values(LISTS).map(bringParts));
