import { config } from '#config/current.ts';
import type { FieldKind } from '#fields/field.ts';
import { formatDate } from '#rules/dates.ts';
import { DateText } from '#ui/DateText.tsx';
import { momentCell } from '#ui/exportRows.ts';

/** A moment with its time, in the configured zone; '—' for a bad one (CFG-10, APP-17). */
export const datetime: FieldKind = {
  Cell: ({ value }) => <DateText value={value} style="dateTime" />,
  toText: (value) => formatDate(value, { style: 'dateTime', timeZone: config().timeZone }),
  inFile: momentCell,
  compares: 'day',
};
