import { config } from '#config/current.ts';
import type { Field, FieldKind } from '#fields/field.ts';
import { type DateStyle, formatDate } from '#rules/dates.ts';
import { DateText } from '#ui/DateText.tsx';
import { dayCell, momentCell } from '#ui/exportRows.ts';

const styleOf = ({ day }: Field): DateStyle => (day ? 'date' : 'dateTime');

/** A day or a moment, shown in the configured time zone; '—' for a bad one (APP-17). A day is typed. */
export const date: FieldKind = {
  Cell: ({ value, field }) => <DateText value={value} style={styleOf(field)} />,
  toText: (value, field) =>
    formatDate(value, { style: styleOf(field), timeZone: config().timeZone }),
  inFile: (value, { day }) => (day ? dayCell(value) : momentCell(value)),
  compares: 'day',
};
