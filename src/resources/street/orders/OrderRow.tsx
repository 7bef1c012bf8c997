import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useContext } from 'react';
import type { StreetOrder } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { OrderState, TradeAction } from '#resources/street/orders/badges.tsx';
import { orderQuantity } from '#rules/street.ts';
import { DateText } from '#ui/DateText.tsx';
import { FigureRow, HeadedContext } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

/** An order: what remains of an open one, what was processed of another (STR-04). */
export function OrderRow() {
  const t = useText();
  const order = useRecordContext<StreetOrder & { id: string }>();
  const headed = useContext(HeadedContext);
  if (!order) return null;
  const isOpen = order.order_state === 'open';
  return (
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
          label: t(isOpen ? 'street.remaining' : 'street.processed'),
          value: (
            <Box component="span" sx={tabular}>
              {headed
                ? t(isOpen ? 'street.remainingOf' : 'street.processedOf', {
                    figures: orderQuantity(order),
                  })
                : orderQuantity(order)}
            </Box>
          ),
        },
        { label: t('street.price'), value: <Rupees value={order.price} /> },
        { label: t('street.date'), value: <DateText value={order.updatedAt} style="dateTime" /> },
      ]}
    />
  );
}
