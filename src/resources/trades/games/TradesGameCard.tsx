import { useRecordContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { questionsAddress } from '#resources/trades/addresses.ts';

/** A trades game that leads to its questions (TRD-01). */
export function TradesGameCard() {
  const game = useRecordContext<ResourceRecord>();
  return game ? <RecordGameCard to={questionsAddress(game.id)} /> : null;
}
