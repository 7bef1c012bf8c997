import { A, SA, T } from '#authProvider/roles.ts';

/** Where the upcoming games are that coupons are added to, and who may list them (APP-04). */
export const UPCOMING = { route: '/coupons/add', roles: [A, T, SA] } as const;
