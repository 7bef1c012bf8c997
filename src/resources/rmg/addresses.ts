import { addressId } from '#rules/userId.ts';

/** The route of the real-money games (APP-04). */
export const RMG = '/more-games/stats';

/** Whose games of which type, as it stands in the query string; '' is not chosen (RMG-01). */
export interface RmgFilters {
  type: string;
  userId: string;
}

export const readFilters = (query: URLSearchParams): RmgFilters => ({
  type: query.get('type') ?? '',
  userId: addressId(query.get('user_id')),
});

/** The address of a user's games of a type, from the first page on. */
export function rmgAddress({ type = '', userId }: Partial<RmgFilters>): string {
  const query = new URLSearchParams({
    ...(type !== '' && { type }),
    ...(userId && { user_id: userId }),
  });
  return `${RMG}?${query}`;
}
