import { useRead } from '#cache/useRead.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';

/** The games that a coupon can be for (CPN-01). */
export const useUpcomingGames = () => useRead(listActiveCricketGames, {});
