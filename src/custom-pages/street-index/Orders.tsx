import Box from '@mui/material/Box';
import { useRead } from '#cache/useRead.ts';
import { listStreetOrders, type StreetOrder } from '#contract/street.ts';
import { OrderState, TradeAction } from '#custom-pages/street-index/badges.tsx';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { orderQuantity } from '#rules/street.ts';
import { DateText } from '#ui/DateText.tsx';
import { momentCell, zonedHead } from '#ui/exportRows.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

/** A user's buy and sell orders in a game (STR-04). */
export function Orders({ userId, gameId }: { userId: string; gameId: string }) {
  const t = useText();
  const read = useRead(listStreetOrders, { query: { user_id: userId, game_id: gameId } });
  return (
    <StreetList
      read={read}
      itemsOf={({ orders }) => orders}
      label={t('street.parts.orders')}
      empty={t('street.none.orders')}
      file={`street-orders-${gameId}-${userId}`}
      columns={[
        { label: t('street.team'), value: (order) => order.team?.name },
        { label: t('street.action'), value: (order) => order.trade_action },
        { label: t('street.state'), value: (order) => order.order_state },
        { label: t('street.processedUnits'), value: (order) => order.processed_quantity },
        { label: t('street.quantity'), value: (order) => order.quantity },
        { label: t('street.price'), value: (order) => rupeesCell(order.price) },
        { label: zonedHead(t('street.date')), value: (order) => momentCell(order.updatedAt) },
      ]}
      textOf={wordsOf}
    >
      {(order) => (
        <FigureRow
          name={<Text value={order.team?.name} limit={80} />}
          badges={
            <>
              <TradeAction action={order.trade_action} />
              <OrderState state={order.order_state} />
            </>
          }
          figures={[
            {
              label: t(order.order_state === 'open' ? 'street.remaining' : 'street.processed'),
              value: (
                <Box component="span" sx={tabular}>
                  {orderQuantity(order)}
                </Box>
              ),
            },
            { label: t('street.price'), value: <Rupees value={order.price} /> },
            {
              label: t('street.date'),
              value: <DateText value={order.updatedAt} style="dateTime" />,
            },
          ]}
        />
      )}
    </StreetList>
  );
}

const wordsOf = ({ team, trade_action, order_state }: StreetOrder): string =>
  `${team?.name ?? ''} ${trade_action} ${order_state}`;
