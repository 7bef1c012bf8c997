import Box from '@mui/material/Box';
import { listStreetOrders, type StreetOrder } from '#contract/street.ts';
import { OrderState, TradeAction } from '#custom-pages/street-index/badges.tsx';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { orderQuantity } from '#rules/street.ts';
import { DateText } from '#ui/DateText.tsx';
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
      headings={[
        t('street.team'),
        t('street.action'),
        t('street.state'),
        t('street.quantity'),
        t('street.price'),
        t('street.date'),
      ]}
      cellsOf={(order) => [
        order.team?.name,
        order.trade_action,
        order.order_state,
        orderQuantity(order),
        order.price,
        order.updatedAt,
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
