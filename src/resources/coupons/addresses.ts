/** The routes of coupons (APP-04). */
export const COUPONS = { games: '/coupons/add', add: '/coupons/add/:gameId' } as const;
