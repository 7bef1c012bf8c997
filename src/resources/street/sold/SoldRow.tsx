import { useRecordContext } from 'ra-core';
import type { Holding } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { Count } from '#ui/Count.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** Units of a team that the user sold (STR-07). */
export function SoldRow() {
  const t = useText();
  const sold = useRecordContext<Holding & { id: string }>();
  if (!sold) return null;
  return (
    <FigureRow
      name={<Text value={sold.team?.name} limit={80} />}
      figures={[
        { label: t('street.units'), value: <Count value={sold.units} /> },
        { label: t('street.averagePrice'), value: <Rupees value={sold.avg_price} /> },
        { label: t('street.averageSellPrice'), value: <Rupees value={sold.avg_sell_price} /> },
        { label: t('street.invested'), value: <Rupees value={sold.invested} /> },
      ]}
    />
  );
}
