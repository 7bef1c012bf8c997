import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { questionsAddress, TRADES } from '#resources/trades/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { IdText } from '#ui/IdText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Which game's report this is, and the ways to its questions and to all games (TRD-06). */
export function GameReportHeading() {
  const t = useText();
  const gameId = addressId(useParams().gameId);
  const name = useRouteGameName(gameId);
  return (
    <PageTitle
      title={t('trades.report.titleOf', { game: name })}
      note={<IdText value={gameId} what={t('trades.report.gameId')} />}
      actions={
        <>
          <ListReadAt />
          <Button component={Link} to={questionsAddress(gameId)} variant="outlined" size="small">
            {t('trades.report.settle')}
          </Button>
          <Button component={Link} to={TRADES.report} variant="text" size="small">
            {t('trades.report.all')}
          </Button>
        </>
      }
    />
  );
}
