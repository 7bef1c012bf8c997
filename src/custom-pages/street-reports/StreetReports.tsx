import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { getSoldHoldings, type Holding, type SoldHoldings } from '#contract/street.ts';
import { streetGameAddress } from '#custom-pages/street-games/addresses.ts';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { StreetLink, StreetTitle } from '#custom-pages/street-index/StreetTitle.tsx';
import { useText } from '#i18n/useText.ts';
import { nonzeroSums } from '#rules/street.ts';
import { Count } from '#ui/Count.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';
import { Text } from '#ui/Text.tsx';

/** What a user sold in a game and what it came to (STR-07). */
export function StreetReports() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const game = useRouteGameName(gameId);
  const read = useRead(getSoldHoldings, { query: { user_id: userId, game_id: gameId } });
  return (
    <>
      <StreetTitle
        userId={userId}
        gameId={gameId}
        title={t('street.reportsOf', { game, user: userId })}
      >
        <StreetLink to={streetGameAddress('index', userId, gameId)} label={t('street.toGame')} />
        <StreetLink to={streetGameAddress('teams', userId, gameId)} label={t('street.teams')} />
      </StreetTitle>
      {read.data && <Sums investments={read.data.sold_holdings.investments} />}
      <Typography variant="h2" sx={{ pt: 2 }}>
        {t('street.soldHoldings')}
      </Typography>
      <StreetList
        read={read}
        itemsOf={({ sold_holdings }) => sold_holdings.holdings_array}
        label={t('street.soldHoldings')}
        empty={t('street.none.sold')}
        file={`street-sold-${gameId}-${userId}`}
        columns={[
          { label: t('street.team'), value: ({ team }) => team?.name },
          { label: t('street.units'), value: ({ units }) => units },
          { label: t('street.averagePrice'), value: ({ avg_price }) => avg_price },
          { label: t('street.averageSellPrice'), value: ({ avg_sell_price }) => avg_sell_price },
          { label: t('street.invested'), value: ({ invested }) => invested },
        ]}
        textOf={nameOf}
      >
        {(sold) => (
          <FigureRow
            name={<Text value={sold.team?.name} limit={80} />}
            figures={[
              { label: t('street.units'), value: <Count value={sold.units} /> },
              { label: t('street.averagePrice'), value: <Rupees value={sold.avg_price} /> },
              {
                label: t('street.averageSellPrice'),
                value: <Rupees value={sold.avg_sell_price} />,
              },
              { label: t('street.invested'), value: <Rupees value={sold.invested} /> },
            ]}
          />
        )}
      </StreetList>
    </>
  );
}

/** The sums that are not zero. */
function Sums({ investments }: { investments: SoldHoldings['investments'] }) {
  const t = useText();
  const sums = nonzeroSums(investments);
  if (sums.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('street.nothingInvested')}
      </Typography>
    );
  return (
    <FigureBand
      label={t('street.summary')}
      figures={sums.map(({ sum, amount }) => ({
        label: t(`street.sums.${sum}`),
        value: <Rupees value={amount} profit={sum === 'profit_on_hold'} />,
      }))}
    />
  );
}

const nameOf = ({ team }: Holding): string => team?.name ?? '';
