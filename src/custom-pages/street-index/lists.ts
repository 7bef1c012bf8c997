import type { Resource } from '#resource-kit/defineResource.ts';
import { bringParts } from '#resource-kit/list/laterParts.ts';
import { streetHoldings } from '#resources/street/holdings/resource.ts';
import { streetLeaderboard } from '#resources/street/leaderboard/resource.ts';
import { streetOrders } from '#resources/street/orders/resource.ts';
import { streetPrizes } from '#resources/street/prizes/resource.ts';
import { tabIn } from '#ui/useTab.ts';

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
export const shownList = (query: URLSearchParams): Resource => LISTS[tabIn(query, PARTS)];

/**
 * Brings what the list that an address shows is drawn with, and waits for no other. Never rejects: what cannot be had is
 * told where it is drawn.
 */
export async function bringLists(query: URLSearchParams): Promise<void> {
  const [shown] = [shownList(query), ...Object.values(LISTS)].map(bringParts);
  await shown;
}
