import Box from '@mui/material/Box';
import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { NumberFieldInput } from '#fields/number.tsx';
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

/** What is typed has a unit, which its input says where the declaration says nothing else. */
const inUnit = (field: Field, unit: string): Field => ({ hint: { text: unit }, ...field });

/** An amount in any currency with its decimals (CFG-10). Files hold the bare number. */
export const money: FieldKind = {
  Cell: ({ value, field }: CellProps) => <Figure text={formatMoney(value, field)} />,
  toText: (value) => plainText(value) ?? '',
  inFile: amountInFile,
  Input: ({ field }) => (
    <NumberFieldInput field={inUnit(field, field.currency ?? 'INR')} decimals={decimalsOf(field)} />
  ),
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
  Input: ({ field }) => (
    <NumberFieldInput field={inUnit(field, '%')} shift={field.fraction ? 2 : 0} />
  ),
  align: 'right',
  compares: 'number',
};
