import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { questionsAddress } from '#resources/trades/addresses.ts';

/** A trades game that leads to its questions (TRD-01). */
export const TradesGameCard = () => <RecordGameCard to={questionsAddress} />;
