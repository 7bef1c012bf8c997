import type { FieldKind } from '#fields/field.ts';
import { LONGEST_NAME, shortName } from '#fields/names.ts';
import { safeHttpUrl } from '#rules/urls.ts';
import { plainText } from '#ui/plainText.ts';
import { SafeLink } from '#ui/SafeLink.tsx';
import { Text } from '#ui/Text.tsx';

/** An http(s) address, to open in a new tab; any other address is text (CFG-10, NET-12). */
export const link: FieldKind = {
  Cell: ({ value }) =>
    safeHttpUrl(value) === null ? (
      <Text value={value} limit={LONGEST_NAME} />
    ) : (
      <SafeLink href={value}>{shortName(plainText(value) ?? '')}</SafeLink>
    ),
  toText: (value) => plainText(value) ?? '',
};
