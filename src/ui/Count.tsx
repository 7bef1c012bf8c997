import Box from '@mui/material/Box';
import { formatCount } from '#rules/money.ts';
import { tabular } from './tabular.ts';

/** A count with Indian grouping; '—' for what is no number. */
export function Count({ value }: { value: unknown }) {
  return (
    <Box component="span" sx={tabular}>
      {formatCount(value)}
    </Box>
  );
}
