import { config } from '#config/current.ts';
import type { FieldKind } from '#fields/field.ts';
import { formatDate } from '#rules/dates.ts';
import { DateText } from '#ui/DateText.tsx';
import { dayCell } from '#ui/exportRows.ts';

/** The day, of a moment that in the configured time zone; '—' for a bad one (APP-17, CFG-10). A day is typed. */
export const date: FieldKind = {
  Cell: ({ value }) => <DateText value={value} />,
  toText: (value) => formatDate(value, { style: 'date', timeZone: config().timeZone }),
  inFile: dayCell,
  compares: 'day',
};
