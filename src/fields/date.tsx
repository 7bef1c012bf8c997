import { config } from '#config/current.ts';
import type { Field, FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { type DateStyle, formatDate, readMoment } from '#rules/dates.ts';
import type { Day } from '#rules/days.ts';
import { dayOf } from '#rules/timeZones.ts';
import { DateText } from '#ui/DateText.tsx';
import { dayCell, momentCell } from '#ui/exportRows.ts';

/** The day of a stored day or moment, as a picker of days takes it; '' for what is none. */
function pickedDay(value: unknown): Day {
  const { timeZone } = config();
  const moment = readMoment(value, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? '');
}

const styleOf = ({ day }: Field): DateStyle => (day ? 'date' : 'dateTime');

/** A day or a moment, shown in the configured time zone; '—' for a bad one (APP-17). A day is typed. */
export const date: FieldKind = {
  Cell: ({ value, field }) => <DateText value={value} style={styleOf(field)} />,
  toText: (value, field) =>
    formatDate(value, { style: styleOf(field), timeZone: config().timeZone }),
  inFile: (value, { day }) => (day ? dayCell(value) : momentCell(value)),
  Input: ({ field }) => <TextFieldInput field={field} type="date" shown={pickedDay} />,
  compares: 'day',
};
