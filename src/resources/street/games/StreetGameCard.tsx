import { useParams } from 'react-router';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { streetGameAddress } from '#resources/street/addresses.ts';

/** A street game that leads to what the user of the route does in it (STR-01). */
export function StreetGameCard() {
  const { userId = '' } = useParams();
  return <RecordGameCard to={(id) => streetGameAddress('index', userId, id)} />;
}
