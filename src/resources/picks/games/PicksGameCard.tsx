import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { addPlayersAddress, questionsAddress } from '#resources/picks/addresses.ts';

/** A picks game that leads to its questions and to the players to add (PIC-01). */
export function PicksGameCard() {
  const t = useText();
  const game = useRecordContext<ResourceRecord>();
  if (!game) return null;
  return (
    <RecordGameCard
      to={questionsAddress}
      actions={
        <Button component={Link} to={addPlayersAddress(idAsRead(game))} size="small">
          {t('picks.games.addPlayers')}
        </Button>
      }
    />
  );
}
