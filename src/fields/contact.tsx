import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { FieldKind } from '#fields/field.ts';
import { dialled } from '#fields/rules.ts';
import { looksLikeAddress } from '#rules/mailAddress.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** A link to a program of the person's machine; text alone where the value is none of the kind (NET-12). */
const Reached = ({ to, value }: { to: string | null; value: unknown }): ReactNode =>
  to === null ? (
    <Text value={value} />
  ) : (
    <Link href={to}>
      <Text value={value} />
    </Link>
  );

const mailTo = (value: unknown): string | null =>
  typeof value === 'string' && looksLikeAddress(value.trim())
    ? `mailto:${encodeURIComponent(value.trim()).replace('%40', '@')}`
    : null;

const callTo = (value: unknown): string | null => {
  const number = dialled(value);
  return number === null ? null : `tel:${number}`;
};

/** An e-mail address, to write to (CFG-10). */
export const email: FieldKind = {
  Cell: ({ value }) => <Reached to={mailTo(value)} value={value} />,
  toText: (value) => plainText(value) ?? '',
};

/** A phone number, to call (CFG-10). */
export const phone: FieldKind = {
  Cell: ({ value }) => <Reached to={callTo(value)} value={value} />,
  toText: (value) => plainText(value) ?? '',
};
