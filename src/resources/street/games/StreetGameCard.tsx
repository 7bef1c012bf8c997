import { useRecordContext } from 'ra-core';
import { useParams } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { streetGameAddress } from '#resources/street/addresses.ts';

/** A street game that leads to what the user of the route does in it (STR-01). */
export function StreetGameCard() {
  const { userId = '' } = useParams();
  const game = useRecordContext<ResourceRecord>();
  return game ? <RecordGameCard to={streetGameAddress('index', userId, game.id)} /> : null;
}
