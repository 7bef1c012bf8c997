import { listActiveCricketGames } from '#contract/staticData.ts';
import { useRead } from '#dataProvider/useRead.ts';

/** The games that a coupon can be for (CPN-01). */
export const useUpcomingGames = () => useRead(listActiveCricketGames, {});
