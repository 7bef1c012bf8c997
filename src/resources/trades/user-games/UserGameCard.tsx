import { useParams } from 'react-router';
import { statsAddress } from '#resources/trades/addresses.ts';
import { TradesGameCard } from '#resources/trades/games/TradesGameCard.tsx';

/** A game that the user of the route traded in; it leads to what he traded there (TRD-04). */
export function UserGameCard() {
  const { userId = '' } = useParams();
  return <TradesGameCard to={(gameId) => statsAddress(gameId, userId)} />;
}
