import { useParams } from 'react-router';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { statsAddress } from '#resources/trades/addresses.ts';

/** A game that the user of the route traded in; it leads to what was traded there (TRD-04). */
export function UserGameCard() {
  const { userId = '' } = useParams();
  return <RecordGameCard to={(id) => statsAddress(id, userId)} />;
}
