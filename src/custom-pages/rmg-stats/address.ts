import { addressId } from '#rules/userId.ts';

/** The route of the real-money games (APP-04). */
export const RMG = '/more-games/stats';

/** What the page shows, as it stands in the query string; '' is not chosen, pages count from 1 (RMG-01). */
export interface RmgFilters {
  type: string;
  userId: string;
  page: number;
}

export const readFilters = (query: URLSearchParams): RmgFilters => ({
  type: query.get('type') ?? '',
  userId: addressId(query.get('user_id')),
  page: /^[1-9]\d{0,8}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
});

/** The address of a user's games of a type; the first page is not named. */
export function rmgAddress({ type = '', userId, page = 1 }: Partial<RmgFilters>): string {
  const query = new URLSearchParams({
    ...(type !== '' && { type }),
    ...(userId && { user_id: userId }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${RMG}?${query}`;
}
