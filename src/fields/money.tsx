import Box from '@mui/material/Box';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { decimalsOf, formatMoney, formatShare, inPercent } from '#rules/currency.ts';
import { decimalText, parseDecimal } from '#rules/decimal.ts';
import { plainText } from '#ui/plainText.ts';
import { tabular } from '#ui/tabular.ts';

const Figure = ({ text }: { text: string }) => (
  <Box component="span" sx={tabular}>
    {text}
  </Box>
);

/** The bare number for a sheet, as many decimals as are shown. */
function amountInFile(value: unknown, field: Field): string {
  const amount = parseDecimal(value);
  return amount === null ? (plainText(value) ?? '') : decimalText(amount.round(decimalsOf(field)));
}

/** An amount in any currency with its decimals (CFG-10). Files hold the bare number. */
export const money: FieldKind = {
  Cell: ({ value, field }: CellProps) => <Figure text={formatMoney(value, field)} />,
  toText: (value) => plainText(value) ?? '',
  inFile: amountInFile,
  align: 'right',
  compares: 'number',
};

/** A percentage: 12.5 is 12.5 %, or with `fraction` 0.125 is (CFG-10). It is typed in percent. */
export const percent: FieldKind = {
  Cell: ({ value, field }: CellProps) => <Figure text={formatShare(value, field)} />,
  toText: (value) => plainText(value) ?? '',
  inFile: (value, { fraction = false }) => {
    const share = inPercent(value, fraction);
    return share === null ? (plainText(value) ?? '') : decimalText(share);
  },
  align: 'right',
  compares: 'number',
};
