import { formatRupees, signOf } from '#rules/money.ts';

const LOOKS = new Map([
  [1, 'figure gain'],
  [-1, 'figure loss'],
]);

/**
 * Rupees as ₹1,23,456.50, '—' for what is no number (UI-05). `profit` colours a gain green with a plus sign
 * and a loss red with its minus sign; nothing gained or lost stays uncoloured. A plain element: rows have several (UI-13).
 */
export function Rupees({ value, profit = false }: { value: unknown; profit?: boolean }) {
  const sign = profit ? signOf(value) : null;
  return (
    <span className={(sign !== null && LOOKS.get(sign)) || 'figure'}>
      {sign === 1 && '+'}
      {formatRupees(value)}
    </span>
  );
}
