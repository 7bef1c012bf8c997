import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { differenceOf } from '#rules/differences.ts';
import { formatCount, formatPercent, formatRupees } from '#rules/money.ts';
import { tabular } from './tabular.ts';

const MINUS = '\u2212';

/** How a figure differs from that of another period: '+₹20.00 (+12.50%) more than ₹160.00' (RNG-02). */
export function Difference({
  now,
  before,
  format,
}: {
  now: unknown;
  before: unknown;
  format: 'rupees' | 'count';
}) {
  const t = useText();
  const written = format === 'rupees' ? formatRupees : formatCount;
  const difference = differenceOf(now, before);
  const words = () => {
    if (difference === null) return t('ranges.difference.unknown', { before: written(before) });
    const { way, by, percent } = difference;
    if (way === 'same') return t('ranges.difference.same', { before: written(before) });
    const sign = way === 'more' ? '+' : MINUS;
    const share = percent === null ? '' : ` (${sign}${formatPercent(percent)})`;
    return t(`ranges.difference.${way}`, {
      by: `${sign}${written(by)}${share}`,
      before: written(before),
    });
  };
  return (
    <Box
      component="span"
      sx={{
        ...tabular,
        typography: 'caption',
        color: 'text.secondary',
        // It is a sentence, which may break.
        whiteSpace: 'normal',
      }}
    >
      {words()}
    </Box>
  );
}
