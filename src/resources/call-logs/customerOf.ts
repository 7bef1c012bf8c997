import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

/** Who called, as the names of the row's controls say it. */
export const customerOf = ({ customer_number }: ResourceRecord): string =>
  plainText(customer_number) ?? MISSING;
