import Box from '@mui/material/Box';
import { formatRupees, signOf } from '#rules/money.ts';
import { tabular } from './tabular.ts';

const COLORS = new Map([
  [1, 'status.positive.text'],
  [-1, 'status.negative.text'],
]);

/**
 * Rupees as ₹1,23,456.50, '—' for what is no number (UI-05). `profit` colours a gain green with a plus sign
 * and a loss red with its minus sign; nothing gained or lost stays uncoloured.
 */
export function Rupees({ value, profit = false }: { value: unknown; profit?: boolean }) {
  const sign = profit ? signOf(value) : null;
  const color = sign === null ? undefined : COLORS.get(sign);
  // A plain element: rows have several of them (UI-13).
  if (color === undefined) return <span className="figure">{formatRupees(value)}</span>;
  return (
    <Box component="span" sx={{ ...tabular, color, fontWeight: 550 }}>
      {sign === 1 && '+'}
      {formatRupees(value)}
    </Box>
  );
}
