import { useRead } from '#cache/useRead.ts';
import { type Holding, listHoldings } from '#contract/street.ts';
import { ProfitLoss } from '#custom-pages/street-index/ProfitLoss.tsx';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { profitLoss } from '#rules/street.ts';
import { Count } from '#ui/Count.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** What a user holds in a game, and what a unit has gained or lost (STR-05). */
export function Holdings({ userId, gameId }: { userId: string; gameId: string }) {
  const t = useText();
  const read = useRead(listHoldings, { query: { user_id: userId, game_id: gameId } });
  return (
    <StreetList
      read={read}
      itemsOf={({ holdings }) => holdings.holdings_array}
      label={t('street.parts.holdings')}
      empty={t('street.none.holdings')}
      file={`street-holdings-${gameId}-${userId}`}
      columns={[
        { label: t('street.team'), value: ({ team }) => team?.name },
        { label: t('street.units'), value: ({ units }) => units },
        { label: t('street.averagePrice'), value: ({ avg_price }) => rupeesCell(avg_price) },
        { label: t('street.percent'), value: (holding) => gainOf(holding).percent },
        { label: t('street.profit'), value: (holding) => rupeesCell(gainOf(holding).amount) },
        { label: t('street.invested'), value: ({ invested }) => rupeesCell(invested) },
        { label: t('street.ltp'), value: ({ team }) => rupeesCell(team?.last_traded_price) },
      ]}
      textOf={nameOf}
    >
      {({ team, units, avg_price, invested }) => (
        <FigureRow
          name={<Text value={team?.name} limit={80} />}
          figures={[
            { label: t('street.units'), value: <Count value={units} /> },
            { label: t('street.averagePrice'), value: <Rupees value={avg_price} /> },
            {
              label: t('street.profit'),
              value: <ProfitLoss average={avg_price} last={team?.last_traded_price} />,
            },
            { label: t('street.invested'), value: <Rupees value={invested} /> },
            { label: t('street.ltp'), value: <Rupees value={team?.last_traded_price} /> },
          ]}
        />
      )}
    </StreetList>
  );
}

const gainOf = ({ team, avg_price }: Holding) => profitLoss(avg_price, team?.last_traded_price);

const nameOf = ({ team }: Holding): string => team?.name ?? '';
