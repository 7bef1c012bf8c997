import { formatPercent } from '#rules/money.ts';
import { profitLoss } from '#rules/street.ts';
import { MISSING } from '#rules/text.ts';
import { Rupees } from '#ui/Rupees.tsx';

/** Gain or loss of a unit in rupees, and in per cent of the average price, '—' when that is 0 (STR-05). */
export function ProfitLoss({ average, last }: { average: unknown; last: unknown }) {
  const { amount, percent } = profitLoss(average, last);
  if (amount === null) return <span>{MISSING}</span>;
  return (
    <span className="figure">
      <Rupees value={amount} profit /> <span className="aside">({formatPercent(percent)})</span>
    </span>
  );
}
