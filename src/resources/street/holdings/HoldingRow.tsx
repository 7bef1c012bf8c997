import { useRecordContext } from 'ra-core';
import type { Holding } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { ProfitLoss } from '#resources/street/holdings/ProfitLoss.tsx';
import { Count } from '#ui/Count.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** Units of a team that the user holds, with what a unit has gained or lost (STR-05). */
export function HoldingRow() {
  const t = useText();
  const holding = useRecordContext<Holding & { id: string }>();
  if (!holding) return null;
  const { team, units, avg_price, invested } = holding;
  return (
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
  );
}
